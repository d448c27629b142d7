import type { Point } from '../layout/fit.js';
import type { TableSession } from '../game/table-session.js';
import type { Spot } from '../table/spot.js';

/** Pixels by which a dropped card may miss a legal pile, unless it lies on another pile. Above and below: at least this part of its height. */
const CATCH = 24;
const CATCH_PART = 0.4;
/** A dropped card lies on a pile when it covers this fraction of the pile's width. */
const COVERED = 0.2;

/** Cards that are dragged by a pointer: moves them and finds the pile on which they would be dropped. */
export class LiftedCards {
  readonly #first: Point;
  /** Index of the lowest lifted card, counted from the bottom of its pile. */
  readonly #from: number;
  /** Piles that can accept cards at all. */
  readonly #places: readonly string[];
  #by: Point = { x: 0, y: 0 };
  /** @param start where the pointer went down, in pixels of the table */
  constructor(
    private readonly session: TableSession,
    private readonly spot: Spot,
    private readonly start: Point,
  ) {
    const points = session.view.picture!.positions.get(spot.pile)!;
    const held = points.length - 1 - spot.depth;
    this.#from = session.selection.pile(spot.pile).take === 'all' ? 0 : held;
    this.#first = points[held]!;
    const { piles, variant } = session.game;
    this.#places = piles.filter((pile) => pile.accept ?? 'pair' in variant).map(({ id }) => id);
  }

  /** Moves the cards with the pointer. @param at where the pointer is, in pixels of the table */
  moveTo(at: Point): void {
    const { session } = this;
    const by = { x: at.x - this.start.x, y: at.y - this.start.y };
    if (by.x === this.#by.x && by.y === this.#by.y) return;
    this.#by = by;
    session.view.scene.lift({ pile: this.spot.pile, from: this.#from, by });
    const pile = this.meant();
    session.highlights.aim(pile !== undefined && session.selection.targets.has(pile) ? pile : undefined);
  }

  /**
   * Returns the pile of a drop now: a legal pile under the pointer or the cards, else any pile there, else a legal pile that is narrowly
   * missed.
   */
  meant(): string | undefined {
    const { selection } = this.session;
    const { frame } = this.session.view;
    const { cardWidth, cardHeight } = frame!;
    const inside = -COVERED * cardWidth;
    const pile = this.#under(selection.targets) ?? this.#over(selection.targets, inside) ?? this.#over(this.#places, inside);
    const { x, y } = this.#by;
    const atHome = Math.abs(x) < cardWidth * (1 - COVERED) && Math.abs(y) < cardHeight * (1 - COVERED);
    return pile ?? (atHome ? undefined : this.#over(selection.targets, CATCH, Math.max(CATCH, cardHeight * CATCH_PART)));
  }

  /** Returns the pile under the pointer. @param among piles that count */
  #under(among: Iterable<string>): string | undefined {
    const [x, y] = [this.start.x + this.#by.x, this.start.y + this.#by.y];
    for (const pile of among) {
      const { left, top, right, bottom } = this.session.view.picture!.bounds(pile);
      if (pile !== this.spot.pile && x >= left && x <= right && y >= top && y <= bottom) return pile;
    }
    return undefined;
  }

  /**
   * Returns the pile that the lowest lifted card covers most. @param among piles that count @param slack pixels by which the card may miss
   * a pile; negative: pixels by which it must overlap it @param slackAlong the same, above and below
   */
  #over(among: Iterable<string>, slack: number, slackAlong = slack): string | undefined {
    const { picture, frame } = this.session.view;
    const left = this.#first.x + this.#by.x;
    const top = this.#first.y + this.#by.y;
    let most = 0;
    let found: string | undefined;
    for (const pile of among) {
      if (pile === this.spot.pile) continue;
      const box = picture!.bounds(pile);
      const across = Math.min(left + frame!.cardWidth, box.right + slack) - Math.max(left, box.left - slack);
      const along = Math.min(top + frame!.cardHeight, box.bottom + slackAlong) - Math.max(top, box.top - slackAlong);
      if (across <= 0 || along <= 0 || across * along <= most) continue;
      most = across * along;
      found = pile;
    }
    return found;
  }
}
