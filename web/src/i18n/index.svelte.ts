/** The page's language: one Fluent text from the server, `t` reads it, and everything that called `t` follows a switch. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { speak as speakToServer } from "@/net/api";
import { type Data, LANGUAGES, type Sentence } from "@/net/types";
import { Amount, argument, elided, isName } from "./sentence";

export type Language = (typeof LANGUAGES)[number];

const MEMORY = "monstrerie.lang";
const NOBODY: readonly string[] = [];

const texts: Partial<Record<Language, FluentBundle>> = {};
const state = $state<{ lang: Language; bundle: FluentBundle | null }>({ lang: preferred(), bundle: null });

function preferred(): Language {
  const known = (lang: string | null | undefined): lang is Language => LANGUAGES.some((one) => one === lang);
  const kept = localStorage.getItem(MEMORY);
  if (known(kept)) return kept;
  return (navigator.languages ?? []).map((lang) => lang.slice(0, 2)).find(known) ?? "en";
}

/** Fluent's own NUMBER leaves percentages to the program; Python's reads them from the sentence, and so do we. */
function formatted([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof FluentNumber)) return value ?? "";
  const own = Object.fromEntries(Object.entries(options).map(([name, one]) => [name, one instanceof FluentNumber ? one.value : one]));
  return new Amount(value.value, { ...value.opts, ...own });
}

export function bundleOf(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { NUMBER: formatted } });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Say the page in this language from now on. Throws when its text can't be had; then nothing changes. */
export async function setLanguage(lang: Language): Promise<void> {
  let bundle = texts[lang];
  if (!bundle) {
    const answer = await fetch(`/api/locales/${lang}`);
    if (!answer.ok) throw new Error(`no text for ${lang}`);
    bundle = bundleOf(lang, await answer.text());
    texts[lang] = bundle;
  }
  use(lang, bundle);
  localStorage.setItem(MEMORY, lang);
}

/** Put a text in place directly; tests bring their own. */
export function use(lang: Language, bundle: FluentBundle): void {
  state.lang = lang;
  state.bundle = bundle;
  document.documentElement.lang = lang;
  speakToServer(lang);
}

export const language = {
  get now(): Language {
    return state.lang;
  },
  get ready(): boolean {
    return state.bundle !== null;
  },
};

export function has(key: string): boolean {
  return state.bundle?.hasMessage(key) ?? false;
}

/** The message `key` with `data` filled in; seat numbers are said as `names`. An unknown key shows itself. */
export function t(key: string, data: Data = {}, names: readonly string[] = NOBODY): string {
  const bundle = state.bundle;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return bundle ? key : "";
  const speak = (inner: string, more?: Data): string => t(inner, more);
  const filled: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(data)) {
    const said = argument(name, value, names, speak);
    filled[name] = said;
    if (isName(name) && typeof said === "string") {
      filled[`de_${name}`] = elided("de", said);
      filled[`que_${name}`] = elided("que", said);
    }
  }
  return bundle.formatPattern(pattern, filled, []);
}

export function say(sentence: Sentence, names: readonly string[] = NOBODY): string {
  return t(sentence.key, sentence.data, names);
}
