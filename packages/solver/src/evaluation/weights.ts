import type { Random } from '@patience/core/internals';
import type { Weights } from './pile-evaluation.js';
import type { Traits } from '../rules/traits.js';

/** Weights for games in which the player moves cards to the foundations one by one. */
const BUILDING: Weights = {
  out: 16,
  over: 8,
  deep: 0,
  far: 2,
  same: 0,
  hidden: 16,
  unfit: 8,
  loose: 0,
  closing: 0,
  covering: 0,
  cell: 8,
  rankCell: 2,
  full: 0,
  waste: 4,
  buried: 16,
  landing: 0,
  empty: 0,
  reserve: 0,
  next: 0,
};
/** Weights for games in which sequences are completed in columns and leave by an automatic move. */
const GATHERING: Weights = {
  out: 2,
  over: 0,
  deep: 0,
  far: 0,
  same: 0,
  hidden: 16,
  unfit: 12,
  loose: 11,
  closing: 0,
  covering: 0,
  cell: 8,
  rankCell: 0,
  full: 0,
  waste: 0,
  buried: 0,
  landing: 0,
  empty: 8,
  reserve: 0,
  next: 0,
};
/**
 * Weights for games in which complete sequences leave by an automatic move and the stock is dealt onto the columns. Turning up face-down
 * cards matters more there, and an empty column matters less, because the next deal fills it.
 */
const DEALING: Weights = { ...GATHERING, hidden: 27, loose: 21, covering: 5, empty: 1 };
/** Weights for games that are lost when a complete sequence leaves. */
const SHUNNING: Weights = { ...GATHERING, hidden: 24, closing: 1, covering: 4 };

/**
 * Values from which the weights of later attempts are drawn; a value listed twice is twice as likely. Weights that are not listed stay.
 * On hard deals varied weights find a line more often than a wider beam does.
 */
const BUILDING_RANGE: Partial<Record<keyof Weights, readonly number[]>> = {
  out: [16],
  over: [8, 8, 16, 24],
  deep: [0, 0, 0, 0, 2],
  far: [0, 1, 2, 2],
  same: [0, 0, 8, 16],
  hidden: [16],
  unfit: [4, 8, 8, 16],
  loose: [0],
  closing: [0],
  cell: [0, 4, 8, 16],
  rankCell: [0, 2, 4],
  full: [0, 0, 4],
  waste: [0, 4, 8],
  buried: [8, 16, 16, 24],
  landing: [0, 0, 2, 4],
  empty: [0, 0, 8],
  reserve: [0],
  next: [0],
};

/** Weights for games in which turning the stock is a step of its own: cards that cover others, and the cards of the waste, count most. */
const TURNING: Weights = { ...BUILDING, over: 24, unfit: 0, waste: 24, buried: 0, landing: 4, reserve: 64 };
/** Weights for every second beam of such games: they favour columns without misplaced cards and with room for the cards of the waste. */
const CLEARING: Weights = { ...TURNING, unfit: 32, buried: 54 };
const TURNING_RANGE: typeof BUILDING_RANGE = {
  ...BUILDING_RANGE,
  over: [16, 16, 24, 32],
  deep: [0, 0, 0, 2],
  far: [1, 2, 2, 4],
  unfit: [0, 0, 16, 32],
  cell: [4, 8, 8, 16],
  waste: [8, 16, 24, 32],
  buried: [0, 32, 64],
  landing: [0, 2, 4],
  empty: [0, 0, 8, 24],
  reserve: [0, 32, 64],
};

/**
 * Weights for games in which columns are runs from the beginning and the waste is played through once. The order within columns is soon
 * repaired there; the columns that the waste will fill decide.
 */
const ORDERED: Weights = { ...BUILDING, over: 4, far: 0, buried: 48, landing: 4 };
const ORDERED_RANGE: typeof BUILDING_RANGE = {
  over: [0, 4, 8],
  unfit: [0, 8, 24],
  waste: [0, 2, 4],
  buried: [24, 32, 48, 64],
  landing: [0, 4, 8],
  empty: [0, 16, 32],
};

/** Conditions that choose the weights in addition to the traits of the rules. */
export interface WeightConditions {
  /** Whether an earlier search of this game saw it lost by a complete sequence that left the columns. */
  readonly completionLoses?: boolean;
  /** Whether turning the stock is a step of its own for the search. */
  readonly turnsStock?: boolean;
  /** Whether columns are runs from the beginning and the waste is played through once. */
  readonly ordered?: boolean;
}

/** Returns the weights of an attempt: the usual weights for the first two attempts, then random variations. Attempts are counted from 0. */
export function weightsFor(
  traits: Traits,
  attempt: number,
  random: Random,
  { completionLoses, turnsStock, ordered }: WeightConditions = {},
): Weights {
  const gathering = completionLoses ? SHUNNING : traits.stocks.length > 0 ? DEALING : GATHERING;
  const usual = !traits.builds ? gathering : ordered ? ORDERED : !turnsStock ? BUILDING : attempt % 2 === 0 ? TURNING : CLEARING;
  if (attempt < 2) return usual;
  const ranges = Object.entries(ordered ? ORDERED_RANGE : turnsStock ? TURNING_RANGE : BUILDING_RANGE);
  const varied = traits.builds
    ? ranges.map(([name, range]) => [name, range[random.below(range.length)]])
    : Object.entries(usual).map(([name, weight]) => [name, weight === 0 ? 0 : Math.round((weight * (75 + random.below(51))) / 100)]);
  return { ...usual, ...Object.fromEntries(varied) } as Weights;
}

/** Weights of the first probe. They were the best of many that were tried on FreeCell, Klondike and Canfield. */
const PROBE: Weights = {
  ...BUILDING,
  over: 24,
  hidden: 48,
  unfit: 0,
  cell: 0,
  rankCell: 8,
  landing: 2,
  empty: 16,
  reserve: 48,
  next: 4,
};

/** Returns the weights of a probe: {@link PROBE} for the first, then random variations. Probes are counted from 0. */
export function probeWeights(probe: number, random: Random): Weights {
  if (probe === 0) return PROBE;
  const of = (...range: readonly number[]): number => range[random.below(range.length)]!;
  return {
    ...PROBE,
    out: of(16, 16, 32, 128),
    over: of(8, 16, 24, 24, 32),
    far: of(0, 2, 2, 4),
    same: of(0, 0, 8, 16),
    hidden: of(16, 32, 48),
    unfit: of(0, 0, 4),
    cell: of(0, 0, 8),
    rankCell: of(2, 4, 8),
    full: of(0, 0, 2),
    waste: of(0, 4, 8),
    landing: of(0, 2, 4, 8),
    empty: of(0, 8, 16, 32),
    reserve: of(32, 48, 64),
    next: of(0, 4, 4, 8),
  };
}
