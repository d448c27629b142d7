import type { LanguageTag } from '@patience/core';
import { byName } from '../../catalogue/names.js';
import { holds, plain } from '../../text/plain.js';
import { rowDetails, rowTitle, type AtlasRow } from './data.js';

export const ORDERS = ['winnable', 'moves', 'skill', 'luck', 'name'] as const;
export type Order = (typeof ORDERS)[number];

export interface Question {
  /** Words that must all occur in the name, options or id of a row. */
  readonly text: string;
  /** Id of the only patience to show; then `text` is ignored. */
  readonly variant?: string | undefined;
  readonly order: Order;
  /** Rule sets other than the default are included. */
  readonly all: boolean;
}

const middle = (interval: readonly [number, number] | undefined): number | undefined => interval && (interval[0] + interval[1]) / 2;

/** Returns the sort value of a row for each order: the greatest first, unknown ones last. */
const WORTH: Readonly<Record<Exclude<Order, 'name'>, (row: AtlasRow) => number | undefined>> = {
  winnable: (row) => middle(row.winnable),
  moves: (row) => row.moves,
  skill: (row) => middle(row.skill),
  luck: (row) => (row.skill ? 1 - middle(row.skill)! : undefined),
};

export function answer(rows: readonly AtlasRow[], { text, variant, order, all }: Question, lang: LanguageTag): AtlasRow[] {
  const words = plain(text);
  const fits = (row: AtlasRow): boolean =>
    variant === undefined ? holds(plain(`${rowTitle(row, lang)} ${row.name}`), words) : row.variant === variant;
  const fitting = rows.filter((row) => (all || row.usual) && fits(row));
  const named = byName(lang);
  const byNames = (a: AtlasRow, b: AtlasRow): number =>
    named({ id: a.variant, names: a.names }, { id: b.variant, names: b.names }) ||
    rowDetails(a, lang).localeCompare(rowDetails(b, lang), lang);
  if (order === 'name') return fitting.sort(byNames);
  const worth = WORTH[order];
  return fitting.sort((a, b) => (worth(b) ?? -1) - (worth(a) ?? -1) || byNames(a, b));
}
