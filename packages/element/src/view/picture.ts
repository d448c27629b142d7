import type { Card, Game, Pile } from '@patience/core';
import { indexHeight, type FaceStyle } from '../faces/face.js';
import { PICTURED } from '../faces/pictured.js';
import type { Cursor } from '../table/cursor.js';
import type { Selection } from '../table/selection.js';
import type { Frame, Point } from '../layout/fit.js';
import { spread } from '../layout/spread.js';
import type { TableDescriber } from '../names/table-describer.js';
import type { Highlights } from './highlights.js';

/** The player's selection, the keyboard cursor and temporary marks, which the table shows besides the cards. */
export interface Interaction {
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly highlights: Highlights;
}

/** Smallest scale of the index of covered cards. */
export const SMALLEST_INDEX = 0.6;

/** The cards of a table and their places, computed from the game and the frame. */
export class Picture {
  /** Positions of all cards, for animations and drops. */
  readonly positions = new Map<string, readonly Point[]>();
  /** Ids of all cards, face-down ones too. Used only for animations, never rendered. */
  readonly ids = new Map<string, readonly number[]>();
  readonly #cards = new Map<string, readonly (Card | null)[]>();
  /** By pile, the card that was on top before the last change. It is drawn whole while others still move onto it. */
  readonly #whole = new Map<string, number>();

  constructor(
    readonly game: Game,
    readonly frame: Frame,
    private readonly describer: TableDescriber,
    former?: Picture,
  ) {
    const { view, piles, table } = game;
    for (const [pile, { id }] of piles.entries()) {
      const n = view.count(id);
      this.ids.set(
        id,
        Array.from({ length: n }, (_, i) => table.idAt(pile, n - 1 - i)),
      );
      const cards = Array.from({ length: n }, (_, i) => view.card(id, n - 1 - i));
      this.#cards.set(id, cards);
      this.positions.set(
        id,
        spread(
          frame,
          id,
          cards.map((card) => card !== null),
        ),
      );
      const top = former?.game === game ? former.#cards.get(id)?.at(-1) : undefined;
      if (top && cards.slice(0, -1).some((card) => card?.id === top.id)) this.#whole.set(id, top.id);
    }
  }

  /** Draws all covered cards as strips again after the animation. Returns false when none was drawn whole. */
  endArrivals(): boolean {
    const before = this.#whole.size;
    this.#whole.clear();
    return before > 0;
  }

  /** Returns the card at an index of a pile, counted from the bottom; null where it lies face down or there is none. */
  cardAt(pile: string, index: number): Card | null {
    return this.#cards.get(pile)?.[index] ?? null;
  }

  style(pile: Pile): FaceStyle {
    const { fan } = this.frame.places.get(pile.id)!;
    const { large, cardWidth } = this.frame;
    const pictured = cardWidth >= PICTURED;
    return {
      large,
      pictured,
      deck: this.describer.german && 'german',
      letters: this.describer.letters,
      own: this.describer.own,
      index: fan === 'right' ? 'left' : fan === 'left' ? 'right' : 'row',
    };
  }

  /** Returns the cards of a pile from the bottom; null where one lies face down. */
  cardsOf(pile: string): readonly (Card | null)[] {
    return this.#cards.get(pile)!;
  }

  /** Returns the id of the card that is drawn whole while others still move onto it; undefined for none. */
  wholeIn(pile: string): number | undefined {
    return this.#whole.get(pile);
  }

  /** Tells whether cards of other piles lie on this one. */
  isCovered({ coveredBy }: Pile): boolean {
    return coveredBy?.some((over) => this.game.view.count(over) > 0) === true;
  }

  /**
   * Returns the largest number of cards that can be lifted: a finger on any other card scrolls. Where only the top card can be taken,
   * cards in sequence may still move one by one.
   */
  free({ id, take }: Pile): number {
    if (take !== 'top') return take ? this.game.view.run(id) : 0;
    const cards = this.#cards.get(id)!;
    let n = cards.length - 1;
    while (n > 0 && [1, 12].includes(Math.abs((cards[n]?.rank ?? NaN) - (cards[n - 1]?.rank ?? NaN)))) n--;
    return cards.length - n;
  }

  /** Tells whether even the smallest index is cut off on some pile. */
  get cramped(): boolean {
    return this.game.piles.some((pile) => this.squeeze(pile) < SMALLEST_INDEX);
  }

  /** Returns the height of the narrowest visible strip relative to the height of the index; at most 1. */
  squeeze({ id }: Pile): number {
    const points = this.positions.get(id)!;
    const cards = this.#cards.get(id)!;
    const last = points.length - 2;
    if (this.frame.places.get(id)!.fan !== 'down' || last < 0 || !cards[last]) return 1;
    const strip = points[last + 1]!.y - points[last]!.y;
    return Math.min(1, Math.round((strip / (indexHeight(this.frame.large) * this.frame.cardWidth)) * 100) / 100);
  }

  /** Returns the box of a pile as lengths for a style. The margins add up to a height of zero, so that piles do not move each other. */
  box(pile: string): { readonly margin: string; readonly width: string; readonly height: string } {
    const { left, top, right, bottom } = this.bounds(pile);
    return { margin: `${top}px auto ${-bottom}px ${left}px`, width: `${right - left}px`, height: `${bottom - top}px` };
  }

  /** Returns the bounding box of all cards of a pile, in pixels of the table. */
  bounds(pile: string): { left: number; top: number; right: number; bottom: number } {
    const { x, y } = this.frame.places.get(pile)!;
    const points = this.positions.get(pile)!;
    const last = points.at(-1) ?? { x, y };
    const across = [x, last.x];
    if (this.frame.places.get(pile)!.each < points.length) for (const point of points) across.push(point.x);
    return {
      left: Math.min(...across),
      top: y,
      right: Math.max(...across) + this.frame.cardWidth,
      bottom: Math.max(y, last.y) + this.frame.cardHeight,
    };
  }

  /** Lowest edge of all cards, in pixels of the table. */
  get bottom(): number {
    return Math.max(...this.game.piles.map(({ id }) => this.bounds(id).bottom));
  }
}
