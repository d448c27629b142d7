import type { Card, Game, Pile } from '@patience/core';
import type { Move } from '@patience/core/search';
import { indexHeight, type FaceStyle } from '../faces/face.js';
import { PICTURED } from '../faces/pictured.js';
import type { Cursor } from '../table/cursor.js';
import type { Selection } from '../table/selection.js';
import type { Frame } from '../layout/fit.js';
import { spread, type Point } from '../layout/spread.js';
import type { TableDescriber } from '../names/table-describer.js';
import type { PileModel } from './pile.js';
import type { Spot } from '../table/spot.js';
import { isUsableSlot, signOf } from '../table/sign.js';
import type { Highlights } from './highlights.js';

/** The player's selection, the keyboard cursor and temporary marks, which the table shows besides the cards. */
export interface Interaction {
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly highlights: Highlights;
}

/** Least number of hidden cards that is shown as a number. A single one needs none. */
const COUNTED = 2;

/** Smallest scale of the index of covered cards. */
const SMALLEST_INDEX = 0.6;

const sameFace = (a: Card, b: Card): boolean => a.rank === b.rank && a.suit === b.suit;

/** The table as a list of pile models, computed from the game and the frame. */
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
      index: fan === 'right' ? 'left' : fan === 'left' ? 'right' : 'row',
    };
  }

  /** Returns a key that changes when the pile must be rendered again. */
  key(pile: Pile, { selection, cursor, highlights }: Interaction): string {
    const { id } = pile;
    const { pointed, peeked, arrived, lifted, aimed, blamed, accused } = highlights;
    const depths = (spot: Spot | undefined): string => (spot?.pile === id ? String(spot.depth) : '');
    const cards = this.#cards.get(id)!;
    const stop = cards.length
      ? cards.findIndex((_, i) => cursor.isStop({ pile: id, depth: cards.length - 1 - i }))
      : cursor.isStop({ pile: id, depth: 0 });
    const hint = pointed && (pointed.from === id || pointed.to === id) ? `${pointed.from}${pointed.depth}${pointed.to}` : '';
    return [
      cards.map((card) => card?.id ?? '').join(),
      this.#whole.get(id),
      depths(selection.chosen),
      selection.targets.has(id),
      selection.bestTarget === id,
      stop,
      hint,
      depths(peeked),
      arrived === id,
      depths(lifted),
      aimed === id,
      blamed.has(id),
      accused.get(id)?.join(),
      this.#free(pile),
      this.#isCovered(pile),
      this.game.status,
      ...this.describer.numbers(id),
      ...Object.values(this.#act(pile, selection)),
    ].join('|');
  }

  /** Returns the action of a click on the pile, whether it can be done, and how often still, if the slot shows that. */
  #act(pile: Pile, selection: Selection): { action: Move | undefined; can: true | string | undefined; times: number | undefined } {
    const action = selection.actionOn(pile.id);
    const can = action === undefined ? undefined : selection.canAct(action);
    const times = can === true && signOf(pile, this.game, can) === 'again' ? selection.timesLeft(action!) : undefined;
    return { action, can, times };
  }

  /** Returns the model of one pile. */
  pile(pile: Pile, attention: Interaction): PileModel {
    const { selection, cursor } = attention;
    const { pointed, peeked, arrived, lifted, aimed, blamed, accused } = attention.highlights;
    const { id } = pile;
    const cards = this.#cards.get(id)!;
    const points = this.positions.get(id)!;
    const n = cards.length;
    const open = cards.filter((card) => card !== null).length;
    const name = this.describer.pile(id);
    const target = selection.targets.has(id);
    const free = this.#free(pile);
    const hinted = (depth: number): boolean => (pointed?.from === id && depth <= pointed.depth) || (pointed?.to === id && depth === 0);
    const marks = (depth: number): string =>
      [
        selection.chosen?.pile === id && depth <= selection.chosen.depth ? 'chosen' : '',
        depth === 0 && target ? 'target' : '',
        depth === 0 && selection.bestTarget === id ? 'best' : '',
        depth === 0 && aimed === id ? 'hot' : '',
        hinted(depth) ? 'hinted' : '',
        lifted?.pile === id && depth <= lifted.depth ? 'lifted' : '',
        peeked?.pile === id && peeked.depth === depth ? 'peeked' : '',
        depth === 0 && arrived === id ? 'arrived' : '',
        depth === 0 && blamed.has(id) ? 'blamed' : '',
        accused.get(id)?.includes(depth) ? 'accused' : '',
        depth === 0 ? 'top' : '',
        depth < free ? 'free' : '',
      ]
        .filter(Boolean)
        .join(' ');
    const { action, can, times } = this.#act(pile, selection);
    const acts = can === true && selection.actionAt(id) === action ? action : undefined;
    const { fanned } = this.frame.places.get(id)!;
    const squared = fanned === 1;
    const hidden = n - open;
    // Of open cards only the top one is visible, on which the next may be laid.
    const covers = cards.at(-1) && pile.take && pile.take !== 'all' && pile.role !== 'waste' ? n - 1 : hidden;
    const counts = squared && covers >= COUNTED && pile.role !== 'foundation' && pile.role !== 'discard';
    const numbers = this.describer.numbers(id).join(', ');
    const shown = cards.flatMap((card, index) => {
      const depth = n - 1 - index;
      if (!card || depth >= fanned) return [];
      const whole =
        depth === 0 ||
        (points[index + 1]!.x - points[index]!.x) * (points[1]!.x - points[0]!.x) < 0 ||
        this.#whole.get(id) === card.id ||
        (lifted?.pile === id && depth === lifted.depth + 1) ||
        (peeked?.pile === id && peeked.depth === depth);
      const chosen = selection.chosen?.pile === id && depth === selection.chosen.depth;
      const among = { n: index - hidden + 1, of: open };
      const plain = this.describer.speech === 'short' && !cards.some((other) => other && other !== card && sameFace(other, card));
      return [
        {
          card,
          index,
          point: points[index]!,
          spot: { pile: id, depth },
          covered: !whole,
          chosen,
          count: counts ? covers : undefined,
          marks: marks(depth),
          stop: cursor.isStop({ pile: id, depth }),
          numbers: depth === 0 ? numbers : '',
          label: this.describer.cardButton({
            card,
            pile: name,
            position: squared || plain ? undefined : among,
            hidden: squared || index === hidden ? hidden : 0,
            open: counts ? covers - hidden : 0,
            chosen,
            action: depth === 0 ? acts : undefined,
            aimed: depth === 0 && target,
            covered: this.#isCovered(pile),
            numbers: depth === 0 ? numbers : '',
          }),
        },
      ];
    });
    const sign = signOf(pile, this.game, can);
    const unseen = n === 0 && !numbers && !isUsableSlot(pile, action);
    const below = cards[n - 1 - fanned];
    const backs = squared ? [] : cards.flatMap((card, index) => (card || index < n - fanned ? [] : [{ index, point: points[index]! }]));
    return {
      pile,
      style: this.style(pile),
      squeeze: Math.max(SMALLEST_INDEX, this.#squeeze(pile)),
      box: unseen ? { margin: '0', width: '0', height: '0' } : this.#box(id),
      // Render the next back too: it is visible while the top card is lifted or moving.
      backs: squared && n > 1 && cards[n - 2] === null ? [{ index: n - 2, point: points[n - 2]! }] : backs,
      under: below ? { card: below, index: n - 1 - fanned, point: points[n - 1 - fanned]! } : undefined,
      cards: shown,
      slot:
        shown.length > 0 || unseen
          ? undefined
          : {
              spot: { pile: id, depth: 0 },
              index: Math.max(0, n - 1),
              point: points.at(-1) ?? this.frame.places.get(id)!,
              role: pile.role,
              marks: marks(0),
              stop: cursor.isStop({ pile: id, depth: 0 }),
              sign,
              numbers,
              count: sign === 'back' && (counts || pile.role === 'stock') ? n : times,
              label: this.describer.slotButton({
                pile: id,
                cards: n,
                sign,
                action: can === true ? action : undefined,
                times,
                aimed: target,
              }),
            },
    };
  }

  /** Tells whether cards of other piles lie on this one. */
  #isCovered({ coveredBy }: Pile): boolean {
    return coveredBy?.some((over) => this.game.view.count(over) > 0) === true;
  }

  /**
   * Returns the largest number of cards that can be lifted: a finger on any other card scrolls. Where only the top card can be taken,
   * cards in sequence may still move one by one.
   */
  #free({ id, take }: Pile): number {
    if (take !== 'top') return take ? this.game.view.run(id) : 0;
    const cards = this.#cards.get(id)!;
    let n = cards.length - 1;
    while (n > 0 && [1, 12].includes(Math.abs((cards[n]?.rank ?? NaN) - (cards[n - 1]?.rank ?? NaN)))) n--;
    return cards.length - n;
  }

  /** Tells whether even the smallest index is cut off on some pile. */
  get cramped(): boolean {
    return this.game.piles.some((pile) => this.#squeeze(pile) < SMALLEST_INDEX);
  }

  /** Returns the height of the narrowest visible strip relative to the height of the index; at most 1. */
  #squeeze({ id }: Pile): number {
    const points = this.positions.get(id)!;
    const cards = this.#cards.get(id)!;
    const last = points.length - 2;
    if (this.frame.places.get(id)!.fan !== 'down' || last < 0 || !cards[last]) return 1;
    const strip = points[last + 1]!.y - points[last]!.y;
    return Math.min(1, Math.round((strip / (indexHeight(this.frame.large) * this.frame.cardWidth)) * 100) / 100);
  }

  #box(pile: string): PileModel['box'] {
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
