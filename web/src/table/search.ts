/** Finding words in a text as people type them: without case, accents, hyphens and apostrophes. */

/** The letters that are compared, and where in the text each one stands. */
function folded(text: string): { letters: string; at: number[] } {
  let letters = "";
  const at: number[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const plain = text
      .charAt(place)
      .normalize("NFKD")
      .replace(/[\p{M}'’\u00ad\u2010\u2011-]/gu, "")
      .toLowerCase()
      .replace("œ", "oe")
      .replace("æ", "ae");
    for (const letter of plain) {
      letters += letter;
      at.push(place);
    }
  }
  return { letters, at };
}

/** The words of what was typed; the parts of "set-up" may stand apart. */
export function wordsOf(typed: string): string[] {
  return typed
    .split(/[\s\u2010\u2011-]+/)
    .map((word) => folded(word).letters)
    .filter(Boolean);
}

/** Whether a text has all the words. */
export function has(text: string, words: readonly string[]): boolean {
  const { letters } = folded(text);
  return words.every((word) => letters.includes(word));
}

/** A text cut where one of the words begins or ends. */
export function pieces(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const { letters, at } = folded(text);
  const lit = new Set<number>();
  for (const word of words) {
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + 1)) {
      const [first = 0, last = 0] = [at[from], at[from + word.length - 1]];
      for (let place = first; place <= last; place += 1) lit.add(place);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const [last, hit] = [found.at(-1), lit.has(place)];
    if (last?.hit === hit) last.text += text.charAt(place);
    else found.push({ text: text.charAt(place), hit });
  }
  return found;
}
