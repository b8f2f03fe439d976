/** What may be pointed at, in gold: areas of the city, and rings with a pointer over pieces. */

import { BufferGeometry, ConeGeometry, DoubleSide, Group, InstancedMesh, LineBasicMaterial, LineLoop, type Material, Matrix4, Mesh, MeshBasicMaterial, type Object3D, Shape, ShapeGeometry, Vector2, Vector3 } from "three";
import { extent } from "../geometry";
import { pieceKind, type Point, type Pose } from "../view";
import { ringShape } from "./models";
import { GOLD } from "./palette";
import type { Setting } from "./setting";
import type { Stuff } from "./stuff";

export interface Marks {
  pieces: readonly string[];
  zones: readonly string[];
  ruins: readonly string[];
  starts: readonly number[];
  /** Buildings that a guide speaks of: brighter, and with an arrow over them. */
  lit: readonly string[];
}

const MOST = 128;
/** The arrow over a building: millimetres above the board, and how many times as big as one over a piece. */
const ARROW = { high: 115, size: 4 };

export class Marked {
  readonly group = new Group();
  #areas = new Group();
  #rings: InstancedMesh;
  #pointers: InstancedMesh;
  #pieces: readonly string[] = [];
  #lit: readonly string[] = [];

  constructor(
    readonly setting: Setting,
    stuff: Stuff,
    readonly poseOf: (piece: string) => Pose | undefined,
  ) {
    const glow = stuff.keep(new MeshBasicMaterial({ color: GOLD, transparent: true, opacity: 0.95, side: DoubleSide, toneMapped: false, depthWrite: false }));
    this.#rings = new InstancedMesh(new ShapeGeometry(ringShape(0.78, 1), 24), glow, MOST);
    this.#pointers = new InstancedMesh(new ConeGeometry(3.4, 8, 12).rotateX(-Math.PI / 2), glow, MOST);
    this.group.add(this.#areas);
    for (const mesh of [this.#rings, this.#pointers]) {
      mesh.count = 0;
      mesh.frustumCulled = false;
      mesh.renderOrder = 3;
      this.group.add(mesh);
    }
  }

  set(marks: Marks): void {
    this.#pieces = marks.pieces;
    this.#lit = marks.lit;
    this.dispose();
    const { city } = this.setting;
    for (const zone of marks.zones) this.#area(city.zones[zone] ?? [], 0);
    for (const ruin of [...marks.ruins, ...marks.lit]) {
      const { left, right, low, high } = extent(city.ruins[ruin] ?? [[0, 0]]);
      const w = city.sidewalk;
      this.#area([[left - w, low - w], [right + w, low - w], [right + w, high + w], [left - w, high + w]], 0.2, marks.lit.includes(ruin) ? 0.9 : 0.26);
    }
    for (const start of marks.starts) {
      const [x, y] = city.starts[start] ?? [0, 0];
      this.#area(Array.from({ length: 32 }, (_, i): Point => [x + 22 * Math.cos((i * Math.PI) / 16), y + 22 * Math.sin((i * Math.PI) / 16)]), 0.1);
    }
    this.follow();
  }

  #area(outline: readonly Point[], grow: number, opacity = 0.26): void {
    const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
    const fill = new Mesh(new ShapeGeometry(shape), new MeshBasicMaterial({ color: GOLD, transparent: true, opacity, depthWrite: false, toneMapped: false }));
    fill.position.z = 0.7 + grow;
    const line = new LineLoop(
      new BufferGeometry().setFromPoints(outline.map(([x, y]) => new Vector3(x, y, 1 + grow))),
      new LineBasicMaterial({ color: "#a2321d", toneMapped: false }),
    );
    this.#areas.add(fill, line);
  }

  /** Rings go where the pieces have gone. */
  follow(): void {
    const { sizes } = this.setting.city;
    let count = 0;
    const [ring, pointer] = [new Matrix4(), new Matrix4()];
    for (const name of this.#pieces.slice(0, MOST - this.#lit.length)) {
      const pose = this.poseOf(name);
      if (!pose) continue;
      const size = sizes[pieceKind(name) as keyof typeof sizes] ?? [20, 20, 20];
      const r = Math.max(size[0], size[1]) * 0.62 + 3;
      ring.makeScale(r, r, 1).setPosition(pose[0], pose[1], Math.max(1, pose[2] - 1));
      pointer.makeTranslation(pose[0], pose[1], pose[2] + size[2] + 12);
      this.#rings.setMatrixAt(count, ring);
      this.#pointers.setMatrixAt(count, pointer);
      count++;
    }
    this.#rings.count = count;
    for (const ruin of this.#lit) {
      const { left, right, low, high } = extent(this.setting.city.ruins[ruin] ?? [[0, 0]]);
      pointer.makeScale(ARROW.size, ARROW.size, ARROW.size).setPosition((left + right) / 2, (low + high) / 2, ARROW.high);
      this.#pointers.setMatrixAt(count++, pointer);
    }
    this.#pointers.count = count;
    for (const mesh of [this.#rings, this.#pointers]) {
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** Areas are made anew each time; all else goes with the scene. */
  dispose(): void {
    for (const old of [...this.#areas.children]) drop(old);
  }
}

function drop(object: Object3D): void {
  object.removeFromParent();
  if (!(object instanceof Mesh || object instanceof LineLoop)) return;
  (object.geometry as BufferGeometry).dispose();
  for (const material of [object.material as Material | Material[]].flat()) material.dispose();
}
