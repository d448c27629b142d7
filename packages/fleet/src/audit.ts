import { randomInt } from 'node:crypto';
import { decide, lineWins, randomGameWins, type Entry, type RuleSet } from '@patience/atlas/count';
import type { Result } from './task.js';

/** The outcome of checking the results of one rule set. */
export interface Audit {
  /** Results that may be counted. */
  readonly accepted: readonly Entry[];
  /** Results that may not be counted, each with the reason. */
  readonly refused: readonly { readonly seed: number; readonly reason: string }[];
  /** Number of refutations among the results. */
  readonly refutations: number;
  /** Number of refutations that were searched again here. */
  readonly searched: number;
}

/** Minimum number of refutations that are searched again, where there are as many. */
const LEAST = 5;

/**
 * Checks results that anybody with the server's password could have written. A winning line is played here. A refutation has no line, so a
 * random sample of the refutations is searched again with the same budget, which gives the same verdict and number of positions on every
 * machine. When one differs, no refutation is counted. An unknown deal is accepted unchecked: it moves the share of wins to neither side.
 * @param share the part of the refutations that is searched again, above 0 and up to 1
 */
export function audit(ruleSet: RuleSet, results: readonly Result[], share: number): Audit {
  const accepted: Entry[] = [];
  const refused: { seed: number; reason: string }[] = [];
  const refutations: Entry[] = [];
  for (const { entry, line } of results) {
    if (entry.verdict === 'impossible') refutations.push(entry);
    else if (entry.verdict === 'unknown') accepted.push(withRandomGame(ruleSet, entry));
    else if (lineWins(ruleSet, entry.seed, line!)) accepted.push(withRandomGame(ruleSet, entry));
    else refused.push({ seed: entry.seed, reason: 'its line does not win' });
  }
  const sample = sampleOf(refutations, Math.max(LEAST, Math.ceil(share * refutations.length)));
  const wrong = sample.find((entry) => {
    const own = decide(ruleSet, entry.seed, { budget: entry.budget! });
    return own.verdict !== entry.verdict || own.positions !== entry.positions;
  });
  if (wrong === undefined) accepted.push(...refutations.map((entry) => withRandomGame(ruleSet, entry)));
  else
    refused.push(
      ...refutations.map(({ seed }) => ({
        seed,
        reason:
          seed === wrong.seed ? 'its refutation is not what the search finds here' : `it came with the refutation of seed ${wrong.seed}`,
      })),
    );
  return { accepted, refused, refutations: refutations.length, searched: sample.length };
}

/**
 * Returns the largest share of false refutations, from 0 to 1, that a sample of n refutations overlooks with a probability of 5 %:
 * 1 − 0.05^(1/n). It is 0 when all were searched.
 */
export const missed = ({ refutations, searched }: Pick<Audit, 'refutations' | 'searched'>): number =>
  searched >= refutations ? 0 : 1 - 0.05 ** (1 / searched);

/** Plays the random game of a deal here, since it gives the same result on every machine and takes no time. */
const withRandomGame = (ruleSet: RuleSet, entry: Entry): Entry => ({ ...entry, random: randomGameWins(ruleSet, entry.seed) });

/** Returns `count` entries of a list, chosen at random so that nobody can predict which. */
function sampleOf<T>(all: readonly T[], count: number): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(randomInt(rest.length), 1)[0]!);
}
