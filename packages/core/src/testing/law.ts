import { seedFrom } from './source.js';
import type { CompleteVariant, Options } from '../contract.js';
import { deal, type Dealt } from '../game/deal.js';
import { ContractError } from '../problem.js';
import { Random, type Seed } from '../cards/random.js';

/** Games and position counts that the author of a variant knows to be correct. */
export interface Fixtures {
  /** Saved games that end won. */
  readonly won?: readonly unknown[];
  /** Saved games that end lost. */
  readonly lost?: readonly unknown[];
  /** Saved games of a scored patience that end over. */
  readonly over?: readonly unknown[];
  /** Results of {@link perft} without `exact`, each for one deal. */
  readonly perft?: readonly {
    readonly seed?: Seed;
    readonly deck?: string;
    readonly options?: Options;
    readonly layers: readonly number[];
  }[];
}

/** The data that a law is checked with. */
export interface Trial {
  readonly variant: CompleteVariant;
  /** One allowed combination of options. */
  readonly options: Options;
  readonly fixtures: Fixtures;
  /** Number of the first random game; each number is another game. */
  readonly from: number;
  /** Number of random games that a law plays. */
  readonly games: number;
  /** Maximum number of moves of such a game. */
  readonly moves: number;
}

/** A rule of the contract that every variant must keep, with its test. */
export interface Law {
  /** The law as a sentence. */
  readonly name: string;
  /** Whether it is checked for every combination of options, or once. */
  readonly each: 'options' | 'variant';
  /** @throws ContractError that names variant, function and law */
  check(trial: Trial): void;
}

/**
 * Tests one game. A ContractError thrown by `look` gets the deal, the moves that lead there, and a command that shows the position.
 * @param way the moves played so far, in notation; `look` adds to it
 */
export function inGame<T>(trial: Trial, seed: Seed, way: readonly string[], look: () => T): T {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof ContractError) || placed.has(error)) throw error;
    const longer = extended(error, placeOf(trial, seed, way));
    placed.add(longer);
    throw longer;
  }
}
/** Errors that already name their deal and moves. */
const placed = new WeakSet<ContractError>();

/** Runs a test with one combination of options. A ContractError thrown by it gets these options. */
export function underOptions(trial: Trial, attempt: () => void): void {
  try {
    attempt();
  } catch (error) {
    throw error instanceof ContractError ? extended(error, describeOptions(trial.options)) : error;
  }
}

/** Returns a copy of an error with more text. It replaces the first error, since a cause would repeat the message. */
function extended(error: ContractError, more: string): ContractError {
  const longer = new ContractError(error.variant, error.where, `${error.law}${more}`, 'cause' in error ? { cause: error.cause } : {});
  longer.stack = error.stack!.replace(error.message, () => longer.message);
  return longer;
}

/**
 * Returns the command that messages of failed tests name: the environment variable PATIENCE_COMMAND, or `npx patience`. In the repository, where
 * the command line is not an installed package, the variable is `pnpm patience`.
 */
export const commandLine = (): string => commandGiven() ?? 'npx patience';

/** Returns the folder of the variant's fixtures, relative to the folder in which the command is run. */
export const fixturesFolder = (): string => (commandGiven() === undefined ? 'src/fixtures' : 'packages/variants/FAMILY/NAME/src/fixtures');

function commandGiven(): string | undefined {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.['PATIENCE_COMMAND'];
}

function placeOf({ variant, options }: Trial, seed: Seed, way: readonly string[]): string {
  const set = Object.entries(options).map(([name, value]) => ` --set ${name}=${value}`);
  const after = way.length === 0 ? 'right after the deal' : `after ${way.join(' ')}`;
  const moves = way.length === 0 ? '' : ` --moves "${way.join(' ')}"`;
  return `\n  Deal ${seed}, ${after}.\n  To see it: ${commandLine()} moves ${variant.id} --seed ${seed}${set.join('')}${moves}`;
}

/** Returns the random stream for the choices of a law; it differs for each law, game and variant. */
export const choices = (trial: Trial, law: string, game: number): Random => new Random(`${law} ${seedFrom(trial.variant)} ${game}`);

/**
 * Throws a ContractError unless a law holds.
 * @param where the variant's function or field @param law the rest of the sentence that begins with `where`: the fault and what to do
 */
export function demand(holds: boolean, trial: Trial, where: string, law: string): asserts holds {
  if (!holds) throw new ContractError(trial.variant.id, where, `${law}${describeOptions(trial.options)}`);
}

const describeOptions = (options: Options): string =>
  Object.keys(options).length === 0
    ? ''
    : ` (options ${Object.entries(options)
        .map(([name, value]) => `${name}=${value}`)
        .join(', ')})`;

/** Returns a deal of a trial. */
export function dealFor(trial: Trial, seed: Seed): Dealt<Options> {
  const dealt = deal(trial.variant, { seed, options: trial.options });
  demand(dealt.ok, trial, 'options', dealt.ok ? '' : dealt.error.message);
  return dealt.value;
}
