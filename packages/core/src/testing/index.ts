/** The conformance kit: tests of all rules ("laws") of the contract over many deals. It is part of core, so its version always fits the contract. */
import type { Options } from '../contract.js';
import type { Variant } from '../variant.js';
import { complete } from '../data/complete.js';
import { checkVariant } from '../game/check-variant.js';
import { allOptions, completeOptions } from '../game/options.js';
import { ContractError } from '../problem.js';
import { dealFor, underOptions, type Fixtures, type Law, type Trial } from './law.js';
import { actions, clicks } from './laws/actions.js';
import { conservation, deals, deck } from './laws/deal.js';
import { fields } from './laws/fields.js';
import { interchange } from './laws/interchange.js';
import { fans, layout } from './laws/layout.js';
import { looking } from './laws/looking.js';
import { modelLaws, type ModelRules } from './laws/model.js';
import { moves, undo } from './laws/moves.js';
import { effort, purity } from './laws/purity.js';
import { records } from './laws/records.js';
import { fixtures, keys, replay } from './laws/replay.js';
import { scored } from './laws/scored.js';
import { sight } from './laws/sight.js';
import { spelledDeck, spelling } from './laws/spelling.js';
import { winnable } from './laws/winnable.js';
import { absentRanks, idleWastes, unusedOptions } from './laws/without-effect.js';
import { pileNames, words } from './laws/words.js';
import { checkPosition, fixturesOf, type Specification } from './specification.js';

export type { Fixtures, Law, Trial } from './law.js';
export type { ModelRules } from './laws/model.js';
export { finishOf, deadEndOf, deadEndOfTable } from './judge.js';
export { laid, layOut, type LaidOut } from './lay-out.js';
export { compare, layers, type Comparison, type PlainModel, type PlainPiles, type PlainPosition } from './model.js';
export {
  acesUp,
  alternate,
  bare,
  dealRows,
  dealTriangle,
  emptyPiles,
  faceDown,
  inOrder,
  isDown,
  oneBelow,
  plainModel,
  rank,
  red,
  sameSuit,
  single,
  suit,
  turnUp,
  type PlainGame,
  type PlainPile,
  type PlainPlace,
  type PlainRules,
  type PlainState,
} from './plain.js';
export { chance, shufflePlain } from './plain-chance.js';
export { plainFill, plainRedeal, plainRow, plainStock, plainTurn } from './plain-stock.js';
export { isData, secondReading } from './reading/index.js';
export { checkPosition, type SpecifiedPosition, type Specification } from './specification.js';
export { listed, played, snapshot } from './walk.js';
export { perft, positionText } from '../table/perft.js';

/** All laws. Those whose errors explain later ones come first. */
export const LAWS: readonly Law[] = [
  words,
  pileNames,
  actions,
  clicks,
  fields,
  spelling,
  unusedOptions,
  absentRanks,
  idleWastes,
  deck,
  deals,
  layout,
  fans,
  looking,
  purity,
  conservation,
  interchange,
  moves,
  undo,
  records,
  keys,
  replay,
  sight,
  effort,
  fixtures,
  scored,
  winnable,
];

/** The functions of a test runner that the kit needs; Vitest, node:test and Jest have them. */
export interface Runner {
  describe(name: string, body: () => void): void;
  /** @param timeout milliseconds */
  test(name: string, body: () => void, timeout?: number): void;
}

/** Number of games that the kit plays. */
export interface Effort {
  /**
   * Factor for the number of games, and so for the time. Default: 1, which takes seconds, or tens of seconds for variants with many functions or
   * piles. 50 is for a night.
   */
  readonly effort?: number;
  /** Number of the first random game; other numbers give other games. Default: 0. */
  readonly from?: number;
  /** Random games for each law and combination of options. Default: 8 × effort, divided among the combinations, at least 2. */
  readonly games?: number;
  /** Number of moves of a game at most. Default: 150. */
  readonly moves?: number;
}

/** Evidence that a variant's author adds to the tests. */
export interface Evidence {
  /** Games and numbers that are known to be correct. */
  readonly fixtures?: Fixtures;
  /** The rules written a second time without the variant's own code; the variant must agree with them in every position. */
  readonly model?: ModelRules;
  /** The content of the patience's `tests.json`: recorded games, numbers of positions, and rules shown by positions. */
  readonly tests?: Specification;
}

/**
 * Tests that a variant keeps the contract. Call `conformance(variant, { describe, test, fixtures, model })` in its test file. A broken law fails
 * its test with a message that names variant, function and law. When the variant cannot be dealt, only one test runs and fails.
 */
export function conformance<O extends Options>(
  variant: Variant<O>,
  { describe, test, model, tests, ...rest }: Runner & Effort & Evidence,
): void {
  const proven = variant as unknown as Variant;
  const given = variant as Partial<Variant> | null | undefined;
  const evidence = tests ? { ...rest, fixtures: fixturesOf(tests) } : rest;
  describe(`${given?.id ?? 'what is given'} keeps the contract`, () => {
    const mistake = thrownBy(() => playable(proven));
    test('the variant fits this version of the contract and can be dealt with all its options', () => {
      if (mistake) throw mistake;
    });
    if (mistake) return;
    for (const law of [...LAWS, ...(model ? modelLaws(model) : [])])
      for (const trial of trials(proven, law, evidence)) test(trialName(law, trial), () => law.check(trial), LONGEST);
    for (const position of tests?.positions ?? []) test(position.rule, () => checkPosition(proven, position));
  });
}

/** Time limit for the test of a law in milliseconds; much longer than it takes, and longer than the default of test runners. */
const LONGEST = 120_000;

/** Seeds that are dealt with each combination of options before the laws are tested, since an error there would break every law. */
const FIRST_DEALS = [0, 1, 2];

/** Checks that this core can deal the variant with all its options. @throws ContractError when it cannot */
function playable(variant: Variant): void {
  checkVariant(variant);
  const complete = completeOptions(variant);
  if (!complete.ok)
    throw new ContractError(
      variant.id,
      'valid',
      `must return true for the defaults, the first value of each option; it returns ${JSON.stringify(complete.error.params['reason'])}`,
    );
  for (const trial of trials(variant, deals, {})) {
    spelledDeck(trial);
    underOptions(trial, () => {
      for (const seed of FIRST_DEALS) dealFor(trial, seed);
    });
  }
}

/** Returns what a function throws; undefined when it throws nothing. */
function thrownBy(act: () => void): Error | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Tests one law immediately. @throws ContractError when the variant breaks it */
export function checkLaw(variant: Variant, law: Law, effort: Effort & { readonly fixtures?: Fixtures } = {}): void {
  for (const trial of trials(variant, law, effort)) law.check(trial);
}

function trials(
  variant: Variant,
  law: Law,
  { effort = 1, from = 0, games, moves = 150, fixtures = {} }: Effort & { readonly fixtures?: Fixtures },
): Trial[] {
  const proven = complete(variant);
  const combinations = allOptions(variant);
  const share = games ?? Math.max(2, Math.round((GAMES * effort) / (law.each === 'options' ? combinations.length : 1)));
  return (law.each === 'options' ? combinations : combinations.slice(0, 1)).map((options) => ({
    variant: proven,
    options,
    fixtures,
    from,
    games: share,
    moves,
  }));
}

/** Number of random games of a law with effort 1. */
const GAMES = 8;

const trialName = (law: Law, { options }: Trial): string =>
  Object.keys(options).length === 0 || law.each === 'variant'
    ? law.name
    : `${law.name} (${Object.entries(options)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')})`;
export { missingTexts, pseudoTranslation, translationFaults } from './translation.js';
