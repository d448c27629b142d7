import type { PlaceData, TableData } from './grammar.js';
import { inPyramid, placeOf } from './places.js';
import { idsOf } from './row-names.js';

/** A row or pile without choices. */
type PlainRow = { readonly at: PlaceData; readonly wide?: PlaceData; readonly count?: number; readonly pyramid?: number } & Readonly<
  Record<string, unknown>
>;

/** A pile in which every abbreviation of a row is written out; its rules are still data. */
export type PlainPile = Readonly<Record<string, unknown>> & { readonly id: string; readonly role: string };

/** The role that the letter of a row stands for, as in `t1-7`, and what its piles do where the table does not say otherwise. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  f: { role: 'foundation', group: 'foundations' },
  c: { role: 'cell', group: 'cells', accept: { empty: 'any', max: 1 }, take: 'top' },
  t: { role: 'tableau', group: 'columns', fan: 'down' },
  r: { role: 'reserve', group: 'reserve', take: 'top' },
};

/**
 * Lists the piles of a table in order.
 * @param table without choices @param base rank on which foundations begin
 */
export function pilesOfRows(table: TableData, base: number): readonly PlainPile[] {
  const up = { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1 };
  return Object.entries(table).flatMap(([key, row]) => pilesOfRow(key, row as unknown as PlainRow, up));
}

function pilesOfRow(key: string, { at, wide, count = Infinity, pyramid, ...rules }: PlainRow, up: object): PlainPile[] {
  const ids = idsOf(key);
  const letter = /^[a-z](?=\d)/.exec(key)?.[0] ?? '';
  const known = LETTERS[letter];
  const defaults = known ?? { role: key };
  return ids.slice(0, count).map((id, i) => {
    const built = pyramid === undefined ? undefined : inPyramid(i, pyramid, stepOf(at));
    const pile: Record<string, unknown> = {
      id,
      ...defaults,
      ...(letter === 'f' && { accept: up }),
      at: built?.at ?? placeOf(at, i),
      ...(wide && { wide: pyramid === undefined ? placeOf(wide, i) : inPyramid(i, pyramid, stepOf(wide)).at }),
      ...(built?.coveredBy[0] !== undefined && { coveredBy: built.coveredBy.map((n) => ids[n]!) }),
      ...rules,
    };
    return Object.fromEntries(Object.entries(pile).filter(([, value]) => value !== false)) as unknown as PlainPile;
  });
}

/** Distance between the rows of a pyramid, in card heights. */
const stepOf = (place: PlaceData): number => (place as readonly number[])[1] ?? 1;
