import { startOptions, type Variant } from '@patience/core';

/** Figures of one rule set: a patience with a value for each of its options. Shares are from 0 to 1; intervals have 95 % confidence. */
export interface Row {
  /** The id of the patience and the values of its options, separated by blanks: `klondike 3 unlimited`. */
  readonly name: string;
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  /** Version of the rules by which the deals were counted. */
  readonly rules: number;
  /** Number of deals that were searched. */
  readonly deals: number;
  readonly seeds: readonly [first: number, last: number];
  readonly solved: number;
  readonly impossible: number;
  readonly unknown: number;
  /** The interval of the share of deals that can be won. Unknown deals count as lost for its lower end and as won for its upper end. */
  readonly winnable: readonly [low: number, high: number];
  /** Median number of moves in the winning lines; absent where no line was kept. */
  readonly moves?: number;
  /** Number of deals that were also played at random, and of those that were won so; absent where none was played. */
  readonly random?: { readonly deals: number; readonly won: number };
  /**
   * Deals from seed 1 on that were also played by the fair player, who sees only face-up cards: their number, the wins, the interval of the
   * share of wins, and the positions allowed for each plan. Absent where none was played.
   */
  readonly fair?: {
    readonly deals: number;
    readonly won: number;
    readonly share: readonly [low: number, high: number];
    readonly budget: number;
  };
  /** The interval of the share of winnable deals that random play does not win. Absent without `random`. */
  readonly skill?: readonly [low: number, high: number];
  /** Versions of the solver that counted; verdicts recorded without a version are left out. */
  readonly solver: readonly string[];
  /** The smallest and the largest number of positions that a deal was allowed. */
  readonly budget: readonly [least: number, most: number];
}

/** A published figure to compare with. Shares are from 0 to 1. */
export interface Published {
  /** Name of the rule set. */
  readonly name: string;
  readonly share: number;
  /** Half of the 95 % interval. */
  readonly within: number;
  readonly source: string;
  /** The reason for the difference if the intervals do not overlap. */
  readonly reason?: string;
}

/** The figures of all counted rule sets, sorted by name. */
export interface Atlas {
  readonly format: 1;
  readonly rows: readonly Row[];
  readonly published: readonly Published[];
}

/**
 * Checks a value that `JSON.parse` returned and returns it as an atlas. Unknown fields are kept. @throws TypeError that names the first
 * wrong field
 */
export function readAtlas(value: unknown): Atlas {
  if (!isRecord(value) || value['format'] !== 1) throw new TypeError('atlas.json, the file of winnable shares: format must be 1.');
  const { rows, published } = value;
  if (!Array.isArray(rows)) throw new TypeError('atlas.json, the file of winnable shares: rows must be a list.');
  if (!Array.isArray(published)) throw new TypeError('atlas.json, the file of winnable shares: published must be a list.');
  for (const [i, row] of (rows as unknown[]).entries()) {
    const wrong = isRecord(row) ? ROW.find(([field, fits]) => !fits(row[field]))?.[0] : 'all of it';
    if (wrong !== undefined)
      throw new TypeError(`atlas.json, the file of winnable shares: the field ${wrong} of row ${i} has a wrong value.`);
    const { deals, solved, impossible, unknown } = row as Row;
    if (solved + impossible + unknown !== deals)
      throw new TypeError(`atlas.json, the file of winnable shares: in row ${i}, solved, impossible and unknown do not add up to deals.`);
  }
  for (const [i, one] of (published as unknown[]).entries()) {
    const wrong = isRecord(one) ? PUBLISHED.find(([field, fits]) => !fits(one[field]))?.[0] : 'all of it';
    if (wrong !== undefined)
      throw new TypeError(`atlas.json, the file of winnable shares: the field ${wrong} of published figure ${i} has a wrong value.`);
  }
  return value as unknown as Atlas;
}

/** Returns whether a rule set has the options of a first visit. */
export const isUsual = ({ options }: Pick<Row, 'options'>, variant: Variant): boolean =>
  Object.entries(startOptions(variant)).every(([name, value]) => options[name] === value);

/** Returns whether the interval of a row overlaps a published one. */
export const agrees = ({ winnable: [low, high] }: Pick<Row, 'winnable'>, { share, within }: Pick<Published, 'share' | 'within'>): boolean =>
  share + within >= low && share - within <= high;

/**
 * Returns whether half the width of an interval is at most `within`. The tolerance covers rounding errors: ends are tenths of a per cent.
 */
export const isWithin = ([low, high]: readonly [low: number, high: number], within: number): boolean => (high - low) / 2 <= within + 1e-9;

/** Returns the command that counts the deals of a row again, into a folder of its own. */
export const commandOf = ({ name, seeds, budget }: Pick<Row, 'name' | 'seeds' | 'budget'>): string =>
  `pnpm -F @patience/atlas winnability -- --only "${name}" --deals ${seeds[1]} --budget ${budget[1]} --out again`;

type Check = readonly [field: string, fits: (value: unknown) => boolean];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isPair =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length === 2 && value.every(fits) && value[0] <= value[1];
const isMaybe =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || fits(value);

const ROW: readonly Check[] = [
  ['name', isText],
  ['variant', isText],
  [
    'options',
    (value) => isRecord(value) && Object.values(value).every((choice) => typeof choice === 'string' || typeof choice === 'number'),
  ],
  ['rules', isCount],
  ['deals', isCount],
  ['seeds', isPair(isCount)],
  ['solved', isCount],
  ['impossible', isCount],
  ['unknown', isCount],
  ['winnable', isPair(isShare)],
  ['moves', isMaybe(isCount)],
  ['random', isMaybe((value) => isRecord(value) && isCount(value['deals']) && isCount(value['won']))],
  [
    'fair',
    isMaybe(
      (value) => isRecord(value) && ['deals', 'won', 'budget'].every((field) => isCount(value[field])) && isPair(isShare)(value['share']),
    ),
  ],
  ['skill', isMaybe(isPair(isShare))],
  ['solver', (value) => Array.isArray(value) && value.every(isText)],
  ['budget', isPair(isCount)],
];

const PUBLISHED: readonly Check[] = [
  ['name', isText],
  ['share', isShare],
  ['within', isShare],
  ['source', isText],
  ['reason', isMaybe(isText)],
];
