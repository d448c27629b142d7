import type { Options } from '@patience/core';
import { EMPTY, FACES, type Rules, type Table } from '@patience/core/internals';
import { NONE } from '../none.js';
import { observed } from './observed-functions.js';
import { perTraits } from './per-traits.js';
import { liftsUnwanted } from './run-rules.js';
import { takes, takeSingles, type Traits } from './traits.js';

/**
 * Kinds of cards, as columns build them. All cards that may be laid on the same cards are of one kind. On the cards of one kind only
 * cards of one other kind may be laid, so that the kinds form chains, called lanes.
 */
export interface ColumnKinds {
  /** Face → its kind; {@link NONE} for a face that the deck does not have. */
  readonly kind: Int8Array;
  /** Face → the kind of the cards that may be laid on it; {@link NONE} when there are none. */
  readonly carries: Int8Array;
  /** Kind → the kind that may be laid on it; {@link NONE} when there is none. */
  readonly next: Int8Array;
  /** The kinds of all lanes, lane by lane; each lane begins with the kind that may be laid on no other. */
  readonly lanes: Int8Array;
  /** Kind → 1 when a card of the kind may be laid on an empty column. */
  readonly fills: Uint8Array;
  /** Face → the face that goes to the foundation directly before it; {@link NONE} for a base card. */
  readonly before: Int8Array;
  /** Face → the face that goes to the foundation directly after it; {@link NONE} for the last one. */
  readonly after: Int8Array;
  /** Whether more than one card may move at once. */
  readonly runs: boolean;
  /** Returns whether columns take the face `over` on the face `under`. */
  readonly wants: (under: number, over: number) => boolean;
}

/** Returns the kinds; undefined where functions decide what columns and foundations take, or where the kinds form no lanes. */
export const columnKindsOf = perTraits((traits, table: Table<Options>): ColumnKinds | undefined => {
  const { rules, variant } = table;
  if (traits.wide || !traits.exclusive || traits.homes.length !== traits.foundations.length || traits.columns.length === 0)
    return undefined;
  if (variant.after || variant.pair || variant.status || rules.anyCovered || liftsUnwanted(traits, rules)) return undefined;
  if (variant.actions && !observed(table).still) return undefined;
  // Refuse rules with any other pile, where a card could be of use.
  const sources = [...traits.columns, ...traits.cells, ...traits.reserves, ...traits.homes, ...traits.wastes];
  if (rules.sources.some((pile) => !sources.includes(pile))) return undefined;
  const families = familiesOf(traits);
  const kinds = kindsOf(traits, rules);
  return (
    families &&
    kinds && { ...families, ...kinds, runs: !takeSingles(rules, rules.targets), wants: (under, over) => traits.wants(under, over) }
  );
});

/** Returns the order of each foundation; undefined unless each card except the base cards goes to foundations on exactly one face. */
function familiesOf({ copies, order, before }: Traits): Pick<ColumnKinds, 'before' | 'after'> | undefined {
  const found = { before: new Int8Array(64).fill(NONE), after: new Int8Array(64).fill(NONE) };
  for (let face = 0; face < FACES; face++) {
    if (copies[face] === 0 || order[face] === 0) continue;
    const below = before[face]!;
    if (order[face]! < 0 || below < 0 || below >= EMPTY || order[below]! >= order[face]!) return undefined;
    found.before[face] = below;
    found.after[below] = face;
  }
  return found;
}

/** Returns the kinds and their lanes; undefined when they form none. */
function kindsOf(traits: Traits, rules: Rules): Pick<ColumnKinds, 'kind' | 'carries' | 'next' | 'lanes' | 'fills'> | undefined {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => traits.copies[face]! > 0);
  const [kind, carries] = [new Int8Array(64).fill(NONE), new Int8Array(64).fill(NONE)];
  const names = new Map<string, number>();
  const named = (name: string): number => names.get(name) ?? names.set(name, names.size).size - 1;
  for (const face of faces) {
    const under = faces.filter((other) => traits.wants(other, face));
    if (under.length > 0) kind[face] = named(under.join(' '));
  }
  for (const face of faces) {
    const over = new Set(faces.filter((other) => traits.wants(face, other)).map((other) => kind[other]!));
    if (over.size > 1) return undefined;
    for (const one of over) carries[face] = one;
  }
  for (const face of faces) if (kind[face] === NONE) kind[face] = named(`on nothing, carries ${carries[face]!}`);
  const next = new Int8Array(names.size).fill(NONE);
  for (const face of faces) {
    const before = next[kind[face]!]!;
    if (before !== NONE && before !== carries[face]) return undefined;
    next[kind[face]!] = carries[face]!;
  }
  if (faces.some((face) => next[kind[face]!] !== carries[face])) return undefined;
  const lanes: number[] = [];
  for (const head of next.keys()) if (!next.includes(head)) for (let at = head; at !== NONE; at = next[at]!) lanes.push(at);
  // With fewer kinds in lanes, some form a circle; with more, two lanes lead to one kind.
  if (lanes.length !== names.size) return undefined;
  const fills = new Uint8Array(names.size);
  for (const face of faces) if (traits.columns.some((pile) => takes(rules, pile, EMPTY, face))) fills[kind[face]!] = 1;
  return { kind, carries, next, lanes: Int8Array.from(lanes), fills };
}
