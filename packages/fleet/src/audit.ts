import { randomInt } from 'node:crypto';
import { decide, lineWins, randomGameWins, type Entry, type RuleSet } from '@patience/atlas/count';
import type { Result } from './task.js';

/** What of the results on one rule set may be counted. */
export interface Audit {
  readonly accepted: readonly Entry[];
  /** Results that are not counted, with the reason. */
  readonly refused: readonly { readonly seed: number; readonly reason: string }[];
  /** Refutations that came, and how many of them were searched again here. */
  readonly refutations: number;
  readonly searched: number;
}

/** Refutations that are searched again at least, where there are so many. */
const LEAST = 5;

/**
 * Looks through results that anybody with the server's password could have written. A winning line is played here. A refutation has no
 * line: a random sample is searched again with the same budget, which gives the same verdict and positions everywhere; when one differs,
 * none of them is counted. A deal that is not known says nothing about the share and is taken as it is.
 * @param share of the refutations that is searched again, above 0 and up to 1
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
 * The share of false refutations that so large a sample without a false one would have missed once in twenty times, at most: 1 − 0.05^(1/n).
 * @returns from 0 to 1; 0 when all were searched
 */
export const missed = ({ refutations, searched }: Pick<Audit, 'refutations' | 'searched'>): number =>
  searched >= refutations ? 0 : 1 - 0.05 ** (1 / searched);

/** The random game of a deal is the same everywhere and takes no time: it is played here. */
const withRandomGame = (ruleSet: RuleSet, entry: Entry): Entry => ({ ...entry, random: randomGameWins(ruleSet, entry.seed) });

/** So many of a list, each as likely as any other and none to be foreseen. */
function sampleOf<T>(all: readonly T[], count: number): T[] {
  const rest = [...all];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(randomInt(rest.length), 1)[0]!);
}
