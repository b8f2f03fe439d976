/** Path data (512 x 512) of one icon of the game-icons set; see vite.config.ts. */
declare module "game-icon:*" {
  const d: string;
  export default d;
}
