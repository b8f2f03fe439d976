/** The toy city on its table, drawn with three.js. Draws only when something changed. */

import {
  AmbientLight,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  ConeGeometry,
  DirectionalLight,
  DoubleSide,
  Fog,
  Group,
  HemisphereLight,
  InstancedMesh,
  LineLoop,
  LineBasicMaterial,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Quaternion,
  Raycaster,
  Scene,
  Shape,
  ShapeGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
  Vector3,
  ACESFilmicToneMapping,
  WebGLRenderer,
} from "three";
import { seatOf, SHAPE_PATHS } from "@/theme/seats";
import { extent } from "../geometry";
import { between } from "../motion";
import { type City, type Colour, COLOURS, homeOf, pieceKind, pieceNumber, type Point, type Pose, type Poses } from "../view";
import { Aids, type Aim } from "./aids";
import { Rig } from "./camera";
import { body, meeple, paws, ringShape, vehicle } from "./models";
import { GOLD } from "./palette";
import { boardTexture, floorTexture, grainTexture, ruinTexture, tableTexture } from "./textures";

export interface Setting {
  city: City;
  /** Colour of each meeple by its number. */
  meeples: readonly Colour[];
  names: readonly string[];
  letter: (zone: string) => string;
  dark: boolean;
  /** No graphics card: draw less. */
  plain: boolean;
}

/** What may be pointed at. */
export interface Marks {
  pieces: readonly string[];
  zones: readonly string[];
  ruins: readonly string[];
  starts: readonly number[];
}

/** A slab with edges of one material and faces of another; the fewer groups, the fewer draw calls. */
function slab(w: number, d: number, h: number, bottom: "edge" | "print"): BoxGeometry {
  const made = new BoxGeometry(w, d, h);
  made.clearGroups();
  // The box's own order: four sides, top, bottom, six indices each.
  made.addGroup(0, 24, 0);
  made.addGroup(24, bottom === "print" ? 12 : 6, 1);
  if (bottom === "edge") made.addGroup(30, 6, 0);
  return made;
}

interface Slot {
  mesh: InstancedMesh;
  index: number;
}

const NOWHERE = new Matrix4().makeScale(0, 0, 0);
const SKY = { light: "#e9d7b8", dark: "#1d1622" } as const;
const MOST_MARKS = 128;

export class CityScene {
  readonly rig: Rig;
  readonly aids: Aids;
  onlost: () => void = () => undefined;
  /** After each picture: what the page lays over it follows. */
  ondrawn: () => void = () => undefined;
  #renderer: WebGLRenderer;
  #scene = new Scene();
  #camera = new PerspectiveCamera(32, 1, 20, 6000);
  #sun = new DirectionalLight("#ffe2b0", 2.7);
  #pieces = new Group();
  #slots = new Map<string, Slot>();
  #single = new Map<string, Mesh>();
  #labels = new Map<number, Sprite>();
  #marks = new Group();
  #rings: InstancedMesh;
  #pointers: InstancedMesh;
  #marked: readonly string[] = [];
  #shown = new Map<string, Pose>();
  #goal: { from: Map<string, Pose>; to: Map<string, Pose>; since: number; length: number } | null = null;
  #frame = 0;
  #gone = false;
  #slow = 0;
  #then = 0;
  #ratio: number;
  #textures: Texture[] = [];
  #materials: Material[] = [];
  #size: [number, number] = [1, 1];

