import type { Options } from '@patience/core';
import { accepts, cardsMove, fromOf, MAX_MOVES, Random, shuffle, Table, toOf, type Move, wouldAccept } from '@patience/core/search';
import { fresh } from './fresh.js';
import { perOptions } from './per-options.js';
import { NONE } from './none.js';
import type { Talon } from './talon.js';
import type { Traits } from './traits.js';

/**
 * Cards go home and nowhere else, each to one place, and whatever else comes home in the meantime, it is taken there all
 * the same: then nothing is gained by waiting. Which families there are is a decision as long as a card may begin one, so
 * that is left to the search. Homes decide by functions here, which cannot be read: they are watched.
 */
export class Steady {
  readonly #table: Table<Options>;
  /** Where any card of stock and waste can be had at any time. */
  readonly #talon: Talon | undefined;
  /** Piles of which the top card goes home at once. */
  readonly #piles: readonly number[];
  /** Stock and waste. */
  readonly #turned: readonly number[];
  /** By the cards that lie lowest at home: is everything home in the end, if any card of stock and waste can be had? */
  readonly #fates = new Map<number, boolean>();

  private constructor(table: Table<Options>, { stocks, wastes }: Traits, talon: Talon | undefined) {
    this.#table = table;
    this.#piles = [...table.rules.sources].filter((pile) => pile !== talon?.waste);
    this.#talon = talon?.free ? talon : undefined;
    this.#turned = [...stocks, ...wastes];
  }

  /** Undefined where the rules are not of this kind. @param talon of the path on which it plays */
  static of(table: Table<Options>, traits: Traits, talon: Talon | undefined): Steady | undefined {
    const { actions, targets } = table.rules;
    if (!traits.onePack || targets.length > MOST_HOMES || (!talon && actions.length > 0)) return undefined;
    if (!isOfHomes(table, traits) || !watched(table).steady) return undefined;
    return new Steady(table, traits, talon);
  }

