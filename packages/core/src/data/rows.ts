import type { PlaceData, Point, TableData } from './grammar.js';
import { rolesInOrder } from './actions.js';
import { sourcesInOrder } from './after.js';
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

/** Rules outside of the table that visit piles in order or name them. */
export interface GameRules {
  readonly actions?: object | undefined;
  readonly status?: unknown;
  /** The forced consequences, with the player's choices replaced by their values. */
  readonly after?: unknown;
}

/** By the letter of a row, as in `t1-7`: the group of its piles, and the defaults of their other fields. */
const LETTERS: Readonly<Record<string, readonly [group: string, fields: Readonly<Record<string, unknown>>]>> = {
  f: ['foundations', { role: 'foundation' }],
  c: ['cells', { role: 'cell', accept: { empty: 'any', max: 1 }, take: 'top' }],
  t: ['columns', { role: 'tableau', fan: 'down' }],
  r: ['reserve', { role: 'reserve', take: 'top' }],
};

/** Returns the default group of a pile. @param fields all fields of the pile but its id and places */
type GroupOf = (usual: string, id: string, fields: object) => string;

/**
 * Lists the piles of a table in order.
 * @param table with the player's choices replaced by their values
 * @param base rank with which foundations begin
 * @param game rules that decide which piles have no default group, or one of their own
 */
export function pilesOfRows(table: TableData, base: number, game: GameRules): readonly PlainPile[] {
  const up = { empty: base, on: { step: 1, suit: 'same', low: base }, max: 1 };
  const ordered = rolesInOrder(game.actions).concat(sourcesInOrder(game.after));
  const text = JSON.stringify([Object.values(table), game]);
  const named = (text.match(/"[a-z]+\d[\d-]*"/g) ?? []).map((name) => idsOf(name.slice(1, -1)));
  const groups: Record<string, string> = {};
  // Exchanging the cards of piles with different rules, or of piles that a rule names apart, changes the position.
  const groupOf: GroupOf = (usual, id, fields) =>
    (groups[JSON.stringify([usual, fields, named.filter((ids) => ids.includes(id))])] ??=
      groups[usual] && !text.includes(`"like":"${usual}"`) ? `${usual} ${id}` : (groups[usual] = usual));
  return Object.entries(table).flatMap(([key, row]) => pilesOfRow(key, row as unknown as PlainRow, up, ordered, groupOf));
}

function pilesOfRow(
  key: string,
  { at, wide, count = Infinity, pyramid, peaks = 1, ...rules }: PlainRow,
  up: object,
  ordered: readonly unknown[],
  groupOf: GroupOf,
): PlainPile[] {
  const ids = idsOf(key);
  const letter = /^[a-z](?=\d)/.exec(key)?.[0] ?? '';
  const [usual, defaults] = LETTERS[letter] ?? ['', { role: key }];
  const pyramids = pyramid ? pyramidsOf(pyramid, peaks) : [];
  return ids.slice(0, count).map((id, i) => {
    const [half = 0, row = 0] = pyramids[i] ?? [];
    const lies = (place: PlaceData) => (pyramid ? [(half / 2) * ((place as Point)[0] || 1), row * (place as Point)[1]] : placeOf(place, i));
    const covering = pyramids.flatMap(([other, below], n) => (below === row + 1 && Math.abs(other - half) === 1 ? [ids[n]!] : []));
    const fields: Record<string, unknown> = {
      ...defaults,
      ...(letter === 'f' && { accept: up }),
      // Piles that cover each other differ, and so do piles that are visited in order.
      ...((pyramid || ordered.includes(id) || ordered.includes(rules['role'] ?? defaults['role'])) && { group: false }),
      ...(covering[0] && { coveredBy: covering }),
      ...inTurn(rules, i),
    };
    if (usual) fields['group'] ??= groupOf(usual, id, fields);
    const pile: Record<string, unknown> = { id, at: lies(at), ...(wide && { wide: lies(wide) }), ...fields };
    return Object.fromEntries(Object.entries(pile).filter(([, value]) => value !== false)) as unknown as PlainPile;
  });
}
