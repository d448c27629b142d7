import type { Options } from '@patience/core';
import { Random, wouldAccept, type Table } from '@patience/core/internals';
import { freshDeal } from './fresh-deal.js';
import { perOptions } from './per-options.js';
import type { Traits } from './traits.js';

/**
 * Properties of foundations whose rules are functions, observed in random games. All are false when a function read a pile other than
 * foundations and discard piles.
 */
interface Watched {
  /** Whether the order of the cards on foundations, above the lowest card of each, makes no difference. */
  readonly orderless: boolean;
  /**
   * Whether a card that one non-empty foundation accepts is accepted by no other one, and stays accepted whatever cards arrive in the
   * meantime.
   */
  readonly steady: boolean;
}

/** Returns whether functions decide what foundations accept, read only foundations, and ignore the order of the cards above the lowest. */
export const isOrderless = (table: Table<Options>, traits: Traits): boolean => isOfHomes(table, traits) && watched(table).orderless;

/** Approximate number of cards moved to foundations during the observation. */
const CARDS_WATCHED = 500;
/** Average number of moves after which the cards on foundations are shuffled and the rules tested again. */
const SHUFFLED = 3;

/**
 * Returns whether the player only moves single cards to foundations, whose rules are functions, and which keep their cards. There may be no
 * automatic moves.
 */
export const isOfHomes = ({ rules, variant }: Table<Options>, { onlyHome, asks, homes }: Traits): boolean =>
  onlyHome &&
  asks &&
  !variant.after &&
  !variant.status &&
  !variant.pair &&
  rules.sources.every((pile) => rules.piles[pile]!.take === 'top' && !homes.includes(pile)) &&
  rules.targets.every((pile) => !rules.reveal.includes(pile));

/** Observes rules for which {@link isOfHomes} holds. Cached per variant and options. */
export const watched = perOptions(watch);

/** Plays deals to their end at random. Every card that a foundation would accept may move, also a covered one: a superset of real games. */
function watch(source: Table<Options>): Watched {
  let [orderless, steady, apart] = [true, true, true];
  for (let game = 0; game < CARDS_WATCHED / source.cards.length && apart && (orderless || steady); game++) {
    const random = new Random(game);
    const table = freshDeal(source, game);
    const { homes } = table.rules;
    table.looked = (pile) => {
      apart &&= homes.includes(pile);
    };
    /** Pairs of card and foundation that were accepted on other cards at some time in this game. */
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
      shuffleHomes(table);
      now = taken(table);
      if (now.size !== next.size || [...next].some((place) => !now.has(place))) orderless = false;
    }
  }
  return { orderless: apart && orderless, steady: apart && steady };
}

/**
 * Returns pairs of card and foundation, encoded as card × number of foundations + foundation, for cards outside the foundations that would be
 * accepted if they were exposed.
 * @param reached limits the search to cards at some places
 */
export function taken(table: Table<Options>, reached: (pile: number, depth: number) => boolean = () => true): Set<number> {
  const { rules, cards, len } = table;
  const { homes, sources } = rules;
  const found = new Set<number>();
  for (let pile = 0; pile < rules.count; pile++)
    for (let depth = 0; depth < (homes.includes(pile) ? 0 : len[pile]!); depth++) {
      if (!reached(pile, depth)) continue;
      const card = table.idAt(pile, depth);
      // A card of the stock is played from another pile, such as the waste.
      const from = sources.includes(pile) ? pile : sources[sources.length - 1]!;
      for (const [h, home] of homes.entries()) if (wouldAccept(table, from, home, cards[card]!)) found.add(card * homes.length + h);
    }
  return found;
}

/** Returns the index of the foundation of a pair. @param place a pair from {@link taken} */
export const homeOf = ({ rules: { homes } }: Table<Options>, place: number): number => homes[place % homes.length]!;

/** Moves a card to its foundation from any depth of any pile. @param place a pair from {@link taken} */
export function bringHome(table: Table<Options>, place: number): void {
  const card = Math.floor(place / table.rules.homes.length);
  for (let pile = 0; pile < table.rules.count; pile++)
    for (let depth = 0; depth < table.len[pile]!; depth++) {
      if (table.idAt(pile, depth) !== card) continue;
      for (let above = 0; above < depth; above++) table.moveBelow(pile, pile, 1, -1, false, false, true);
      table.moveCards(pile, homeOf(table, place), 1, 1, false);
      return;
    }
}

/** Shuffles the cards on each foundation above its lowest card. */
function shuffleHomes(table: Table<Options>): void {
  const { count: pack, homes } = table.rules;
  for (const home of homes) {
    if (table.len[home]! < 2) continue;
    table.moveBelow(home, pack, 1, -1, false, true, false);
    table.shufflePile(home);
    table.moveBelow(pack, home, 1, -1, false, false, true);
  }
}
