/** The toy city on its table, drawn with three.js. Draws only when something changed. */

import { ACESFilmicToneMapping, InstancedMesh, LineLoop, Mesh, PCFShadowMap, PerspectiveCamera, Plane, Raycaster, Scene, Sprite, Vector2, Vector3, WebGLRenderer } from "three";
import type { Point, Pose, Poses } from "../view";
import { Aids, type Aim } from "./aids";
import { type Look, Rig } from "./camera";
import * as looks from "./looks";
import { Dust } from "./dust";
import type { Impact } from "./impacts";
import { Marked, type Marks } from "./marks";
import { Resolution } from "./resolution";
import { furnish, light, type Room } from "./room";
import type { Setting } from "./setting";
import { Stuff } from "./stuff";
import { type Bound, Toys } from "./toys";

/** Milliseconds without a new picture after which the city is drawn as finely as it can be. */
const REST = 260;

/** Pixels of the picture, from its edges, that something lies over. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class CityScene {
  readonly rig: Rig;
  readonly aids: Aids;
  onlost: () => void = () => undefined;
  /** After each picture: what the page lays over it follows. */
  ondrawn: () => void = () => undefined;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(32, 1, 20, 6000);
  #stuff: Stuff;
  #room: Room;
  #toys: Toys;
  #marked: Marked;
  #frame = 0;
  #gone = false;
  #dust = new Dust();
  #then = 0;
  #resolution: Resolution;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  /** Where one looked from before something drew the look there, and how often a hand had turned it by then. */
  #home: { look: Look; named: (() => Look) | null; touched: number } | null = null;
  #size: [number, number] = [1, 1];
  /** The last look that was chosen by its name: kept fit to the picture until somebody turns away from it. */
  #named: { make: () => Look; made: Look } | null = null;

  constructor(
    canvas: HTMLCanvasElement,
    readonly setting: Setting,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: !setting.plain, powerPreference: "high-performance" });
    this.#resolution = new Resolution(setting.plain ? 0.75 : Math.min(window.devicePixelRatio, 2));
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.12;
    canvas.addEventListener("webglcontextlost", this.#lost);
    this.rig = new Rig(this.#camera);
    this.#stuff = new Stuff(setting.plain);
    this.#room = furnish(this.#scene, setting, this.#stuff);
    this.#toys = new Toys(setting, this.#stuff);
    this.#marked = new Marked(setting, this.#stuff, (piece) => this.#toys.poseOf(piece));
    this.aids = new Aids(setting, () => this.invalidate());
    this.#scene.add(this.#toys.labels, this.#toys.pieces, this.#marked.group, this.aids.group, this.#dust.points);
    this.setDark(setting.dark);
    this.fly(() => this.tableLook(), 0);
  }

  setDark(dark: boolean): void {
    light(this.#scene, this.#room, dark);
    this.invalidate(true);
  }

  // --- what is shown ----------------------------------------------------------------------------------------

  /** Show the pieces so; over `length` milliseconds, where they are put there by hand, each that leaves to where it is bound. */
  show(poses: Poses, length = 0, bound: Bound = {}): void {
    this.#toys.show(poses, length, bound);
    this.#marked.follow();
    this.invalidate(true);
  }
  poseOf(name: string): Pose | undefined {
    return this.#toys.poseOf(name);
  }
  setMarks(marks: Marks): void {
    this.#marked.set(marks);
    this.invalidate();
  }
  /** What a seat's hand is about to do. */
  setAim(aim: Aim | null, seat: number | null): void {
    const before = this.aids.held;
    if (!aim && !this.aids.group.children.length) return;
    this.aids.show(aim);
    const { held } = this.aids;
    this.#toys.leaveOut(held, aim && seat);
    // Arrows and breath throw no shadow; what is held does, and leaves none where it was.
    this.invalidate(before.length > 0 || held.length > 0);
  }

  // --- looking ----------------------------------------------------------------------------------------------

  /** Dust, and the table shakes. */
  strike(impact: Impact): void {
    this.#dust.rise(impact, performance.now());
    this.rig.shake(impact.force);
    this.invalidate();
  }

  /** So much of the picture is covered: what is looked at is in the middle of the rest. */
  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.resize(...this.#size);
  }
  get #free(): looks.Free {
    const [{ top, right, bottom, left }, [wide, high]] = [this.#insets, this.#size];
    const [w, h] = [Math.max(1, wide - left - right), Math.max(1, high - top - bottom)];
    return { tall: Math.tan((this.#camera.fov * Math.PI) / 360) * (h / high), aspect: w / h };
  }
  tableLook(): Look {
    return looks.tableLook(this.setting.city, this.#free);
  }
  topLook(): Look {
    return looks.topLook(this.setting.city, this.#free);
  }
  /** Over the shoulder of a monster; one that is nowhere is looked for from the table. */
  monsterLook(seat: number): Look {
    const pose = this.poseOf(`paws-${seat}`) ?? this.poseOf(`body-${seat}`);
    return pose ? looks.monsterLook(this.setting.city, this.#free, pose) : this.tableLook();
  }
  /** A building and the hand high above it, from the side one looks from already. */
  dropLook(x: number, y: number): Look {
    return looks.dropLook(this.setting.city, this.#free, [x, y], this.rig.look.around);
  }

  /** Go to what happens, and remember where one looked from; nobody is led away who has just looked for themselves. */
  attend(look: Look, pace: number): void {
    this.#home ??= { look: { ...this.rig.look }, named: this.#named && looks.same(this.#named.made, this.rig.look) ? this.#named.make : null, touched: this.rig.touched };
    if (this.#home.touched !== this.rig.touched) return;
    this.rig.fly(look, pace);
    this.invalidate();
  }
  /** Near a piece, from behind it where it goes some way. */
  attendTo(at: Pose, way: number | null, pace: number): void {
    this.attend(looks.actLook(this.#free, at, way, this.rig.look.around), pace);
  }
  /** Along with a piece. */
  follow(piece: string): void {
    const pose = this.poseOf(piece);
    if (pose && this.#home?.touched === this.rig.touched) this.rig.follow(pose[0], pose[1], Math.max(20, pose[2] * 0.6), 0.12);
  }
  /** And back, unless somebody has turned away meanwhile. */
  comeBack(pace: number): void {
    const home = this.#home;
    this.#home = null;
    if (!home || home.touched !== this.rig.touched) return;
    if (home.named) this.fly(home.named, pace);
    else this.rig.fly(home.look, pace);
    this.invalidate();
  }

  /** Fly to where a named look is from. */
  fly(make: () => Look, pace: number): void {
    this.#named = { make, made: make() };
    this.rig.fly(this.#named.made, pace);
    this.invalidate();
  }
  /** The picture has another size: a named look that nobody has turned away from is taken anew. */
  #refit(): void {
    const named = this.#named;
    if (!named || this.rig.flying || !looks.same(named.made, this.rig.look)) return;
    this.#named = { ...named, made: named.make() };
    this.rig.look = { ...this.#named.made };
  }

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / this.#size[0]) * 2 - 1, 1 - (y / this.#size[1]) * 2), this.#camera);
    return ray;
  }
  /** The piece under a point of the picture, and the point of the city that is seen there. */
  pick(x: number, y: number): { piece: string | null; point: [number, number, number] } | null {
    const ray = this.#ray(x, y);
    const hit = ray.intersectObjects([...this.#toys.pieces.children, ...this.aids.solids], false).find((one) => one.object.visible);
    if (!hit) {
      const ground = this.ground(x, y);
      return ground ? { piece: null, point: [ground[0], ground[1], 0] } : null;
    }
    const names = hit.object.userData["names"] as string[] | undefined;
    const piece = names && hit.instanceId !== undefined ? (names[hit.instanceId] ?? null) : hit.object.name;
    return { piece, point: [hit.point.x, hit.point.y, hit.point.z] };
  }
  /** The point of the board, or of a plane over it, under a point of the picture. */
  ground(x: number, y: number, z = 0): Point | null {
    const point = this.#ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
    return point ? [point.x, point.y] : null;
  }
  /** Of the picture, in pixels of the page: asking the page itself would have it laid out anew. */
  get size(): Point {
    return this.#size;
  }
  /** Where a point of the city is in the picture. */
  project(x: number, y: number, z: number): Point {
    const seen = new Vector3(x, y, z).project(this.#camera);
    return [((seen.x + 1) / 2) * this.#size[0], ((1 - seen.y) / 2) * this.#size[1]];
  }

  // --- drawing ----------------------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    this.#size = [Math.max(1, width), Math.max(1, height)];
    const { top, right, bottom, left } = this.#insets;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.setViewOffset(...this.#size, (right - left) / 2, (bottom - top) / 2, ...this.#size);
    this.#refit();
    this.rig.apply();
    this.invalidate(true);
  }

  invalidate(shadows = false): void {
    if (shadows) this.#renderer.shadowMap.needsUpdate = true;
    if (this.#frame || this.#gone) return;
    this.#frame = requestAnimationFrame((now) => this.#next(now));
  }

  #next(now: number): void {
    this.#frame = 0;
    if (this.#gone) return;
    this.#draw(now, this.#resolution.moving);
  }
  #draw(now: number, ratio: number): void {
    clearTimeout(this.#rest);
    if (this.#renderer.getPixelRatio() !== ratio) this.#renderer.setPixelRatio(ratio);
    let more = this.rig.tick(now);
    more = this.#dust.tick(now) || more;
    if (this.#toys.tick(now)) {
      this.#marked.follow();
      this.#renderer.shadowMap.needsUpdate = true;
      more = true;
    }
    this.#toys.fitNames(this.#camera, this.#size);
    this.#renderer.render(this.#scene, this.#camera);
    this.ondrawn();
    if (more) this.invalidate();
    if (more) this.#resolution.took(now - this.#then);
    this.#then = now;
    const { best } = this.#resolution;
    if (ratio < best) this.#rest = setTimeout(() => this.#draw(performance.now(), best), REST);
  }

  #lost = (event: Event): void => {
    event.preventDefault();
    this.onlost();
  };

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#dust.dispose();
    this.#renderer.domElement.removeEventListener("webglcontextlost", this.#lost);
    this.aids.dispose();
    this.#scene.traverse((object) => {
      if (object instanceof Mesh || object instanceof LineLoop || object instanceof Sprite) object.geometry.dispose();
      if (object instanceof InstancedMesh) object.dispose();
    });
    this.#marked.dispose();
    this.#stuff.dispose();
    this.#room.sun.shadow.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
