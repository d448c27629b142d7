import { parseSeed } from '@patience/core/internals';
import type { Seed } from '@patience/core';
import { readDay, type Day } from './date.js';

/** Name of the found deals of days in the store `kept`. */
export const FOUND = 'daily';

/** A won deal of a day: its seed, and the moves of a line that wins. */
export interface FoundDeal {
  readonly seed: Seed;
  readonly moves: number;
}

/** Deals of days that a search has won, by day and by the id of the variant. They save the search, and tell which goals past games reached. */
export type FoundDeals = Readonly<Record<Day, Readonly<Record<string, FoundDeal>>>>;

/** Most days and deals of a day that are stored. */
const DAYS = 800;
const DEALS = 12;
const MOST_MOVES = 100_000;
/** A day that is later than each day of a calendar with four digits for the year. */
const END = '9999-12-31';

/** Reads found deals from untrusted data; invalid ones are dropped, and the oldest of too many days. */
export function readFoundDeals(value: unknown): FoundDeals {
  const days = entriesOf(value)
    .filter(([day]) => readDay(day, END) !== undefined)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, DAYS);
  return Object.fromEntries(days.map(([day, deals]) => [day, dealsOf(deals)]));
}

function dealsOf(value: unknown): Readonly<Record<string, FoundDeal>> {
  const deals = entriesOf(value).flatMap(([id, deal]) => {
    const { seed: given, moves } = Object.fromEntries(entriesOf(deal));
    const seed = parseSeed(given);
    const isFit =
      /^[a-z][a-z0-9-]{0,63}$/.test(id) &&
      seed !== undefined &&
      Number.isInteger(moves) &&
      (moves as number) > 0 &&
      (moves as number) <= MOST_MOVES;
    return isFit ? [[id, { seed, moves: moves as number }] as const] : [];
  });
  return Object.fromEntries(deals.slice(0, DEALS));
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Returns the deals of both; those of the first argument where both have one. */
export const uniteFoundDeals = (some: FoundDeals, more: FoundDeals): FoundDeals =>
  readFoundDeals(
    Object.fromEntries([...new Set([...Object.keys(some), ...Object.keys(more)])].map((day) => [day, { ...more[day], ...some[day] }])),
  );

export const foundDeal = (deals: FoundDeals, day: Day, variant: string): FoundDeal | undefined => {
  const ofDay = Object.hasOwn(deals, day) ? deals[day]! : {};
  return Object.hasOwn(ofDay, variant) ? ofDay[variant] : undefined;
};
