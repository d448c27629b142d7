import type { Move } from '@patience/core/internals';
import type { Spot } from '../table/spot.js';

/** The cards and the destination that a hint marks. */
export interface HintedMove {
  readonly from: string;
  readonly depth: number;
  readonly to: string;
  /** Moves of the hint. A tap on a marked card plays them. */
  readonly moves: readonly Move[];
}

/** A sentence that is shown beside a pile. */
export interface Bubble {
  readonly pile: string;
  readonly text: string;
}

const NONE: ReadonlySet<string> = new Set();
/** Least milliseconds for which a sentence is shown, and milliseconds for each letter: time to read it without hurry. */
const SHOWN = 4500;
const READING = 60;
/** Milliseconds for which the card that moved last is marked. */
const MARKED = 700;

/** Temporary marks and sentences on the table. */
export class Highlights {
  hinted: HintedMove | undefined;
  /** The covered card that is shown in full. */
  peeked: Spot | undefined;
  /** The pile on which the card that moved last lies. */
  arrived: string | undefined;
  /** The lowest of the cards that are dragged. */
  lifted: Spot | undefined;
  /** The pile on which the dragged cards would be dropped now. */
  dropTarget: string | undefined;
  /** Piles that are the cause of a refusal. */
  refusalCauses: ReadonlySet<string> = NONE;
  /** Cards that are the cause why the game is lost: pile → numbers of cards on them. */
  lossCauses: ReadonlyMap<string, readonly number[]> = new Map();
  bubble: Bubble | undefined;
  #bubbleTimer: ReturnType<typeof setTimeout> | undefined;
  #arrivedTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param draw renders the table */
  constructor(private readonly draw: () => void) {}

  /** Shows a sentence beside a pile, for as long as it takes to read it. */
  note(text: string, pile: string): void {
    this.bubble = { pile, text };
    clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = setTimeout(
      () => {
        this.bubble = undefined;
        this.refusalCauses = NONE;
        this.draw();
      },
      Math.max(SHOWN, text.length * READING),
    );
    this.draw();
  }

  /** Marks a pile for a moment as the destination of the last move. */
  mark(pile: string | undefined): void {
    this.arrived = pile;
    clearTimeout(this.#arrivedTimer);
    this.#arrivedTimer = setTimeout(() => {
      this.arrived = undefined;
      this.draw();
    }, MARKED);
  }

  /** Marks the pile on which the dragged cards would be dropped. */
  aim(pile: string | undefined): void {
    if (pile === this.dropTarget) return;
    this.dropTarget = pile;
    this.draw();
  }

  /** Rings the cards that are the cause why the game is lost. */
  markLossCauses(cards: readonly Spot[] = []): void {
    const causes = new Map<string, number[]>();
    for (const { pile, depth } of cards) causes.set(pile, [...(causes.get(pile) ?? []), depth]);
    this.lossCauses = causes;
  }

  /** Removes temporary marks and sentences. */
  clear(): void {
    this.hinted = this.bubble = this.arrived = this.peeked = undefined;
    this.refusalCauses = NONE;
  }

  /** Removes temporary marks and sentences, and stops the timers that would remove them later. */
  end(): void {
    this.clear();
    clearTimeout(this.#bubbleTimer);
    clearTimeout(this.#arrivedTimer);
  }
}
