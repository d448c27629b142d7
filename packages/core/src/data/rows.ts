import type { PlaceData, Point, TableData } from './grammar.js';
import { inPyramid, placeOf } from './places.js';
import { idsOf } from './row-names.js';

/** A row or pile without choices. */
type PlainRow = {
  readonly at: PlaceData;
  readonly wide?: PlaceData;
  readonly count?: number;
  readonly pyramid?: number;
  readonly peaks?: number;
} & Readonly<Record<string, unknown>>;

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

function pilesOfRow(key: string, { at, wide, count = Infinity, pyramid, peaks = 1, ...rules }: PlainRow, up: object): PlainPile[] {
  const ids = idsOf(key);
  const letter = /^[a-z](?=\d)/.exec(key)?.[0] ?? '';
  const known = LETTERS[letter];
  const defaults = known ?? { role: key };
  return ids.slice(0, count).map((id, i) => {
    const lies = (place: PlaceData) =>
      pyramid === undefined ? { at: placeOf(place, i), coveredBy: [] } : inPyramid(i, pyramid, peaks, place as Point);
    const { at: first, coveredBy } = lies(at);
    const pile: Record<string, unknown> = {
      id,
      ...defaults,
      ...(letter === 'f' && { accept: up }),
      at: first,
      ...(wide && { wide: lies(wide).at }),
      ...(coveredBy.length > 0 && { coveredBy: coveredBy.map((n) => ids[n]!) }),
      ...(inTurn(rules, i) as object),
    };
    return Object.fromEntries(Object.entries(pile).filter(([, value]) => value !== false)) as unknown as PlainPile;
  });
}

/** Replaces values that piles have in turn by that of pile i. */
function inTurn(value: unknown, i: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inTurn(each, i));
  if ('inTurn' in value) return (value.inTurn as readonly unknown[])[i % (value.inTurn as readonly unknown[]).length];
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inTurn(each, i)]));
}
