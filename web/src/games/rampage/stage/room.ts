/** What never moves: the light, the wooden table, the boards and their ruins. */

import { AmbientLight, Color, DirectionalLight, Fog, HemisphereLight, Mesh, PlaneGeometry, type Scene, type Texture } from "three";
import { extent } from "../geometry";
import { middleOf, type Setting } from "./setting";
import { slab, type Stuff } from "./stuff";
import { boardTexture, ruinTexture, tableTexture } from "./textures";

const SKY = { light: "#e9d7b8", dark: "#1d1622" } as const;

/** What changes with the theme. */
export interface Room {
  sun: DirectionalLight;
  table: ReturnType<Stuff["matte"]>;
  /** The wood of the table by day or by lamplight, printed when it is first seen. */
  wood: (dark: boolean) => Texture;
}

export function furnish(scene: Scene, setting: Setting, stuff: Stuff): Room {
  const sun = lights(scene, setting);
  const prints = new Map<boolean, Texture>();
  const wood = (dark: boolean): Texture => {
    const print = prints.get(dark) ?? stuff.print(tableTexture(dark));
    print.repeat.set(5, 5);
    prints.set(dark, print);
    return print;
  };
  const made = table(scene, setting, stuff, wood(setting.dark));
  setting.city.boards.forEach((_, which) => board(scene, setting, stuff, which));
  return { sun, table: made, wood };
}

/** By day or by lamplight. */
export function light(scene: Scene, { sun, table: top, wood }: Room, dark: boolean): void {
  const sky = new Color(dark ? SKY.dark : SKY.light);
  scene.background = sky;
  scene.fog = new Fog(sky, 1500, 3000);
  sun.intensity = dark ? 2.1 : 2.7;
  sun.color.set(dark ? "#ffc98a" : "#ffe2b0");
  top.map = wood(dark);
}

function lights(scene: Scene, { city, plain }: Setting): DirectionalLight {
  const [x, y] = middleOf(city);
  const wide = (city.size / 2) * city.boards.length + 90;
  const sun = new DirectionalLight("#ffe2b0", 2.7);
  sun.position.set(x - 430, y - 330, 560);
  sun.target.position.set(x, y, 0);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(plain ? 1024 : 2048);
  sun.shadow.radius = 4;
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.9;
  Object.assign(sun.shadow.camera, { left: -wide, right: wide, top: wide, bottom: -wide, near: 100, far: 1900 });
  const fill = new DirectionalLight("#b9cdf2", 0.45);
  fill.position.set(x + 500, y + 300, 300);
  scene.add(sun, sun.target, fill, fill.target, new HemisphereLight("#fff2dc", "#8b6038", 1.05), new AmbientLight("#ffe9cf", 0.25));
  return sun;
}

function table(scene: Scene, { city }: Setting, stuff: Stuff, wood: Texture): Room["table"] {
  const [x, y] = middleOf(city);
  const made = stuff.matte({ map: wood, roughness: 0.62 });
  const top = new Mesh(new PlaneGeometry(5200, 5200), made);
  top.name = "table";
  top.position.set(x, y, -city.thickness);
  top.receiveShadow = true;
  scene.add(top);
  return made;
}

function board(scene: Scene, { city, letter }: Setting, stuff: Stuff, which: number): void {
  const [x, y] = city.boards[which] ?? [0, 0];
  const print = stuff.matte({ map: stuff.print(boardTexture(city, which, letter)), roughness: 0.85 });
  const edge = stuff.matte({ color: "#b59a72", roughness: 0.95 });
  const made = new Mesh(slab(city.size, city.size, city.thickness, "edge"), [edge, print]);
  made.position.set(x, y, -city.thickness / 2);
  made.receiveShadow = made.castShadow = true;
  scene.add(made);
  const rim = stuff.matte({ color: "#8f858e", roughness: 0.95 });
  Object.entries(city.ruins).forEach(([name, outline], i) => {
    const box = extent(outline);
    const [cx, cy] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
    if (Math.abs(cx - x) > city.size / 2 || Math.abs(cy - y) > city.size / 2) return;
    const [w, d] = [box.right - box.left, box.high - box.low];
    const plaster = stuff.matte({ map: stuff.print(ruinTexture(w, d, i + 1, name)), roughness: 0.95 });
    const ruin = new Mesh(slab(w, d, city.ruin_height, "edge"), [rim, plaster]);
    ruin.position.set(cx, cy, city.ruin_height / 2);
    ruin.receiveShadow = ruin.castShadow = true;
    scene.add(ruin);
  });
}
