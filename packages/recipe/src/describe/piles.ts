import type { Accept, AcceptRule, Like, Link, Options, Pile, Role, CompleteVariant } from '@patience/core';
import type { When } from '@patience/core/data';
import type { Face, Table } from '@patience/core/internals';
import { plainWhen, waitedFor, type Conditions, type PlainWhen, type Waited } from './conditions.js';
import { dealt, SEEDS } from './probe.js';

/** A rank, or the rank of the base card of the deal, or the rank before it. */
export type PlainRank = number | 'base' | 'before base';

/** A link whose ranks may depend on the base card. */
export type PlainLink = Omit<Link, 'low'> & { readonly low?: PlainRank };

/** A rule for laying cards, with ranks that may depend on the base card. */
export type PlainRule = Omit<AcceptRule, 'empty' | 'on'> & {
  readonly empty?: 'any' | PlainRank | Like;
  readonly on?: 'any' | PlainLink;
  /** The rule holds only for cards of one suit, which each pile has of its own, or on cards below a rank. */
  readonly only?: { readonly suit?: true; readonly below?: number };
  readonly while?: PlainWhen;
  /** The rule holds once these foundations have a number of cards. */
  readonly waits?: Waited;
  /** Whether the first card that is laid on a base card decides the direction of all foundations. */
  readonly sameWay?: true;
};

/** The cards that may be lifted together; `none` where the player lifts nothing. */
export type PlainTake = 'none' | 'top' | 'all' | 'any' | 'unknown' | { readonly run: PlainLink };

/** Piles with the same rules. */
export interface PileGroup {
  readonly role: Role;
  /** Ids of the piles in the first of the deals that were compared. */
  readonly ids: readonly string[];
  /** Number of piles; undefined when it depends on the deal. */
  readonly count: number | undefined;
  /**
   * For each pile, the sides of its cards after the deal, the lowest first: `u` for up, `d` for down. Undefined when they depend on the
   * deal.
   */
  readonly sides: readonly string[] | undefined;
  /** For each pile, its lowest card after the deal, where that is the same in every deal. */
  readonly bases: readonly (Face | undefined)[];
  /** Rules for laying cards on the piles; `unknown` when a function decides. */
  readonly accept: readonly PlainRule[] | 'unknown';
  readonly take: PlainTake;
  /** Condition under which cards can be lifted. */
  readonly takeWhile: PlainWhen | undefined;
  readonly limit: number | undefined;
  readonly reveal: boolean;
  /** Whether other piles cover some of these piles. */
  readonly covered: boolean;
  /** The rows in which these piles form a grid of places for one card each; undefined for columns and for piles of other roles. */
  readonly grid: Grid | undefined;
}

/** A grid of places for one card each. */
export interface Grid {
  readonly rows: number;
  /** Number of places in each row; undefined when the rows differ. */
  readonly each: number | undefined;
}

/** The piles of a patience in groups. */
export interface PilesFound {
  readonly groups: readonly PileGroup[];
  /** Whether rules depend on a base card. */
  readonly hasBase: boolean;
}

/** A pile whose rules keep their conditions as data. */
type ShownPile = Pile & { readonly takeWhile?: When };

interface Sample {
  readonly table: Table;
  readonly piles: readonly ShownPile[];
}

/**
 * Compares deals to find the piles of a patience, their rules and how many cards they get.
 * @param shown the table with rules whose conditions are data
 */
