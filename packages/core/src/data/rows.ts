import type { PlaceData, Point, TableData } from './grammar.js';
import { inTurn } from './in-turn.js';
import { placeOf } from './places.js';
import { pyramidsOf } from './pyramids.js';
import { idsOf } from './row-names.js';

/** A row or a pile, with the player's choices replaced by their values. */
type PlainRow = {
  readonly at: PlaceData;
  readonly wide?: PlaceData;
  readonly count?: number;
  readonly pyramid?: number;
  readonly peaks?: number;
} & Readonly<Record<string, unknown>>;

/** A pile for which the defaults of its row are written out. Its rules are still data. */
export type PlainPile = Readonly<Record<string, unknown>> & { readonly id: string; readonly role: string };

/** By the letter of a row, as in `t1-7`: the role of its piles, and the defaults of their fields. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  f: { role: 'foundation', group: 'foundations' },
  c: { role: 'cell', group: 'cells', accept: { empty: 'any', max: 1 }, take: 'top' },
  t: { role: 'tableau', group: 'columns', fan: 'down' },
  r: { role: 'reserve', group: 'reserve', take: 'top' },
};

/**
 * Lists the piles of a table in order.
 * @param table with the player's choices replaced by their values
 * @param base rank with which foundations begin
 * @param ordered roles and ids of piles without groups by default, because actions and forced consequences visit them in order
 */
export function pilesOfRows(table: TableData, base: number, ordered: readonly unknown[]): readonly PlainPile[] {
  const up = { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1 };
  return Object.entries(table).flatMap(([key, row]) => pilesOfRow(key, row as unknown as PlainRow, up, ordered));
}

function pilesOfRow(
  key: string,
  { at, wide, count = Infinity, pyramid, peaks = 1, ...rules }: PlainRow,
  up: object,
  ordered: readonly unknown[],
): PlainPile[] {
  const ids = idsOf(key);
  const letter = /^[a-z](?=\d)/.exec(key)?.[0] ?? '';
  const defaults = LETTERS[letter] ?? { role: key };
  const pyramids = pyramid ? pyramidsOf(pyramid, peaks) : [];
  return ids.slice(0, count).map((id, i) => {
    const [half = 0, row = 0] = pyramids[i] ?? [];
    const lies = (place: PlaceData) => (pyramid ? [(half / 2) * ((place as Point)[0] || 1), row * (place as Point)[1]] : placeOf(place, i));
    const covering = pyramids.flatMap(([other, below], n) => (below === row + 1 && Math.abs(other - half) === 1 ? [ids[n]!] : []));
    const pile: Record<string, unknown> = {
      id,
      ...defaults,
      ...(letter === 'f' && { accept: up }),
      ...((ordered.includes(id) || ordered.includes(rules['role'] ?? defaults['role'])) && { group: false }),
      at: lies(at),
      ...(wide && { wide: lies(wide) }),
      ...(covering[0] && { coveredBy: covering }),
      ...inTurn(rules, i),
    };
    return Object.fromEntries(Object.entries(pile).filter(([, value]) => value !== false)) as unknown as PlainPile;
  });
}
