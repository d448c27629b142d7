import type { Spot } from '../table/spot.js';

/** What a hint points at. */
export interface Pointed {
  readonly from: string;
  readonly depth: number;
  readonly to: string;
}

/** A sentence beside a pile. */
export interface Bubble {
  readonly pile: string;
  readonly text: string;
}

const NONE: ReadonlySet<string> = new Set();
/** A sentence is shown for so many milliseconds at least, and for so many a letter: time to read it without hurry. */
const SHOWN = 4500;
const READING = 60;
/** Milliseconds for which the card that came last is marked. */
const MARKED = 700;

/** What the table shows for a while besides its cards. */
export class Highlights {
  pointed: Pointed | undefined;
  /** The covered card that is looked at. */
  peeked: Spot | undefined;
  /** The pile of the card that came last. */
  arrived: string | undefined;
  /** The lowest of the cards on the pointer. */
  lifted: Spot | undefined;
  /** The pile that would get the lifted cards if they were let go. */
  aimed: string | undefined;
  /** Piles that stand in the way of what was tried. */
  blamed: ReadonlySet<string> = NONE;
  bubble: Bubble | undefined;
  #bubbleTimer: ReturnType<typeof setTimeout> | undefined;
  #arrivedTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param draw draws the table */
  constructor(private readonly draw: () => void) {}

  /** Shows a sentence beside a pile, for as long as it takes to read it. */
  note(text: string, pile: string): void {
    this.bubble = { pile, text };
    clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = setTimeout(
      () => {
        this.bubble = undefined;
        this.blamed = NONE;
        this.draw();
      },
      Math.max(SHOWN, text.length * READING),
    );
    this.draw();
  }

  /** Marks for a moment where a card came to. */
  mark(pile: string | undefined): void {
    this.arrived = pile;
    clearTimeout(this.#arrivedTimer);
    this.#arrivedTimer = setTimeout(() => {
      this.arrived = undefined;
      this.draw();
    }, MARKED);
  }

  /** Shows which pile would get the lifted cards. */
  aim(pile: string | undefined): void {
    if (pile === this.aimed) return;
    this.aimed = pile;
    this.draw();
  }

  /** Removes what only pointed at something. */
  clear(): void {
    this.pointed = this.bubble = this.arrived = this.peeked = undefined;
    this.blamed = NONE;
  }

  /** Removes that at once, with its timers. */
  end(): void {
    this.clear();
    clearTimeout(this.#bubbleTimer);
    clearTimeout(this.#arrivedTimer);
  }
}
