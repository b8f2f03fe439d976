/** What things are made of: materials and prints, kept so that the graphics card gets them back. */

import { BoxGeometry, type Material, MeshLambertMaterial, MeshStandardMaterial, type Texture } from "three";

export class Stuff {
  #textures: Texture[] = [];
  #materials: Material[] = [];

  /** `plain`: no graphics card. */
  constructor(readonly plain: boolean) {}

  /** Wood, paper and paint: finely lit where a graphics card does it, plainly where the processor has to. */
  matte(look: { map?: Texture; color?: string; vertexColors?: boolean; roughness: number }): MeshLambertMaterial | MeshStandardMaterial {
    const { roughness, ...rest } = look;
    return this.keep(this.plain ? new MeshLambertMaterial(rest) : new MeshStandardMaterial({ ...rest, roughness }));
  }
  keep<T extends Material>(material: T): T {
    this.#materials.push(material);
    return material;
  }
  print(texture: Texture): Texture {
    this.#textures.push(texture);
    return texture;
  }

  dispose(): void {
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#materials) material.dispose();
  }
}

/** A slab with edges of one material and faces of another; the fewer groups, the fewer draw calls. */
export function slab(w: number, d: number, h: number, bottom: "edge" | "print"): BoxGeometry {
  const made = new BoxGeometry(w, d, h);
  made.clearGroups();
  // The box's own order: four sides, top, bottom, six indices each.
  made.addGroup(0, 24, 0);
  made.addGroup(24, bottom === "print" ? 12 : 6, 1);
  if (bottom === "edge") made.addGroup(30, 6, 0);
  return made;
}
