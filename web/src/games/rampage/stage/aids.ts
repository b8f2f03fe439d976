/** What a hand is about to do, drawn into the city: arrow, hovering body, breath, a monster about to be put down. */

import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  ConeGeometry,
  DoubleSide,
  Group,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  type MeshBasicMaterialParameters,
  MeshStandardMaterial,
  type Object3D,
  Quaternion,
  ShapeGeometry,
  Vector3,
} from "three";
import { arrowLength } from "../aim";
import type { City } from "../view";
import { arrowShape, body, hand, paws, ringShape, vehicle } from "./models";
import { GOLD } from "./palette";

type V3 = readonly [number, number, number];

export type Aim =
  | {
      kind: "shot";
      from: V3;
      direction: number;
      /** 0 to 1 */
      part: number;
      /** What flies off a held body, and how that leans. */
      held?: { seat: number; at: V3; yaw: number; missile: "vehicle" | "paws" | "monster"; number: number; turn: number; tilt: number; tiltDirection: number };
    }
  | { kind: "drop"; seat: number; x: number; y: number; top: number; height: number; pose: string; yaw: number }
  /** A body in the hand, just as it is let go. */
  | { kind: "hold"; at: V3 }
  /** `blows`: how far the wind has come, 0 to 1; nothing while the breath is only aimed. */
  | { kind: "breath"; mouth: V3; yaw: number; pitch: number; part: number; blows?: number }
  | { kind: "put"; seat: number; x: number; y: number; z: number; yaw: number };

const UP = new Vector3(0, 0, 1);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const yawTurn = (degrees: number): Quaternion => new Quaternion().setFromAxisAngle(UP, radians(degrees));

/** From pale gold to angry red, with the strength. */
function heat(part: number): string {
  const mix = (a: number, b: number): number => Math.round(a + (b - a) * part);
  return `rgb(${mix(255, 214)}, ${mix(196, 40)}, ${mix(60, 28)})`;
}

const STREAKS = 36;

/** It ends in nothing, for it promises no place to land. */
function fading(arrow: BufferGeometry, length: number): BufferGeometry {
  const places = arrow.getAttribute("position");
  const colours = new Float32Array(4 * places.count).fill(1);
  for (let i = 0; i < places.count; i++) colours[4 * i + 3] = Math.max(0, 1 - (Math.max(0, places.getX(i)) / length) ** 1.4);
  return arrow.setAttribute("color", new BufferAttribute(colours, 4));
}

export class Aids {
  readonly group = new Group();
  /** Pieces that are in the hand, so to be left out where they were. */
  held: readonly string[] = [];
  #wood = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55 });
  #ghost = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55, transparent: true, opacity: 0.72 });
  #bodies = new Map<number, BufferGeometry>();
  #paws = new Map<number, BufferGeometry>();
  #vehicles = new Map<number, BufferGeometry>();
  #hand: BufferGeometry | null = null;
  /** What arrows, rings and breath are painted with, by their part: a new paint for each picture would cost more than the picture. */
  #paints = new Map<string, MeshBasicMaterial>();
  #dashes = new LineDashedMaterial({ color: "#7c2314", dashSize: 8, gapSize: 5, depthTest: false, toneMapped: false });
  #gusts = new LineBasicMaterial({ color: "#ffffff", transparent: true, opacity: 0.7, depthWrite: false });

  constructor(
    readonly setting: { city: City },
    readonly changed: () => void,
  ) {}

  /** Pieces in the hand that can be taken hold of. */
  get solids(): Object3D[] {
    return this.group.children.filter((one) => one.name);
  }

  show(aim: Aim | null): void {
    this.#clear();
    this.held = [];
    if (!aim) return;
    if (aim.kind === "shot") this.#shot(aim);
    else if (aim.kind === "drop") this.#drop(aim);
    else if (aim.kind === "hold") this.#glove(...aim.at);
    else if (aim.kind === "breath") this.#breath(aim);
    else this.#put(aim);
    this.changed();
  }

