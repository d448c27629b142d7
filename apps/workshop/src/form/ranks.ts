import { SUITS } from '@patience/core';
import type { Json } from '@patience/recipe';
import { asObject, isObject, type JsonObject } from '../json/path.js';

const LETTERS: readonly Json[] = ['A', 'J', 'Q', 'K'];
/** The usual ranks of a suit as the form names them. */
const RANKS: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** Returns the ranks of the suits without ranks of their own, as the form names them. */
export const usualRanks = ({ deck }: JsonObject): readonly string[] =>
  isObject(deck) && Array.isArray(deck['letters']) ? (deck['letters'] as string[]) : RANKS;

/** Returns the suits of a deck; undefined where the player chooses them. */
export function suitsOf({ deck }: JsonObject): readonly Json[] | undefined {
  const { suits = SUITS } = asObject(deck);
  return Array.isArray(suits) ? suits : undefined;
}

/** Returns the ranks of a suit of a deck, as the form names them. One card without a rank has none. */
const ranksOfSuit = (recipe: JsonObject, suit: Json): readonly string[] =>
  isObject(suit) && Array.isArray(suit['letters']) ? (suit['letters'] as string[]) : usualRanks(recipe);

/** Returns the ranks of a deck, each as the first suit that has it names it. */
export function ranksOf(recipe: JsonObject): readonly string[] {
  const all = (suitsOf(recipe) ?? SUITS).map((suit) => ranksOfSuit(recipe, suit));
  if (all.every((ranks) => ranks === RANKS)) return RANKS;
  const highest = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: highest }, (_, i) => all.find(({ length }) => length > i)![i]!);
}

/** Returns how many cards of a rank there are; undefined where the player chooses the deck. @param rank from 1 */
export function cardsOfRank(recipe: JsonObject, rank: number): number | undefined {
  const { copies = 1 } = asObject(recipe['deck']);
  const suits = suitsOf(recipe);
  if (typeof copies !== 'number' || !suits) return undefined;
  const having = suits.filter((suit) => ranksOfSuit(recipe, suit).length >= rank);
  return having.reduce<number>((sum, suit) => sum + copies * Number((isObject(suit) && suit['copies']) || 1), 0);
}

/** Writes a rank as recipes do: letters for the usual ace, jack, queen and king, numbers for all others. */
export const rankPart = (rank: string, ranks = RANKS): Json =>
  ranks === RANKS && LETTERS.includes(rank) ? rank : ranks.indexOf(rank) < 0 ? rank : ranks.indexOf(rank) + 1;
/** Returns the rank of a recipe as text; undefined for anything else. */
export const rankText = (part: Json | undefined, ranks = RANKS): string | undefined =>
  typeof part === 'number' ? (ranks[part - 1] ?? String(part)) : typeof part === 'string' ? part : undefined;
