/** Everything that a hand or a breath can move, and where it is just now. */

import { Group, InstancedMesh, Matrix4, Mesh, type PerspectiveCamera, Quaternion, type Sprite, Vector3 } from "three";
import { extent } from "../geometry";
import { between } from "../motion";
import { COLOURS, homeOf, pieceKind, pieceNumber, type Pose, type Poses } from "../view";
import { body, meeple, paws, vehicle } from "./models";
import { fitNameplate, nameplate } from "./nameplate";
import type { Setting } from "./setting";
import { slab, type Stuff } from "./stuff";
import { floorTexture, grainTexture } from "./textures";

interface Slot {
  mesh: InstancedMesh;
  index: number;
}

/** Where pieces that leave are bound, by their names; walkers hop there on the ground. */
export type Bound = Readonly<Record<string, { to: readonly [number, number, number]; walks: boolean }>>;

/** Millimetres that a piece flies high on its way, and that a walker hops. */
const ARC = 70;
const HOP = 9;

const NOWHERE = new Matrix4().makeScale(0, 0, 0);

export class Toys {
  readonly pieces = new Group();
  readonly labels = new Group();
  /** Meeples of one colour are drawn as one. */
  #slots = new Map<string, Slot>();
  #single = new Map<string, Mesh>();
  #named = new Map<number, Sprite>();
  /** The seat whose gesture is being made. */
  #hand: number | null = null;
  #shown = new Map<string, Pose>();
  #goal: { from: Map<string, Pose>; to: Map<string, Pose>; bound: Bound; since: number; length: number } | null = null;

  constructor(
    readonly setting: Setting,
    stuff: Stuff,
  ) {
    this.#build(stuff);
    setting.names.forEach((name, seat) => {
      const label = nameplate(name, seat, stuff);
      this.#named.set(seat, label);
      this.labels.add(label);
    });
  }

  #build(stuff: Stuff): void {
    const { city, meeples } = this.setting;
    const grain = stuff.print(grainTexture());
    grain.repeat.set(0.03, 0.03);
    const wood = stuff.matte({ vertexColors: true, map: grain, roughness: 0.55 });
    for (const colour of COLOURS) {
      const numbers = meeples.flatMap((one, i) => (one === colour ? [i] : []));
      const mesh = new InstancedMesh(meeple(colour), wood, numbers.length);
      numbers.forEach((number, index) => this.#slots.set(`meeple-${number}`, { mesh, index }));
      mesh.userData["names"] = numbers.map((number) => `meeple-${number}`);
      this.#add(mesh);
      for (let i = 0; i < numbers.length; i++) mesh.setMatrixAt(i, NOWHERE);
    }
    const side = stuff.matte({ color: "#c7ab7d", roughness: 0.95 });
    city.pieces.forEach((name, i) => {
      const kind = pieceKind(name);
      const number = pieceNumber(name);
      if (kind === "floor") {
        const home = homeOf(name);
        const box = extent(city.ruins[home] ?? [[0, 0]]);
        const [w, d, h] = [box.right - box.left, box.high - box.low, city.sizes.floor[2]];
        const stadium = home.startsWith("ST");
        const print = stuff.matte({ map: stuff.print(floorTexture(w, d, i + 3, stadium)), roughness: 0.8 });
        this.#one(name, new Mesh(slab(w, d, h, "print").translate(0, 0, h / 2), [side, print]));
      } else if (kind === "paws") this.#one(name, new Mesh(paws(number), wood));
      else if (kind === "body") this.#one(name, new Mesh(body(number), wood));
      else if (kind === "vehicle") this.#one(name, new Mesh(vehicle(number), wood));
    });
  }

  #one(name: string, mesh: Mesh): void {
    mesh.name = name;
    mesh.visible = false;
    this.#single.set(name, mesh);
    this.#add(mesh);
  }
  #add(mesh: Mesh): void {
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    this.pieces.add(mesh);
  }

  poseOf(name: string): Pose | undefined {
    return this.#shown.get(name);
  }

  /** Show the pieces so; over `length` milliseconds, where they are put there by hand. */
  show(poses: Poses, length: number, bound: Bound): void {
    const to = new Map(Object.entries(poses));
    if (length > 0 && this.#shown.size) this.#goal = { from: new Map(this.#shown), to, bound, since: performance.now(), length };
    else {
      this.#goal = null;
      this.#lay(to, 1);
    }
  }

  /** Pieces on their way go on; true if there were any. */
  tick(now: number): boolean {
    const goal = this.#goal;
    if (!goal) return false;
    const t = Math.min(1, (now - goal.since) / goal.length);
    this.#lay(goal.to, t * t * (3 - 2 * t));
    if (t >= 1) this.#goal = null;
    return true;
  }

  /** What is in the hand is not also where it was; whose hand it is, needs no name. */
  leaveOut(held: readonly string[], hand: number | null): void {
    for (const [name, mesh] of this.#single) mesh.visible = this.#shown.has(name) && !held.includes(name);
    this.#hand = hand;
    this.#label();
  }

  #lay(to: Map<string, Pose>, part: number): void {
    const from = this.#goal?.from;
    const matrix = new Matrix4();
    const [place, turn, size] = [new Vector3(), new Quaternion(), new Vector3(1, 1, 1)];
    this.#shown = new Map();
    const touched = new Set<InstancedMesh>();
    for (const name of this.setting.city.pieces) {
      const [was, will] = [from?.get(name), to.get(name)];
      const pose = was && will ? (part >= 1 ? will : between(was, will, part)) : (will ?? (part < 1 ? was : undefined));
      const leaves = will ? undefined : this.#goal?.bound[name];
      // Who is bound for somewhere is seen all the way.
      const scale = will ? (from && !was ? part : 1) : leaves ? Math.min(1, 4 * (1 - part)) : 1 - part;
      if (pose) {
        this.#shown.set(name, pose);
        place.set(pose[0], pose[1], pose[2] + (will ? 0 : 40 * part));
        if (leaves) {
          const up = leaves.walks ? HOP * Math.abs(Math.sin(part * 7 * Math.PI)) : ARC * 4 * part * (1 - part);
          place.set(pose[0], pose[1], pose[2]).lerp(new Vector3(...leaves.to), part);
          place.z += up;
        }
        turn.set(pose[4], pose[5], pose[6], pose[3]);
        matrix.compose(place, turn, size.setScalar(Math.max(scale, 0.001)));
      }
      const slot = this.#slots.get(name);
      if (slot) {
        slot.mesh.setMatrixAt(slot.index, pose ? matrix : NOWHERE);
        touched.add(slot.mesh);
        continue;
      }
      const mesh = this.#single.get(name);
      if (!mesh) continue;
      mesh.visible = pose !== undefined;
      if (pose) {
        mesh.position.copy(place);
        mesh.quaternion.copy(turn);
        mesh.scale.copy(size);
      }
    }
    for (const mesh of touched) {
      mesh.instanceMatrix.needsUpdate = true;
      mesh.boundingSphere = null;
    }
    this.#label();
  }

  /** Names are readable in a picture of any size. */
  fitNames(camera: PerspectiveCamera, size: readonly [number, number]): void {
    for (const label of this.#named.values()) if (label.visible) fitNameplate(label, camera, size);
  }

  #label(): void {
    for (const [seat, label] of this.#named) {
      const stands = this.#shown.get(`body-${seat}`) ?? this.#shown.get(`paws-${seat}`);
      label.visible = stands !== undefined && seat !== this.#hand;
      if (stands) label.position.set(stands[0], stands[1], stands[2] + this.setting.city.sizes.body[2] + 16);
    }
  }
}
