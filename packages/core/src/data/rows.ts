import type { PlaceData, Point, TableData } from './grammar.js';
import { rolesInOrder } from './actions.js';
import { sourcesInOrder } from './after.js';
import { eachValue } from './each-value.js';
import { inTurn } from './in-turn.js';
import { placeOf } from './places.js';
import { pyramidsOf } from './pyramids.js';
import { idsOf } from './row-names.js';
import { usualFields, type UsualFields } from './usual.js';
import { resolveValue } from './value.js';

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

/** Returns the default group of a pile. @param fields all fields of the pile but its id and places */
type GroupOf = (usual: string, id: string, fields: object) => string;

/**
 * Lists the piles of a table in order.
 * @param table with the player's choices replaced by their values
 * @param base rank with which foundations begin
 * @param game rules that decide which piles have no default group, or one of their own
 */
export function pilesOfRows(table: TableData, base: number, game: GameRules): readonly PlainPile[] {
  const ordered = rolesInOrder(game.actions).concat(sourcesInOrder(game.after));
  const [names, likes] = [new Set<string>(), new Set<unknown>()];
  eachValue([Object.values(table), game], (value, field) => {
    for (const name of [value, field]) if (typeof name === 'string' && /^[a-z]+\d[\d-]*$/.test(name)) names.add(name);
    if (field === 'like') likes.add(value);
  });
  const named = [...names].map(idsOf);
  const groups: Record<string, string> = {};
  // Exchanging the cards of piles with different rules, or of piles that a rule names apart, changes the position.
  const groupOf: GroupOf = (usual, id, fields) =>
    (groups[JSON.stringify([usual, fields, named.filter((ids) => ids.includes(id))])] ??=
      groups[usual] && !likes.has(usual) ? `${usual} ${id}` : (groups[usual] = usual));
  return Object.entries(table).flatMap(([key, row]) =>
    pilesOfRow(key, row as unknown as PlainRow, resolveValue(usualFields(key), { options: {}, base }) as UsualFields, ordered, groupOf),
  );
}

function pilesOfRow(
  key: string,
  { at, wide, count = Infinity, pyramid, peaks = 1, ...rules }: PlainRow,
  { group: usual = '', ...defaults }: UsualFields,
  ordered: readonly unknown[],
  groupOf: GroupOf,
): PlainPile[] {
  const ids = idsOf(key);
  const pyramids = pyramid ? pyramidsOf(pyramid, peaks) : [];
  return ids.slice(0, count).map((id, i) => {
    const [half = 0, row = 0] = pyramids[i] ?? [];
    const lies = (place: PlaceData) => (pyramid ? [(half / 2) * ((place as Point)[0] || 1), row * (place as Point)[1]] : placeOf(place, i));
    const covering = pyramids.flatMap(([other, below], n) => (below === row + 1 && Math.abs(other - half) === 1 ? [ids[n]!] : []));
    const fields: Record<string, unknown> = {
      ...defaults,
      // Piles that cover each other differ, and so do piles that are visited in order.
      ...((pyramid || ordered.includes(id) || ordered.includes(rules['role'] ?? defaults['role'])) && { group: false }),
      ...(covering[0] && { coveredBy: covering }),
      ...inTurn(rules, i),
    };
    if (usual) fields['group'] ??= groupOf(usual as string, id, fields);
    const pile: Record<string, unknown> = { id, at: lies(at), ...(wide && { wide: lies(wide) }), ...fields };
    return Object.fromEntries(Object.entries(pile).filter(([, value]) => value !== false)) as unknown as PlainPile;
  });
}