  /** A move that cannot spoil anything, or NONE. */
  find(): Move {
    const { rules, len } = this.#table;
    for (const pile of this.#piles) {
      if (len[pile] === 0) continue;
      for (const home of rules.targets) if (len[home]! > 0 && accepts(this.#table, pile, home, 1) === true) return cardsMove(pile, home, 1);
    }
    if (!this.#talon) return NONE;
    const count = this.#talon.list(MOVES);
    for (let i = 0; i < count; i++) if (fromOf(MOVES[i]!) === this.#talon.waste && len[toOf(MOVES[i]!)]! > 0) return MOVES[i]!;
    return NONE;
  }

  /**
   * Not everything would come home even if any card of stock and waste could be had: what then comes home depends on the
   * cards that begin families alone, whatever was played before.
   */
  lost(): boolean {
    const { rules, len } = this.#table;
    let bases = 0;
    for (const home of rules.targets) bases = bases * BASES + (len[home] === 0 ? 0 : 1 + this.#table.idAt(home, len[home]! - 1));
    let fate = this.#fates.get(bases);
    if (fate === undefined) this.#fates.set(bases, (fate = this.#ends(new Table(this.#table.variant, this.#table.options, this.#table))));
    return !fate;
  }

  /** Brings home what others lie there for; then tries out which card begins a family. */
  #ends(table: Table<Options>): boolean {
    for (;;) {
      const places = [...taken(table, (pile, depth) => depth === 0 || this.#turned.includes(pile))];
      const next = places.find((place) => table.len[homeOf(table, place)]! > 0);
      if (next !== undefined) bringHome(table, next);
      else if (table.status() === 'won') return true;
      else
        return places.some((place) => {
          const begun = new Table(table.variant, table.options, table);
          bringHome(begun, place);
          return this.#ends(begun);
        });
    }
  }
}

/** What was seen of homes that decide by functions, which look at homes alone. */
interface Watched {
  /** In which order cards lie at home, above the lowest ones, makes no difference. */
  readonly orderless: boolean;
  /** A card that goes on others at home goes nowhere else, and what comes home in the meantime does not change that. */
  readonly steady: boolean;
}

/** Do functions decide what homes take, look at homes alone, and make no difference between orders of what lies there above the lowest cards? */
export const isOrderless = (table: Table<Options>, traits: Traits): boolean => isOfHomes(table, traits) && watched(table).orderless;

const MOVES = new Int32Array(MAX_MOVES);
/** More than there are cards in a pack, and how many of them a number names exactly. */
const BASES = 64;
const MOST_HOMES = 8;
/** Cards that come home while it is watched, roughly. */
const CARDS_WATCHED = 500;
/** One of so many is followed by a look at homes in another order. */
const SHUFFLED = 3;

/** Single cards go home by functions, nowhere else, and stay there; nothing happens by itself. */
const isOfHomes = ({ rules, variant }: Table<Options>, { onlyHome, asks, homes }: Traits): boolean =>
  onlyHome &&
  asks &&
  !variant.after &&
  !variant.status &&
  !variant.pair &&
  rules.sources.every((pile) => rules.piles[pile]!.take === 'top' && !homes.includes(pile)) &&
  rules.targets.every((pile) => !rules.reveal.includes(pile));

const watched = perOptions(watch);

/** Deals are played to their end at random, with each card to be had that would be taken: more than any game gets to see. */
function watch(source: Table<Options>): Watched {
  let [orderless, steady, apart] = [true, true, true];
  for (let game = 0; game < CARDS_WATCHED / source.cards.length && apart && (orderless || steady); game++) {
    const random = new Random(game);
    const table = fresh(source, game);
    const { homes } = table.rules;
    table.looked = (pile) => {
      apart &&= homes.includes(pile);
    };
    /** Card × home → it was taken there onto others at some time of this game. */
    const places = new Set<number>();
    let now = taken(table);
    while (now.size > 0) {
      for (const place of now) if (table.len[homeOf(table, place)]! > 0) places.add(place);
      for (const place of now) {
        const card = place - (place % homes.length);
        for (let home = 0; home < homes.length; home++) if (card + home !== place && places.has(card + home)) steady = false;
      }
      const chosen = [...now][random.below(now.size)]!;
      const card = Math.floor(chosen / homes.length);
      const onOthers = table.len[homeOf(table, chosen)]! > 0;
      bringHome(table, chosen);
      const next = taken(table);
      if (onOthers) for (const place of now) if (!next.has(place) && Math.floor(place / homes.length) !== card) steady = false;
      now = next;
      if (random.below(SHUFFLED) > 0) continue;
      shuffleHomes(table, random);
      now = taken(table);
      if (now.size !== next.size || [...next].some((place) => !now.has(place))) orderless = false;
    }
  }
  return { orderless: apart && orderless, steady: apart && steady };
}

/** Card × home, for cards that are not home: those that would be taken if they could be had. @param reached which of them */
function taken(table: Table<Options>, reached: (pile: number, depth: number) => boolean = () => true): Set<number> {
  const { rules, cards, len } = table;
  const { homes, sources } = rules;
  const found = new Set<number>();
  for (let pile = 0; pile < rules.count; pile++)
    for (let depth = 0; depth < (homes.includes(pile) ? 0 : len[pile]!); depth++) {
      if (!reached(pile, depth)) continue;
      const card = table.idAt(pile, depth);
      // A card of the stock comes by way of another pile.
      const from = sources.includes(pile) ? pile : sources[sources.length - 1]!;
      for (const [h, home] of homes.entries()) if (wouldAccept(table, from, home, cards[card]!)) found.add(card * homes.length + h);
    }
  return found;
}

const homeOf = ({ rules: { homes } }: Table<Options>, place: number): number => homes[place % homes.length]!;

/** Takes a card from wherever it lies. @param place of {@link taken} */
function bringHome(table: Table<Options>, place: number): void {
  const card = Math.floor(place / table.rules.homes.length);
  for (let pile = 0; pile < table.rules.count; pile++)
    for (let depth = 0; depth < table.len[pile]!; depth++) {
      if (table.idAt(pile, depth) !== card) continue;
      for (let above = 0; above < depth; above++) table.moveBelow(pile, pile, 1, -1, false, false, true);
      table.moveCards(pile, homeOf(table, place), 1, 1, false);
      return;
    }
}

/** Cards at home, above the lowest ones, lie in another order. */
function shuffleHomes({ slots, shift, len, top, face, rules }: Table<Options>, random: Random): void {
  for (const pile of rules.homes) {
    const start = pile << shift;
    shuffle(slots, start + 1, len[pile]! - 1, random);
    if (len[pile]! > 0) top[pile] = face[slots[start + len[pile]! - 1]!]!;
  }
}
