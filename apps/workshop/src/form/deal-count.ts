import { SUITS, type SuitSpec } from '@patience/core';
import type { Json } from '@patience/recipe';
import { asObject, isObject, withField, type JsonObject } from '../json/path.js';
import { namesIn } from './pile-choices.js';
import { rowsOf } from './rows.js';

/** Ranks of a suit of which none is left out. */
const RANKS = 13;

/** Returns the number of cards of one deck of a recipe; undefined where the player chooses it. */
export function cardsOfDeck({ deck }: JsonObject): number | undefined {
  const { suits = SUITS, ranks, letters } = asObject(deck);
  if (!Array.isArray(suits) || (ranks !== undefined && !Array.isArray(ranks))) return undefined;
  const usual = Array.isArray(ranks) ? ranks.length : Array.isArray(letters) ? letters.length : RANKS;
  return (suits as readonly (string | Partial<SuitSpec>)[]).reduce<number>((sum, suit) => {
    if (typeof suit === 'string') return sum + usual;
    const own = Array.isArray(suit.letters) ? Math.max(1, suit.letters.length) : usual;
    return sum + own * (suit.copies ?? 1);
  }, 0);
}

/** Returns the number of decks of a recipe; undefined where the player chooses it. */
export function decksOf({ deck }: JsonObject): number | undefined {
  const { copies = 1 } = asObject(deck);
  return typeof copies === 'number' ? copies : undefined;
}

/** Returns the number of cards of all decks of a recipe; undefined where the player chooses it. */
export function cardsIn(recipe: JsonObject): number | undefined {
  const [one, decks] = [cardsOfDeck(recipe), decksOf(recipe)];
  return one === undefined || decks === undefined ? undefined : one * decks;
}

/** Returns how many piles the names in a step of the deal mean. */
export function pilesIn(recipe: JsonObject, to: Json | undefined): number {
  const rows = rowsOf(recipe);
  return (namesIn(to) ?? []).reduce((sum, name) => {
    const [, first, last = first] = /^[a-z]+(\d+)(?:-(\d+))?$/.exec(name) ?? [];
    if (first !== undefined) return sum + Number(last) - Number(first) + 1;
    return sum + rows.filter(({ key, role }) => key === name || role === name).reduce((all, { count }) => all + count, 0);
  }, 0);
}

/** Returns the number of cards that each pile of a step gets; undefined if the step does not say it in numbers. */
function rowsIn(recipe: JsonObject, step: JsonObject): readonly number[] | undefined {
  const { rows = 1 } = step;
  const [, first, last] = typeof rows === 'string' ? (/^(\d+)\.\.(\d+)$/.exec(rows) ?? []) : [];
  if (first !== undefined) {
    const [from, by] = [Number(first), Math.sign(Number(last) - Number(first))];
    return Array.from({ length: Math.abs(Number(last) - from) + 1 }, (_, i) => from + i * by);
  }
  if (typeof rows === 'number') return Array.from({ length: pilesIn(recipe, step['to']) }, () => rows);
  return Array.isArray(rows) && rows.every((each) => typeof each === 'number') ? rows : undefined;
}

const isOfRows = (step: JsonObject): boolean =>
  ['rest', 'all', 'packets', 'cards', 'beneath', 'bases'].every((kind) => step[kind] === undefined);

/** Number of cards that a deal needs, and whether one of its steps deals all cards that are left. */
export interface Need {
  readonly cards: number;
  readonly takesRest: boolean;
}

/** Counts the cards that the steps of a deal name; undefined where the number depends on more than the steps. */
export function needOf(recipe: JsonObject): Need | undefined {
  const { deal } = recipe;
  if (!Array.isArray(deal)) return undefined;
  let [cards, takesRest] = [0, false];
  for (const step of deal as readonly Json[]) {
    if (!isObject(step) || step['option'] !== undefined || step['beneath'] !== undefined || step['bases'] !== undefined) return undefined;
    if (step['rest'] !== undefined || step['all'] !== undefined || step['packets'] !== undefined) takesRest = true;
    else if (step['cards'] !== undefined) {
      if (typeof step['cards'] !== 'number') return undefined;
      cards += step['cards'];
    } else {
      const rows = rowsIn(recipe, step);
      if (!rows) return undefined;
      cards += rows.reduce((sum, each) => sum + each, 0);
    }
  }
  return { cards, takesRest };
}

/** Returns the recipe in which no step deals more than so many rows. */
function cut(recipe: JsonObject, most: number): JsonObject {
  const deal = (recipe['deal'] as readonly Json[]).map((step): Json => {
    if (!isObject(step) || !isOfRows(step)) return step;
    const rows = rowsIn(recipe, step) ?? [];
    if (rows.every((each) => each <= most)) return step;
    const fewer = rows.map((each) => Math.min(each, most));
    return { ...step, rows: fewer.every((each) => each === most) ? most : fewer };
  });
  return withField(recipe, ['deal'], deal);
}

/** Returns the recipe that deals as many rows as the cards allow, and the number of cards of its highest piles; undefined if that is none. */
export function withFewerRows(recipe: JsonObject, have: number): { readonly recipe: JsonObject; readonly most: number } | undefined {
  for (let most = 12; most > 0; most--) {
    const fewer = cut(recipe, most);
    if ((needOf(fewer)?.cards ?? Infinity) <= have) return { recipe: fewer, most };
  }
  return undefined;
}
