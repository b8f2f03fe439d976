/** A few short synthesised sounds; silent unless the reader switched them on. */

import { settings } from "./settings.svelte";

export type Sound = "coin" | "tile" | "growl" | "crumble" | "turn";

/** [frequency at the start, at the end, seconds, kind of wave] */
const VOICES: Record<Sound, [number, number, number, OscillatorType]> = {
  coin: [1318, 1975, 0.16, "triangle"],
  tile: [220, 150, 0.07, "square"],
  growl: [95, 60, 0.32, "sawtooth"],
  crumble: [140, 40, 0.4, "square"],
  turn: [523, 784, 0.22, "sine"],
};
const LOUDNESS = 0.08;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [from, to, seconds, wave] = VOICES[sound];
  const now = context.currentTime;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, now);
  voice.frequency.exponentialRampToValueAtTime(to, now + seconds);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  voice.connect(volume).connect(context.destination);
  voice.start(now);
  voice.stop(now + seconds);
}