export function findPiles(variant: CompleteVariant, shown: CompleteVariant['table'], options: Options): PilesFound {
  const samples = SEEDS.map((seed): Sample => {
    const table = dealt(variant, options, seed);
    return { table, piles: shown(options, table.cards) };
  });
  const bases = baseRanks(samples);
  const found = new Map<string, { role: Role; places: number[] }>();
  const [first] = samples;
  const plain = first!.piles.map((_, place) => plainPile(samples, place, bases));
  for (const [place, { key, role }] of plain.entries()) {
    const group = found.get(key) ?? { role, places: [] };
    group.places.push(place);
    found.set(key, group);
  }
  const fixed = samples.every(({ piles }) => piles.length === first!.piles.length);
  const groups = [...found.values()].map(({ role, places }): PileGroup => {
    const { accept, take, takeWhile, limit, reveal } = plain[places[0]!]!;
    const sides = places.map((place) => same(samples.map(({ table }) => sidesOf(table, place))));
    const piles = places.map((place) => first!.piles[place]!);
    const covered = piles.some(({ coveredBy }) => (coveredBy?.length ?? 0) > 0);
    return {
      role,
      ids: places.map((place) => first!.piles[place]!.id),
      count: fixed ? places.length : undefined,
      sides: fixed && sides.every((each) => each !== undefined) ? sides : undefined,
      bases: places.map((place) => same(samples.map(({ table }) => lowest(table, place)))),
      accept,
      take,
      takeWhile,
      limit,
      reveal,
      covered,
      grid: fixed && !covered && role === 'tableau' && holdOneCard(accept, limit, sides) ? gridOf(piles) : undefined,
    };
  });
  return { groups, hasBase: groups.some(({ accept }) => accept !== 'unknown' && accept.some(dependsOnBase)) };
}

/** Returns the value that chooses between words for a grid and words for columns: `grid` where all piles being played on are a grid. */
export const kindOf = (groups: readonly Pick<PileGroup, 'role' | 'grid'>[]): 'grid' | 'columns' => {
  const played = groups.filter(({ role }) => role === 'tableau');
  return played.length > 0 && played.every(({ grid }) => grid !== undefined) ? 'grid' : 'columns';
};

/** Tells whether piles never hold more than one card, as far as the deal and the rules for laying cards show. */
function holdOneCard(accept: PileGroup['accept'], limit: number | undefined, sides: readonly (string | undefined)[]): boolean {
  if (limit === 1) return true;
  return (
    accept !== 'unknown' && accept.every(({ on }) => on === undefined) && sides.every((side) => side !== undefined && side.length <= 1)
  );
}

/** Returns the rows of a grid; undefined when the piles lie in one row or in one column. */
function gridOf(piles: readonly Pile[]): Grid | undefined {
  const rows = new Map<number, number>();
  for (const { at } of piles) rows.set(at[1], (rows.get(at[1]) ?? 0) + 1);
  const each = same([...rows.values()]);
  if (rows.size < 2 || new Set(piles.map(({ at }) => at[0])).size < 2 || each === 1) return undefined;
  return { rows: rows.size, each };
}

const dependsOnBase = ({ empty, on }: PlainRule): boolean =>
  empty === 'base' || empty === 'before base' || (typeof on === 'object' && on.low === 'base');

const same = <T>(values: readonly T[]): T | undefined => (values.every((value) => value === values[0]) ? values[0] : undefined);

function sidesOf(table: Table, pile: number): string {
  if (pile >= table.rules.count) return '?';
  return Array.from({ length: table.len[pile]! }, (_, i) => (table.up[table.idAt(pile, table.len[pile]! - 1 - i)] ? 'u' : 'd')).join('');
}

const lowest = (table: Table, pile: number): Face | undefined => {
  const count = pile < table.rules.count ? table.len[pile]! : 0;
  return count === 0 ? undefined : table.face[table.idAt(pile, count - 1)];
};

/** Returns the rank that opens foundations in each deal, where it depends on the deal. */
function baseRanks(samples: readonly Sample[]): readonly number[] | undefined {
  const ranks = samples.map(({ piles, table }) =>
    piles.flatMap(({ role, accept }, place) => {
      if (role !== 'foundation') return [];
      const rules = rulesOf(accept);
      const opened = rules === 'unknown' ? undefined : rules.map(({ empty }) => empty).find((empty) => typeof empty === 'number');
      const lies = lowest(table, place);
      return opened === undefined ? (lies === undefined ? [] : [table.rules.faces.rank[lies]!]) : [opened];
    }),
  );
  const first = ranks.map(([rank]) => rank);
  return first.some((rank) => rank === undefined) || same(first) !== undefined ? undefined : (first as number[]);
}

const rulesOf = (accept: Accept | undefined): readonly AcceptRule[] | 'unknown' => {
  if (accept === undefined) return [];
  if (typeof accept === 'function' || 'cards' in accept) return 'unknown';
  return Array.isArray(accept) ? (accept as readonly AcceptRule[]) : [accept as AcceptRule];
};

