import type { Options } from '@patience/core';
import { Random, wouldAccept, type Table } from '@patience/core/search';
import { freshDeal } from './fresh-deal.js';
import { perOptions } from './per-options.js';
import type { Traits } from './traits.js';

/** What was seen of homes that decide by functions, which look at homes alone. */
interface Watched {
  /** In which order cards lie at home, above the lowest ones, makes no difference. */
  readonly orderless: boolean;
  /** A card that goes on others at home goes nowhere else, and what comes home in the meantime does not change that. */
  readonly steady: boolean;
}

/** Do functions decide what homes take, look at homes alone, and make no difference between orders of what lies there above the lowest cards? */
export const isOrderless = (table: Table<Options>, traits: Traits): boolean => isOfHomes(table, traits) && watched(table).orderless;

/** Cards that come home while it is watched, roughly. */
const CARDS_WATCHED = 500;
/** One of so many is followed by a look at homes in another order. */
const SHUFFLED = 3;

/** Single cards go home by functions, nowhere else, and stay there; nothing happens by itself. */
export const isOfHomes = ({ rules, variant }: Table<Options>, { onlyHome, asks, homes }: Traits): boolean =>
  onlyHome &&
  asks &&
  !variant.after &&
  !variant.status &&
  !variant.pair &&
  rules.sources.every((pile) => rules.piles[pile]!.take === 'top' && !homes.includes(pile)) &&
  rules.targets.every((pile) => !rules.reveal.includes(pile));

/** What was seen of these rules, which are {@link isOfHomes of homes}. */
export const watched = perOptions(watch);

/** Deals are played to their end at random, with each card to be had that would be taken: more than any game gets to see. */
function watch(source: Table<Options>): Watched {
  let [orderless, steady, apart] = [true, true, true];
  for (let game = 0; game < CARDS_WATCHED / source.cards.length && apart && (orderless || steady); game++) {
    const random = new Random(game);
    const table = freshDeal(source, game);
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
      shuffleHomes(table);
      now = taken(table);
      if (now.size !== next.size || [...next].some((place) => !now.has(place))) orderless = false;
    }
  }
  return { orderless: apart && orderless, steady: apart && steady };
}

/** Card × home, for cards that are not home: those that would be taken if they could be had. @param reached which of them */
export function taken(table: Table<Options>, reached: (pile: number, depth: number) => boolean = () => true): Set<number> {
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

/** Index of the pile to which a card would be taken. @param place of {@link taken} */
export const homeOf = ({ rules: { homes } }: Table<Options>, place: number): number => homes[place % homes.length]!;

/** Takes a card from wherever it lies. @param place of {@link taken} */
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

/** Cards at home, above the lowest ones, lie in another order. */
function shuffleHomes(table: Table<Options>): void {
  const { count: pack, homes } = table.rules;
  for (const home of homes) {
    if (table.len[home]! < 2) continue;
    table.moveBelow(home, pack, 1, -1, false, true, false);
    table.shufflePile(home);
    table.moveBelow(pack, home, 1, -1, false, false, true);
  }
}