  #shot(aim: Extract<Aim, { kind: "shot" }>): void {
    const length = arrowLength(aim.part);
    const arrow = this.#flat("arrow", fading(new ShapeGeometry(arrowShape(length, 7 + 5 * aim.part)), length), heat(aim.part), 0.95);
    arrow.position.set(aim.from[0], aim.from[1], aim.from[2] + 1.2);
    arrow.rotation.z = radians(aim.direction);
    const ring = this.#flat("ring", new ShapeGeometry(ringShape(20, 23), 32), GOLD, 0.95);
    ring.position.set(aim.from[0], aim.from[1], aim.from[2] + 1);
    // The finger, drawn back as far as it will strike.
    const back = aim.direction + 180;
    const far = 26 + aim.part * 70;
    const tail = this.#flat("tail", new ShapeGeometry(ringShape(0.1, 6), 20), heat(aim.part), 0.95);
    tail.position.set(aim.from[0] + far * Math.cos(radians(back)), aim.from[1] + far * Math.sin(radians(back)), aim.from[2] + 1.4);
    this.#dash([tail.position.x, tail.position.y, tail.position.z], aim.from);
    const { held } = aim;
    if (!held) return;
    this.held = [`body-${held.seat}`, ...(held.missile === "vehicle" ? [`vehicle-${held.number}`] : held.missile === "monster" ? [`body-${held.number}`, `paws-${held.number}`] : [`paws-${held.seat}`])];
    const lean = new Quaternion().setFromAxisAngle(new Vector3(-Math.sin(radians(held.tiltDirection)), Math.cos(radians(held.tiltDirection)), 0), radians(held.tilt));
    const stand = this.#solid(`body-${held.seat}`, this.#bodyOf(held.seat), this.#wood);
    stand.position.set(...held.at);
    stand.quaternion.copy(lean).multiply(yawTurn(held.yaw));
    const tall = this.setting.city.sizes.body[2];
    const top = new Vector3(0, 0, tall + 0.4).applyQuaternion(lean).add(stand.position);
    if (held.missile === "paws") {
      const disc = this.#solid(`paws-${held.seat}`, this.#pawsOf(held.seat), this.#wood);
      disc.position.copy(top);
      disc.quaternion.copy(lean).multiply(yawTurn(held.turn));
    } else if (held.missile === "vehicle") {
      const toy = this.#solid(`vehicle-${held.number}`, this.#vehicleOf(held.number), this.#wood);
      toy.position.copy(top);
      toy.quaternion.copy(lean).multiply(yawTurn(held.turn));
    } else {
      const disc = this.#solid(`paws-${held.number}`, this.#pawsOf(held.number), this.#wood);
      const other = this.#solid(`body-${held.number}`, this.#bodyOf(held.number), this.#wood);
      disc.position.copy(top);
      other.position.copy(new Vector3(0, 0, tall + this.setting.city.sizes.paws[2]).applyQuaternion(lean).add(stand.position));
      for (const one of [disc, other]) one.quaternion.copy(lean).multiply(yawTurn(held.turn));
    }
    arrow.position.copy(top).add(new Vector3(0, 0, 4));
    ring.visible = false;
  }

  #drop(aim: Extract<Aim, { kind: "drop" }>): void {
    this.held = [`body-${aim.seat}`];
    const [deep, , tall] = this.setting.city.sizes.body;
    const z = aim.height;
    const toy = this.#solid(`body-${aim.seat}`, this.#bodyOf(aim.seat), this.#wood);
    const turn = yawTurn(aim.yaw);
    if (aim.pose === "head-first") {
      toy.position.set(aim.x, aim.y, z + tall);
      toy.quaternion.copy(turn).multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI));
    } else if (aim.pose === "flat") {
      const ahead = new Vector3(-tall / 2, 0, deep / 2).applyQuaternion(turn);
      toy.position.set(aim.x + ahead.x, aim.y + ahead.y, z + ahead.z);
      toy.quaternion.copy(turn).multiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), Math.PI / 2));
    } else {
      toy.position.set(aim.x, aim.y, z);
      toy.quaternion.copy(turn);
    }
    this.#glove(aim.x, aim.y, z + (aim.pose === "flat" ? deep : tall));
    const ring = this.#flat("target", new ShapeGeometry(ringShape(11, 14), 32), "#d2402a", 0.95);
    ring.position.set(aim.x, aim.y, aim.top + 1.5);
    const dot = this.#flat("target", new ShapeGeometry(ringShape(0.1, 2.6), 16), "#d2402a", 0.95);
    dot.position.copy(ring.position);
    this.#dash([aim.x, aim.y, z], [aim.x, aim.y, aim.top + 1.5]);
  }

  /** Its fingers reach a little under its point. */
  #glove(x: number, y: number, z: number): void {
    const glove = this.#solid("", (this.#hand ??= hand()), this.#wood);
    glove.position.set(x, y, z - 4);
    glove.rotation.z = radians(20);
  }

  #breath(aim: Extract<Aim, { kind: "breath" }>): void {
    const { cone } = this.setting.city.mouth;
    const long = 120 + aim.part * 260;
    const wide = Math.tan(radians(cone)) * long;
    const way = new Vector3(Math.cos(radians(aim.yaw)) * Math.cos(radians(aim.pitch)), Math.sin(radians(aim.yaw)) * Math.cos(radians(aim.pitch)), Math.sin(radians(aim.pitch)));
    for (const [grow, opacity] of [[1, 0.13], [0.66, 0.15], [0.34, 0.2]] as const) {
      const made = new ConeGeometry(wide * grow, long, 28, 1, true).translate(0, -long / 2, 0);
      const paint = this.#paint(`breath ${grow}`, { opacity, depthWrite: false, blending: AdditiveBlending });
      paint.color.set(aim.part > 0.66 ? "#ffffff" : "#d5f0ff");
      const puff = new Mesh(made, paint);
      puff.position.set(...aim.mouth);
      puff.quaternion.setFromUnitVectors(new Vector3(0, -1, 0), way);
      puff.renderOrder = 4;
      this.group.add(puff);
    }
    if (aim.blows !== undefined) {
      this.#wind(new Vector3(...aim.mouth), way, long, wide, aim.blows);
      return;
    }
    const end = way.clone().multiplyScalar(long).add(new Vector3(...aim.mouth));
    this.#dash(aim.mouth, [end.x, end.y, Math.max(1, end.z)]);
  }

  /** Streaks that rush along in the cone. */
  #wind(mouth: Vector3, way: Vector3, long: number, wide: number, blows: number): void {
    const across = new Vector3().crossVectors(way, UP).normalize();
    const up = new Vector3().crossVectors(across, way);
    const points: Vector3[] = [];
    for (let i = 0; i < STREAKS; i++) {
      const turn = i * 2.4;
      const out = Math.sqrt((i + 0.5) / STREAKS) * 0.85;
      const off = across.clone().multiplyScalar(Math.cos(turn) * out * wide).addScaledVector(up, Math.sin(turn) * out * wide);
      const head = (blows * 2.2 + ((i * 7) % STREAKS) / STREAKS) % 1;
      for (const part of [Math.max(0, head - 0.14), head]) points.push(mouth.clone().addScaledVector(way, part * long).addScaledVector(off, part));
    }
    const streaks = new LineSegments(new BufferGeometry().setFromPoints(points), this.#gusts);
    streaks.renderOrder = 5;
    this.group.add(streaks);
  }

  #put(aim: Extract<Aim, { kind: "put" }>): void {
    this.held = [`body-${aim.seat}`, `paws-${aim.seat}`];
    const feet = this.#solid(`paws-${aim.seat}`, this.#pawsOf(aim.seat), this.#ghost);
    const toy = this.#solid(`body-${aim.seat}`, this.#bodyOf(aim.seat), this.#ghost);
    feet.position.set(aim.x, aim.y, aim.z);
    toy.position.set(aim.x, aim.y, aim.z + this.setting.city.sizes.paws[2]);
    for (const one of [feet, toy]) one.quaternion.copy(yawTurn(aim.yaw));
    const ring = this.#flat("ring", new ShapeGeometry(ringShape(21, 25), 32), GOLD, 0.95);
    ring.position.set(aim.x, aim.y, aim.z + 1);
    const nose = this.#flat("ring", new ShapeGeometry(arrowShape(34, 5)), GOLD, 0.95);
    nose.position.copy(ring.position);
    nose.rotation.z = radians(aim.yaw);
    nose.translateX(22);
  }

  // --- parts ------------------------------------------------------------------------------------------------

  #bodyOf(seat: number): BufferGeometry {
    return this.#made(this.#bodies, seat, body);
  }
  #pawsOf(seat: number): BufferGeometry {
    return this.#made(this.#paws, seat, paws);
  }
  #vehicleOf(which: number): BufferGeometry {
    return this.#made(this.#vehicles, which, vehicle);
  }
  #made(store: Map<number, BufferGeometry>, key: number, make: (key: number) => BufferGeometry): BufferGeometry {
    const found = store.get(key) ?? make(key);
    store.set(key, found);
    return found;
  }

  /** A piece in the hand; it is taken hold of by its name, like the one on the board. */
  #solid(name: string, geometry: BufferGeometry, material: Material): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.name = name;
    mesh.castShadow = true;
    mesh.userData["shared"] = true;
    this.group.add(mesh);
    return mesh;
  }
  #paint(part: string, look: MeshBasicMaterialParameters): MeshBasicMaterial {
    const found = this.#paints.get(part) ?? new MeshBasicMaterial({ transparent: true, side: DoubleSide, toneMapped: false, ...look });
    this.#paints.set(part, found);
    return found;
  }
  #flat(part: string, geometry: BufferGeometry, color: string, opacity: number): Mesh {
    const paint = this.#paint(part, { opacity, depthTest: false, vertexColors: geometry.hasAttribute("color") });
    paint.color.set(color);
    const mesh = new Mesh(geometry, paint);
    mesh.renderOrder = 4;
    this.group.add(mesh);
    return mesh;
  }
  #dash(from: V3, to: V3): void {
    const line = new Line(new BufferGeometry().setFromPoints([new Vector3(...from), new Vector3(...to)]), this.#dashes);
    line.computeLineDistances();
    line.renderOrder = 4;
    this.group.add(line);
  }

  #clear(): void {
    for (const old of [...this.group.children] as Object3D[]) {
      old.removeFromParent();
      if (old.userData["shared"] || !(old instanceof Mesh || old instanceof Line)) continue;
      (old.geometry as BufferGeometry).dispose();
    }
  }

  dispose(): void {
    this.#clear();
    for (const store of [this.#bodies, this.#paws, this.#vehicles]) for (const made of store.values()) made.dispose();
    this.#hand?.dispose();
    this.#wood.dispose();
    this.#ghost.dispose();
    this.#dashes.dispose();
    this.#gusts.dispose();
    for (const paint of this.#paints.values()) paint.dispose();
  }
}
