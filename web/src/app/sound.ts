/** What is heard: made by tools/sounds.py, fetched after the first touch of the page, silent where the reader wants silence. */

import file from "./sounds.bin?url";
import { settings } from "./settings.svelte";

export type Faction = "trolls" | "dragons" | "insectoids" | "undead" | "aquatic" | "demons";
export type Sound = "coin" | "card" | "tile" | "dig" | "trap" | "chew" | "crumble" | "wind" | "turn" | "fanfare" | "growl" | `growl-${Faction}`;

const RATE = 22_050;
/** The same sound is not begun again within so many milliseconds. */
const GAP = 45;

/** A byte of mu-law as a number from -1 to 1. */
export function unpacked(byte: number): number {
  const small = byte / 127.5 - 1;
  return (Math.sign(small) * (256 ** Math.abs(small) - 1)) / 255;
}

/** The samples of every sound in the file: a line that says how long each is, then one after another. */
export function sliced(data: Uint8Array): Map<string, Float32Array<ArrayBuffer>> {
  const head = data.indexOf(10);
  const lengths = JSON.parse(new TextDecoder().decode(data.subarray(0, head))) as Record<string, number>;
  const found = new Map<string, Float32Array<ArrayBuffer>>();
  let at = head + 1;
  for (const [name, length] of Object.entries(lengths)) {
    found.set(name, Float32Array.from(data.subarray(at, at + length), unpacked));
    at += length;
  }
  return found;
}

let context: AudioContext | null = null;
let volume: GainNode | null = null;
let buffers = new Map<string, AudioBuffer>();
const begun = new Map<Sound, number>();

/** Browsers let nothing be heard before the first touch, and nothing is fetched before it. */
async function open(): Promise<void> {
  if (context || !settings.sound) return;
  const made = new AudioContext();
  context = made;
  volume = made.createGain();
  volume.connect(made.destination);
  try {
    const data = new Uint8Array(await (await fetch(file)).arrayBuffer());
    buffers = new Map(
      [...sliced(data)].map(([name, samples]) => {
        const buffer = made.createBuffer(1, samples.length, RATE);
        buffer.copyToChannel(samples, 0);
        return [name, buffer];
      }),
    );
  } catch {
    // Without them the page is silent, and the next touch tries again.
    context = null;
  }
}
for (const touch of ["pointerup", "keydown"]) addEventListener(touch, () => void open(), { passive: true });

export function play(sound: Sound): void {
  const buffer = buffers.get(sound);
  if (!settings.sound || !context || !volume || !buffer || document.hidden) return;
  const now = performance.now();
  if (now - (begun.get(sound) ?? -GAP) < GAP) return;
  begun.set(sound, now);
  volume.gain.value = settings.volume ** 2;
  const voice = context.createBufferSource();
  voice.buffer = buffer;
  // No two are quite alike.
  voice.playbackRate.value = 0.96 + 0.08 * Math.random();
  voice.connect(volume);
  voice.start();
}
