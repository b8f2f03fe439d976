/** How a sentence's arguments are read: the same words as monstrerie/core/text.py and numbers.py say. */

import { FluentNumber, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Data, Json } from "@/net/types";

export type Speak = (key: string, data?: Data) => string;

export function seatName(seat: number, names: readonly string[], speak: Speak): string {
  return names[seat] ?? speak("seat-name", { number: seat + 1 });
}

/** Words as a list in a sentence: "a, b and c". */
export function join(words: readonly string[], speak: Speak): string {
  if (words.length < 2) return words[0] ?? speak("list-empty");
  return speak("list-and", { most: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** Beside these a French sentence finds the name elided: `$de_seat`, `$que_seat`. */
export function isName(key: string): boolean {
  return ["seat", "seats", "name"].includes(key) || key.endsWith("_seat") || key.endsWith("_name");
}

const VOWELS = "aeiouœæ";

/** The French "de" or "que" before a name; an h counts as mute, a y only before a consonant. */
export function elided(word: "de" | "que", name: string): string {
  const [first = "", second = ""] = [...name.slice(0, 2).normalize("NFKD").toLowerCase()].filter((one) => !/\p{M}/u.test(one));
  const vowel = (letter: string): boolean => letter !== "" && VOWELS.includes(letter);
  const mute = vowel(first) || (first === "h" && (vowel(second) || second === "y"));
  const elides = mute || (first === "y" && second !== "" && !vowel(second));
  return elides ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

/** A number of points as people write it: 29½, −20. */
export function halved(value: number): string {
  const sign = value < 0 ? "−" : "";
  const whole = Math.trunc(Math.abs(value));
  if (Math.abs(value) % 1 !== 0.5) return `${sign}${Math.abs(value)}`;
  return `${sign}${whole || ""}½`;
}

/** A change as people write it: +3, −1. */
export function signed(value: number): string {
  return value > 0 ? `+${halved(value)}` : halved(value);
}

/** A number in a sentence, half points and a true minus as people write them; NUMBER still finds the number in it. */
export class Amount extends FluentNumber {
  override toString(scope?: Scope): string {
    if (Math.abs(this.value) % 1 === 0.5 && !Object.keys(this.opts).length) return halved(this.value);
    return super.toString(scope).replace("-", "−");
  }
}

export function argument(name: string, value: Json, names: readonly string[], speak: Speak): FluentVariable {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const words =
      name === "seats" ? value.map((seat) => seatName(Number(seat), names, speak)) : value.map((item) => String(item));
    return join(words, speak);
  }
  if ((name === "seat" || name.endsWith("_seat")) && typeof value === "number") return seatName(value, names, speak);
  if (typeof value === "number") return value < 0 || value % 1 === 0.5 ? new Amount(value) : value;
  if (typeof value === "string") return value;
  return value === null ? "" : JSON.stringify(value);
}
