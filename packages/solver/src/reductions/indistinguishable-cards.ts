import type { Card, Options } from '@patience/core';
import {
  ask,
  EMPTY,
  FACES,
  list,
  MAX_MOVES,
  Random,
  ROW,
  Table,
  TABLE,
  unite,
  type Face,
  type Faces,
  type Rules,
} from '@patience/core/internals';
import { freshDeal } from '../rules/fresh-deal.js';
import type { Assumption } from '../roles.js';
import { perOptions } from '../rules/per-options.js';
import { perTraits } from '../rules/per-traits.js';
import type { Traits } from '../rules/traits.js';

/** Fields of a card that rules can read. */
const FIELDS = ['id', 'rank', 'suit', 'red', 'letter'] as const;
type Field = (typeof FIELDS)[number];

/** Number of random games that are played to see which fields functions read. */
const GAMES = 4;
/** Number of moves of each of these games. */
const MOVES = 200;

/**
 * Merges positions in which cards are exchanged that the rules cannot distinguish, such as cards of a rank where suits do not matter: the
 * same moves are possible in both. Data rules are compared. Functions are observed: as long as none reads more fields of a card than those
 * that define its kind, they return the same for all merged positions.
 */
export class IndistinguishableCards implements Assumption {
  /** Whether a function read another field, so that a search that finds nothing proves nothing. */
  broken = false;

  /**
   * Returns the helper that makes the cards of a table indistinguishable where the rules allow it.
   * @returns undefined when each face is a kind of its own
   */
  static of(table: Table<Options>, traits: Traits): IndistinguishableCards | undefined {
    const byData = byTables(traits, table);
    if (!byData.some((kind, face) => kind !== face)) return undefined;
    const fields = fieldsOf(table);
    const kinds = refined(byData, fields, table.rules.faces);
    if (!kinds.some((kind, face) => kind !== face)) return undefined;
    const found = new IndistinguishableCards();
    const more = (field: Field): void => {
      fields.add(field);
      found.broken = true;
    };
    unite(table, kinds, watched(table, fields, more));
    return found;
  }
}

/** Returns the fields of cards that functions read in random games; fields that they read later are added. */
const fieldsOf = perOptions((source): Set<Field> => {
  const fields = new Set<Field>();
  const add = (field: Field): void => void fields.add(field);
  // A base card that the first move sets is compared by its rank.
  if (source.rules.bases.length > 0) add('rank');
  const { variant } = source;
  const { pair } = variant;
  if (typeof pair === 'object') {
    // The table caches results of functions, and does not call them again.
    const cards = watched(source, new Set(), add);
    for (const one of cards) for (const other of cards) ask(variant.id, 'pair', () => pair.cards(one, other));
  }
  const moves = new Int32Array(MAX_MOVES);
  const each = Uint8Array.from({ length: ROW }, (_, face) => face);
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(game);
    const table = new Table(variant, source.options, freshDeal(source, game));
    unite(table, each, watched(table, new Set(), add));
    for (let i = 0; i < MOVES && table.status() === 'playing'; i++) {
      const count = list(table, moves);
      if (count === 0) break;
      table.play(moves[random.below(count)]!);
    }
  }
  return fields;
});

const CARD = Symbol('the card itself');

/** Returns cards that report when an unknown field is read. They have one shape, since reading would be slow otherwise. */
function watched({ cards }: Table<Options>, known: ReadonlySet<Field>, tell: (field: Field) => void): readonly Card[] {
  const getters: PropertyDescriptorMap = {};
  for (const field of FIELDS)
    if (!known.has(field))
      getters[field] = {
        enumerable: true,
        get(this: { readonly [CARD]: Card }) {
          tell(field);
          return this[CARD][field];
        },
      };
  const open = FIELDS.filter((field) => known.has(field));
  return cards.map((card) => {
    const it: Partial<Record<Field, unknown>> = {};
    for (const field of open) it[field] = card[field];
    return Object.freeze(Object.defineProperties(it, { ...getters, [CARD]: { value: card } })) as Card;
  });
}

/** Returns, by face, the first face with equal values in these fields, within its kind. */
function refined(kinds: Uint8Array, fields: ReadonlySet<Field>, faces: Faces): Uint8Array {
  const described = (face: Face): string =>
    [
      kinds[face],
      fields.has('id') && face,
      (fields.has('rank') || fields.has('letter')) && faces.rank[face],
      (fields.has('suit') || fields.has('letter')) && faces.suit[face],
      fields.has('red') && faces.colour[face],
    ].join();
  const firsts = new Map<string, Face>();
  return kinds.map((_, face) => {
    const name = described(face);
    if (!firsts.has(name)) firsts.set(name, face);
    return firsts.get(name)!;
  });
}

/** Returns, by face, the first face that data rules do not distinguish from it. */
const byTables = perTraits((traits, table: Table<Options>): Uint8Array => {
  const faces = Array.from({ length: FACES }, (_, face) => face).filter((face) => traits.copies[face]! > 0);
  const tables = tablesOf(table.rules);
  const kinds = Uint8Array.from({ length: ROW }, (_, face) => face);
  const firsts: Face[] = [];
  for (const face of faces) {
    const first = firsts.find((known) => tables.every((rows) => saysTheSame(rows, known, face, table.rules.faces.count)));
    if (first === undefined) firsts.push(face);
    else kinds[face] = first;
  }
  return kinds;
});

/** Returns the tables of the data rules: a row for each card that lies there, with an entry for each card that is laid. */
function tablesOf({ accepts, links }: Rules): ArrayLike<number>[] {
  const tables: ArrayLike<number>[] = [];
  for (let at = 0; at < accepts.length; at += TABLE) tables.push(accepts.subarray(at, at + TABLE));
  for (let at = 0; at < links.length; at += ROW * ROW) tables.push(links.subarray(at, at + ROW * ROW));
  return tables;
}

/** Returns whether a table has the same entries for two faces, both as the card that is laid and as the one that lies there. */
function saysTheSame(table: ArrayLike<number>, one: Face, other: Face, count: number): boolean {
  for (let row = 0; row < table.length / ROW; row++) {
    // No face has the rows from here to those of empty piles.
    if (row === count) row = EMPTY;
    if (table[row * ROW + one] !== table[row * ROW + other]) return false;
  }
  for (let face = 0; face < FACES; face++) if (table[one * ROW + face] !== table[other * ROW + face]) return false;
  return true;
}