/** Returns the rules of one pile. A rank that depends on the deal is replaced by its relation to the base card. */
function plainPile(samples: readonly Sample[], place: number, bases: readonly number[] | undefined) {
  const piles = samples.map((sample) => sample.piles[place]);
  const pile = piles[0]!;
  const idsOf = (wanted: Role): readonly string[] => samples[0]!.piles.flatMap(({ id, role }) => (role === wanted ? [id] : []));
  const reserves = idsOf('reserve');
  let unknown = false;
  /** @param field reads the rank from the rule in one deal */
  const rank = (field: (one: Pile | undefined) => unknown): unknown => {
    const values = piles.map(field);
    if (values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]))) return values[0];
    if (bases && values.every((value, i) => value === bases[i])) return 'base';
    if (bases && values.every((value, i) => value === (bases[i] === 1 ? samples[i]!.table.rules.faces.highest : bases[i]! - 1)))
      return 'before base';
    unknown = true;
    return undefined;
  };
  const rules = rulesOf(pile.accept);
  const plain =
    rules === 'unknown'
      ? rules
      : rules.map((rule, i) => {
          const each = (one: Pile | undefined): AcceptRule | undefined => {
            const other = one && rulesOf(one.accept);
            return other === undefined || other === 'unknown' ? undefined : other[i];
          };
          const empty = rank((one) => each(one)?.empty);
          const { on } = rule;
          const low = typeof on === 'object' ? rank((one) => (each(one)?.on as Link | undefined)?.low) : undefined;
          const conditions = conditionsOf(rule, pile.role, reserves, idsOf('foundation'));
          if (!conditions) unknown = true;
          return {
            ...rule,
            ...conditions,
            ...(empty !== undefined && { empty }),
            ...(typeof on === 'object' && { on: { ...on, ...(low !== undefined && { low }) } }),
          } as PlainRule;
        });
  // The one sentence about columns that wait is true only if all their rules wait for the same.
  if (pile.role === 'tableau' && plain !== 'unknown' && new Set(plain.map((rule) => JSON.stringify(rule.while))).size > 1) unknown = true;
  const take = pile.take ?? 'none';
  const takeWhile = pile.takeWhile && pile.role === 'cell' ? plainWhen(pile.takeWhile, reserves) : undefined;
  const facts = {
    role: pile.role,
    accept: unknown ? ('unknown' as const) : plain,
    take: typeof take === 'function' || (pile.takeWhile && !takeWhile) ? ('unknown' as const) : (take as PlainTake),
    takeWhile,
    limit: pile.limit,
    reveal: pile.reveal === true,
  };
  const laid = pile.role === 'foundation' && samples[0] ? baseKind(samples, place) : '';
  return { ...facts, key: JSON.stringify([facts, laid]) };
}

/** Roles of piles that have a sentence about conditions. */
const CONDITIONAL: readonly Role[] = ['foundation', 'cell', 'tableau'];

/** Returns the conditions of a rule in plain form; undefined when a pile of its role has no sentence for them. */
function conditionsOf(
  rule: AcceptRule & Conditions,
  role: Role,
  reserves: readonly string[],
  foundations: readonly string[],
): Pick<PlainRule, 'only' | 'while' | 'waits'> | undefined {
  const { only, while: when } = rule;
  if (only && (role !== 'foundation' || only.rank !== undefined)) return undefined;
  const waits = when && role === 'foundation' ? waitedFor(when, foundations) : undefined;
  const plain = when && !waits && CONDITIONAL.includes(role) ? plainWhen(when, reserves) : undefined;
  if (when && !plain && !waits) return undefined;
  return {
    ...(only && { only: only.suit === undefined ? { below: only.below! } : { suit: true } }),
    ...(plain && { while: plain }),
    ...(waits && { waits }),
  };
}

/** Returns a text that is equal for foundations that begin alike: with a base card of the same rank, or empty. */
function baseKind(samples: readonly Sample[], place: number): string {
  const face = same(samples.map(({ table }) => lowest(table, place)));
  return face === undefined ? '' : samples[0]!.table.rules.faces.format(face).slice(0, -1);
}
