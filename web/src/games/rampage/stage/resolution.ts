/** How many pixels are drawn: fewer while drawing takes too long, more again when it doesn't, all of them at rest. */

/** Milliseconds from one picture to the next that are slow, and quick. */
const SLOW = 26;
const QUICK = 19;
/** A longer pause says nothing: the page did something else. */
const PAUSE = 200;
const PATIENCE = 14;
const LEAST = 0.6;
const STEP = 0.75;
/** Pictures that must be quick in a row before more pixels are tried. */
const TRUST = 90;

export class Resolution {
  /** Pixels of the picture for each of the page, while something moves. */
  moving: number;
  #slow = 0;
  #quick = 0;

  constructor(readonly best: number) {
    this.moving = best;
  }

  /** A picture took so long; true where another resolution is wanted from now on. */
  took(milliseconds: number): boolean {
    if (milliseconds > PAUSE) return false;
    this.#slow = milliseconds > SLOW ? this.#slow + 1 : Math.max(0, this.#slow - 1);
    this.#quick = milliseconds < QUICK ? this.#quick + 1 : 0;
    const before = this.moving;
    if (this.#slow >= PATIENCE) this.moving = Math.max(LEAST, this.moving * STEP);
    else if (this.#quick >= TRUST) this.moving = Math.min(this.best, this.moving / STEP);
    else return false;
    this.#slow = this.#quick = 0;
    return this.moving !== before;
  }
}