  constructor(
    canvas: HTMLCanvasElement,
    readonly setting: Setting,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: !setting.plain, powerPreference: "high-performance" });
    this.#ratio = setting.plain ? 0.75 : Math.min(window.devicePixelRatio, 2);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.toneMapping = ACESFilmicToneMapping;
    this.#renderer.toneMappingExposure = 1.12;
    canvas.addEventListener("webglcontextlost", this.#lost);
    this.rig = new Rig(this.#camera);
    const { city } = setting;
    const middle = this.middle;
    this.#lights(middle);
    this.#table(middle);
    city.boards.forEach((_, i) => this.#board(i));
    this.#build();
    this.#scene.add(this.#pieces, this.#marks);
    const glow = this.#keep(new MeshBasicMaterial({ color: GOLD, transparent: true, opacity: 0.95, side: DoubleSide, toneMapped: false, depthWrite: false }));
    this.#rings = new InstancedMesh(new ShapeGeometry(ringShape(0.78, 1), 24), glow, MOST_MARKS);
    this.#pointers = new InstancedMesh(new ConeGeometry(3.4, 8, 12).rotateX(-Math.PI / 2), glow, MOST_MARKS);
    for (const mesh of [this.#rings, this.#pointers]) {
      mesh.count = 0;
      mesh.frustumCulled = false;
      mesh.renderOrder = 3;
      this.#scene.add(mesh);
    }
    this.aids = new Aids(setting, () => this.invalidate());
    this.#scene.add(this.aids.group);
    this.setDark(setting.dark);
    this.rig.look = this.tableLook();
  }

  /** Middle of everything on the table. */
  get middle(): Point {
    const boards = this.setting.city.boards;
    const sum = boards.reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as [number, number], [0, 0] as [number, number]);
    return [sum[0] / boards.length, sum[1] / boards.length];
  }

  // --- what is there ----------------------------------------------------------------------------------------

  /** Wood, paper and paint: finely lit where a graphics card does it, plainly where the processor has to. */
  #matte(look: { map?: Texture; color?: string; vertexColors?: boolean; roughness: number }): Material {
    const { roughness, ...rest } = look;
    return this.#keep(this.setting.plain ? new MeshLambertMaterial(rest) : new MeshStandardMaterial({ ...rest, roughness }));
  }
  #keep<T extends Material>(material: T): T {
    this.#materials.push(material);
    return material;
  }
  #printed(texture: Texture): Texture {
    this.#textures.push(texture);
    return texture;
  }

  #lights([x, y]: Point): void {
    const wide = (this.setting.city.size / 2) * this.setting.city.boards.length + 90;
    this.#sun.position.set(x - 430, y - 330, 560);
    this.#sun.target.position.set(x, y, 0);
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.setScalar(this.setting.plain ? 1024 : 2048);
    this.#sun.shadow.radius = 4;
    this.#sun.shadow.bias = -0.0004;
    this.#sun.shadow.normalBias = 0.9;
    Object.assign(this.#sun.shadow.camera, { left: -wide, right: wide, top: wide, bottom: -wide, near: 100, far: 1900 });
    const fill = new DirectionalLight("#b9cdf2", 0.45);
    fill.position.set(x + 500, y + 300, 300);
    this.#scene.add(this.#sun, this.#sun.target, fill, fill.target, new HemisphereLight("#fff2dc", "#8b6038", 1.05), new AmbientLight("#ffe9cf", 0.25));
  }

  #table([x, y]: Point): void {
    const wood = this.#printed(tableTexture(this.setting.dark));
    wood.repeat.set(5, 5);
    const top = new Mesh(new PlaneGeometry(5200, 5200), this.#matte({ map: wood, roughness: 0.62 }));
    top.name = "table";
    top.position.set(x, y, -this.setting.city.thickness);
    top.receiveShadow = true;
    this.#scene.add(top);
  }

  #board(which: number): void {
    const { city, letter } = this.setting;
    const [x, y] = city.boards[which] ?? [0, 0];
    const print = this.#matte({ map: this.#printed(boardTexture(city, which, letter)), roughness: 0.85 });
    const edge = this.#matte({ color: "#b59a72", roughness: 0.95 });
    const board = new Mesh(slab(city.size, city.size, city.thickness, "edge"), [edge, print]);
    board.position.set(x, y, -city.thickness / 2);
    board.receiveShadow = board.castShadow = true;
    this.#scene.add(board);
    const rim = this.#matte({ color: "#8f858e", roughness: 0.95 });
    Object.entries(city.ruins).forEach(([name, outline], i) => {
      const box = extent(outline);
      const [cx, cy] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
      if (Math.abs(cx - x) > city.size / 2 || Math.abs(cy - y) > city.size / 2) return;
      const [w, d] = [box.right - box.left, box.high - box.low];
      const plaster = this.#matte({ map: this.#printed(ruinTexture(w, d, i + 1, name)), roughness: 0.95 });
      const ruin = new Mesh(slab(w, d, city.ruin_height, "edge"), [rim, plaster]);
      ruin.position.set(cx, cy, city.ruin_height / 2);
      ruin.receiveShadow = ruin.castShadow = true;
      this.#scene.add(ruin);
    });
  }

  #build(): void {
    const { city, meeples } = this.setting;
    const grain = this.#printed(grainTexture());
    grain.repeat.set(0.03, 0.03);
    const wood = this.#matte({ vertexColors: true, map: grain, roughness: 0.55 });
    for (const colour of COLOURS) {
      const numbers = meeples.flatMap((one, i) => (one === colour ? [i] : []));
      const mesh = new InstancedMesh(meeple(colour), wood, numbers.length);
      numbers.forEach((number, index) => this.#slots.set(`meeple-${number}`, { mesh, index }));
      mesh.userData["names"] = numbers.map((number) => `meeple-${number}`);
      this.#add(mesh);
      for (let i = 0; i < numbers.length; i++) mesh.setMatrixAt(i, NOWHERE);
    }
    const side = this.#matte({ color: "#c7ab7d", roughness: 0.95 });
    const prints = new Map<string, Material>();
    city.pieces.forEach((name, i) => {
      const kind = pieceKind(name);
      const number = pieceNumber(name);
      if (kind === "floor") {
        const home = homeOf(name);
        const box = extent(city.ruins[home] ?? [[0, 0]]);
        const [w, d, h] = [box.right - box.left, box.high - box.low, city.sizes.floor[2]];
        const stadium = home.startsWith("ST");
        const print = this.#matte({ map: this.#printed(floorTexture(w, d, i + 3, stadium)), roughness: 0.8 });
        prints.set(name, print);
        this.#one(name, new Mesh(slab(w, d, h, "print").translate(0, 0, h / 2), [side, print]));
      } else if (kind === "paws") this.#one(name, new Mesh(paws(number), wood));
      else if (kind === "body") this.#one(name, new Mesh(body(number), wood));
      else if (kind === "vehicle") this.#one(name, new Mesh(vehicle(number), wood));
    });
    this.setting.names.forEach((name, seat) => {
      const label = this.#label(name, seat);
      this.#labels.set(seat, label);
      this.#scene.add(label);
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
    this.#pieces.add(mesh);
  }

  /** Whose monster it is: mark and name on a slip of paper over its head. */
  #label(name: string, seat: number): Sprite {
    const made = document.createElement("canvas");
    const pen = made.getContext("2d");
    const font = '700 34px "Atkinson Hyperlegible", sans-serif';
    const short = name.length > 12 ? `${name.slice(0, 11)}…` : name;
    if (pen) pen.font = font;
    made.width = 78 + Math.ceil(pen?.measureText(short).width ?? 100);
    made.height = 60;
    if (pen) {
      pen.beginPath();
      pen.roundRect(2, 2, made.width - 4, 56, 28);
      pen.fillStyle = "#fbf3e1ee";
      pen.fill();
      pen.lineWidth = 3;
      pen.strokeStyle = "#2b1b2e";
      pen.stroke();
      pen.save();
      pen.translate(32, 30);
      pen.scale(1.9, 1.9);
      const { color, shape } = seatOf(seat);
      const mark = new Path2D(SHAPE_PATHS[shape]);
      pen.fillStyle = color;
      pen.fill(mark);
      pen.lineWidth = 1.8;
      pen.stroke(mark);
      pen.restore();
      pen.font = font;
      pen.fillStyle = "#2b1b2e";
      pen.textBaseline = "middle";
      pen.fillText(short, 60, 32);
    }
    const paper = new CanvasTexture(made);
    paper.colorSpace = SRGBColorSpace;
    const material = this.#keep(new SpriteMaterial({ map: this.#printed(paper), sizeAttenuation: false, depthTest: false, toneMapped: false }));
    const sprite = new Sprite(material);
    const high = 0.021;
    sprite.scale.set((high * made.width) / made.height, high, 1);
    sprite.center.set(0.5, 0);
    sprite.renderOrder = 5;
    sprite.visible = false;
    return sprite;
  }

  setDark(dark: boolean): void {
    const sky = new Color(dark ? SKY.dark : SKY.light);
    this.#scene.background = sky;
    this.#scene.fog = new Fog(sky, 1500, 3000);
    this.#sun.intensity = dark ? 2.1 : 2.7;
    this.#sun.color.set(dark ? "#ffc98a" : "#ffe2b0");
    this.invalidate(true);
  }

  // --- where everything is ----------------------------------------------------------------------------------

  /** Show the pieces so; over `length` milliseconds, where they are put there by hand. */
  show(poses: Poses, length = 0): void {
    const to = new Map(Object.entries(poses));
    if (length > 0 && this.#shown.size) this.#goal = { from: new Map(this.#shown), to, since: performance.now(), length };
    else {
      this.#goal = null;
      this.#lay(to, 1);
    }
    this.invalidate(true);
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
      const scale = will ? (from && !was ? part : 1) : 1 - part;
      if (pose) {
        this.#shown.set(name, pose);
        place.set(pose[0], pose[1], pose[2] + (will ? 0 : 40 * part));
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
    for (const [seat, label] of this.#labels) {
      const stands = this.#shown.get(`body-${seat}`) ?? this.#shown.get(`paws-${seat}`);
      label.visible = stands !== undefined;
      if (stands) label.position.set(stands[0], stands[1], stands[2] + this.setting.city.sizes.body[2] + 16);
    }
    this.#ring();
  }

  poseOf(name: string): Pose | undefined {
    return this.#shown.get(name);
  }

  setMarks(marks: Marks): void {
    this.#marked = marks.pieces;
    for (const old of [...this.#marks.children]) this.#drop(old);
    const { city } = this.setting;
    const area = (outline: readonly Point[], grow: number): void => {
      const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
      const fill = new Mesh(new ShapeGeometry(shape), new MeshBasicMaterial({ color: GOLD, transparent: true, opacity: 0.26, depthWrite: false, toneMapped: false }));
      fill.position.z = 0.7 + grow;
      const line = new LineLoop(
        new BufferGeometry().setFromPoints(outline.map(([x, y]) => new Vector3(x, y, 1 + grow))),
        new LineBasicMaterial({ color: "#a2321d", toneMapped: false }),
      );
      this.#marks.add(fill, line);
    };
    for (const zone of marks.zones) area(city.zones[zone] ?? [], 0);
    for (const ruin of marks.ruins) {
      const { left, right, low, high } = extent(city.ruins[ruin] ?? [[0, 0]]);
      const w = city.sidewalk;
      area([[left - w, low - w], [right + w, low - w], [right + w, high + w], [left - w, high + w]], 0.2);
    }
    for (const start of marks.starts) {
      const [x, y] = city.starts[start] ?? [0, 0];
      area(Array.from({ length: 32 }, (_, i): Point => [x + 22 * Math.cos((i * Math.PI) / 16), y + 22 * Math.sin((i * Math.PI) / 16)]), 0.1);
    }
    this.#ring();
    this.invalidate();
  }

  /** Rings round the pieces that may be pointed at, and a pointer over each. */
  #ring(): void {
    if (!this.#rings) return;
    const { sizes } = this.setting.city;
    let count = 0;
    const [ring, pointer] = [new Matrix4(), new Matrix4()];
    for (const name of this.#marked.slice(0, MOST_MARKS)) {
      const pose = this.#shown.get(name);
      if (!pose) continue;
      const size = sizes[pieceKind(name) as keyof typeof sizes] ?? [20, 20, 20];
      const r = Math.max(size[0], size[1]) * 0.62 + 3;
      ring.makeScale(r, r, 1).setPosition(pose[0], pose[1], Math.max(1, pose[2] - 1));
      pointer.makeTranslation(pose[0], pose[1], pose[2] + size[2] + 12);
      this.#rings.setMatrixAt(count, ring);
      this.#pointers.setMatrixAt(count, pointer);
      count++;
    }
    for (const mesh of [this.#rings, this.#pointers]) {
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  setAim(aim: Aim | null): void {
    const before = this.aids.held;
    if (!aim && !this.aids.group.children.length) return;
    this.aids.show(aim);
    const { held } = this.aids;
    // What is in the hand is not also where it was.
    for (const [name, mesh] of this.#single) mesh.visible = this.#shown.has(name) && !held.includes(name);
    // Arrows and breath throw no shadow; what is held does, and leaves none where it was.
    this.invalidate(before.length > 0 || held.length > 0);
  }

  // --- looking ----------------------------------------------------------------------------------------------

  /** From the south side of the table, everything in sight. */
  tableLook(): ReturnType<() => Rig["look"]> {
    const [x, y] = this.middle;
    return { x, y: y + 4, z: 6, around: 270, above: 40, far: this.#fit(0.98) };
  }
  topLook(): Rig["look"] {
    const [x, y] = this.middle;
    // A little to the north, so that the bar over the picture hides nothing.
    return { x, y: y + 16, z: 0, around: 270, above: 89.5, far: this.#fit(1.1) };
  }
  /** Over the shoulder of a monster, toward the middle. */
  monsterLook(seat: number): Rig["look"] {
    const pose = this.#shown.get(`paws-${seat}`) ?? this.#shown.get(`body-${seat}`);
    if (!pose) return this.tableLook();
    const [x, y] = this.middle;
    const around = (Math.atan2(pose[1] - y, pose[0] - x) * 180) / Math.PI;
    return { x: pose[0] * 0.72 + x * 0.28, y: pose[1] * 0.72 + y * 0.28, z: 24, around, above: 26, far: 420 };
  }
  /** A building and the hand high above it, from the side one looks from already. */
  dropLook(x: number, y: number): Rig["look"] {
    const high = this.setting.city.drop + this.setting.city.sizes.body[2] + 70;
    const tall = Math.tan((this.#camera.fov * Math.PI) / 360);
    return { x, y, z: high / 2 - 20, around: this.rig.look.around, above: 22, far: high / 2 / tall / Math.min(1, this.#camera.aspect) };
  }
  /** So far away that the boards fill the picture. */
  #fit(room: number): number {
    const { size, boards } = this.setting.city;
    const tall = Math.tan((this.#camera.fov * Math.PI) / 360);
    const wide = tall * this.#camera.aspect;
    const half = size / 2;
    return room * Math.max(half / tall, (half * boards.length * 1.04) / wide) + (this.#camera.aspect < 1 ? 0 : 40);
  }

  #ray(x: number, y: number): Raycaster {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2((x / this.#size[0]) * 2 - 1, 1 - (y / this.#size[1]) * 2), this.#camera);
    return ray;
  }
  /** The piece under a point of the picture, and the point of the city that is seen there. */
  pick(x: number, y: number): { piece: string | null; point: [number, number, number] } | null {
    const ray = this.#ray(x, y);
    const hit = ray.intersectObjects([...this.#pieces.children, ...this.aids.solids], false).find((one) => one.object.visible);
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
  /** Where a point of the city is in the picture. */
  project(x: number, y: number, z: number): Point {
    const seen = new Vector3(x, y, z).project(this.#camera);
    return [((seen.x + 1) / 2) * this.#size[0], ((1 - seen.y) / 2) * this.#size[1]];
  }

  // --- drawing ----------------------------------------------------------------------------------------------

  resize(width: number, height: number): void {
    const first = this.#size[0] === 1;
    this.#size = [Math.max(1, width), Math.max(1, height)];
    this.#renderer.setPixelRatio(this.#ratio);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    if (first) this.rig.look = this.tableLook();
    this.rig.apply();
    this.invalidate(true);
  }

  invalidate(shadows = false): void {
    if (shadows) this.#renderer.shadowMap.needsUpdate = true;
    if (this.#frame || this.#gone) return;
    this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }

  #draw(now: number): void {
    this.#frame = 0;
    if (this.#gone) return;
    let more = this.rig.tick(now);
    const goal = this.#goal;
    if (goal) {
      const t = Math.min(1, (now - goal.since) / goal.length);
      this.#lay(goal.to, t * t * (3 - 2 * t));
      if (t >= 1) this.#goal = null;
      this.#renderer.shadowMap.needsUpdate = true;
      more = true;
    }
    this.#renderer.render(this.#scene, this.#camera);
    this.ondrawn();
    if (more) this.invalidate();
    this.#measure(now, more);
  }

  /** Where drawing takes too long, fewer pixels are drawn. */
  #measure(now: number, running: boolean): void {
    const took = now - this.#then;
    this.#then = now;
    if (!running || took > 200) return;
    this.#slow = took > 26 ? this.#slow + 1 : Math.max(0, this.#slow - 1);
    if (this.#slow < 14 || this.#ratio <= 0.6) return;
    this.#slow = 0;
    this.#ratio = Math.max(0.6, this.#ratio * 0.75);
    this.resize(...this.#size);
  }

  #lost = (event: Event): void => {
    event.preventDefault();
    this.onlost();
  };

  #drop(object: Object3D): void {
    object.removeFromParent();
    if (!(object instanceof Mesh || object instanceof LineLoop)) return;
    (object.geometry as BufferGeometry).dispose();
    for (const material of [object.material as Material | Material[]].flat()) material.dispose();
  }

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    this.#renderer.domElement.removeEventListener("webglcontextlost", this.#lost);
    this.aids.dispose();
    this.#scene.traverse((object) => {
      if (object instanceof Mesh || object instanceof LineLoop || object instanceof Sprite) object.geometry.dispose();
      if (object instanceof InstancedMesh) object.dispose();
    });
    for (const old of [...this.#marks.children]) this.#drop(old);
    for (const texture of this.#textures) texture.dispose();
    for (const material of this.#materials) material.dispose();
    this.#sun.shadow.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
