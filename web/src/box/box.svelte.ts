/** An owner's box of one game while it is read: kept in this browser after every change, on the server when asked. */

import { introduced, session } from "@/app/session.svelte";
import { reason } from "@/app/toast.svelte";
import { t } from "@/i18n/index.svelte";
import { api } from "@/net/api";
import type { BoxFact, BoxSheet, BoxWish, Data, Leaf } from "@/net/types";

/** The server takes no more at once. */
const MOST_BYTES = 60_000;

interface Kept {
  name: string;
  values: Data;
}

export class OwnBox {
  sheet = $state.raw<BoxSheet | null>(null);
  /** Why the last wish was not granted; what was there stays. */
  refused = $state("");
  /** What was there before a file was read. */
  before = $state.raw<Kept | null>(null);
  /** Its id on the server, while it is there as it is here. */
  id = $state<string | null>(null);
  private queue: Promise<unknown> = Promise.resolve();

  constructor(readonly game: string) {}

  private get memory(): string {
    return `monstrerie.box.${this.game}`;
  }

  /** What this browser has; else what the server has under one's name. */
  async open(): Promise<void> {
    let kept: Kept | null = null;
    try {
      kept = JSON.parse(localStorage.getItem(this.memory) ?? "null") as Kept | null;
    } catch {
      // Somebody else's writing: begin anew.
    }
    const there = session.player ? await api.myBox(this.game) : null;
    kept ??= there;
    await this.ask(kept ? { name: kept.name, values: kept.values } : {});
    if (there && this.sheet && JSON.stringify([there.name, there.values]) === JSON.stringify([this.sheet.name, this.sheet.values])) {
      this.id = there.id;
    }
  }

  /** In other words, after the language was changed. */
  again(): Promise<void> {
    return this.later(() => this.ask(this.now(), true));
  }
  change(fact: BoxFact, leaf: Leaf, value: boolean | number | string): Promise<void> {
    return this.later(() => this.ask({ ...this.now(), change: { path: fact.path, at: leaf.at, value } }));
  }
  /** All of a thing is printed as it stands here. */
  settle(facts: readonly BoxFact[]): Promise<void> {
    return this.later(() => {
      const { name, values } = this.now();
      return this.ask({ name, values: { ...values, ...Object.fromEntries(facts.map(({ path, value }) => [path, value])) } });
    });
  }
  reset(fact: BoxFact): Promise<void> {
    return this.later(() => {
      const { name, values } = this.now();
      return this.ask({ name, values: Object.fromEntries(Object.entries(values).filter(([path]) => path !== fact.path)) });
    });
  }
  rename(name: string): Promise<void> {
    return this.later(() => this.ask({ ...this.now(), name }));
  }
  async read(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      this.refused = t("page-box-huge", { name: file.name.slice(0, 100) });
      return;
    }
    const before = this.now();
    await this.later(async () => {
      await this.ask({ toml: await file.text(), file: file.name.slice(0, 100) });
      if (!this.refused) this.before = before;
    });
  }
  restore(): Promise<void> {
    const { before } = this;
    this.before = null;
    return before ? this.later(() => this.ask({ ...before })) : Promise.resolve();
  }
  /** Keep it on the server, and answer its id; null when it can't be. */
  async keep(): Promise<string | null> {
    await this.queue;
    if (this.id) return this.id;
    if (!(await introduced())) return null;
    try {
      this.id = (await api.keepBox(this.game, this.now())).id;
      this.refused = "";
    } catch (error) {
      this.refused = reason(error);
    }
    return this.id;
  }

  /** The sheet once all that was typed is in it. */
  async settled(): Promise<BoxSheet | null> {
    await this.queue;
    return this.sheet;
  }

  private now(): Kept {
    return { name: this.sheet?.name ?? "", values: this.sheet?.values ?? {} };
  }
  /** One after the other: each change begins where the last one ended. */
  private later(what: () => Promise<void>): Promise<void> {
    const done = this.queue.then(what);
    this.queue = done;
    return done;
  }
  private async ask(wish: BoxWish, same = false): Promise<void> {
    try {
      const sheet = await api.checkBox(this.game, wish);
      // What can't be taken from a file changes nothing.
      this.refused = wish.toml === undefined ? "" : (sheet.problem?.text ?? "");
      if (this.refused) return;
      this.sheet = sheet;
    } catch (error) {
      this.refused = reason(error);
      return;
    }
    if (same) return;
    this.id = null;
    localStorage.setItem(this.memory, JSON.stringify(this.now()));
  }
}
