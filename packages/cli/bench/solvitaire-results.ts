import { existsSync, readFileSync } from 'node:fs';
import { wilsonInterval } from '@patience/solver';
import type { Published } from './solvitaire-published.js';

/** Verdicts of the solver by deal number. */
export type Verdicts = Map<number, string>;

/** The count of one rule set. */
export interface Count {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
}

/** Normal quantile of a two-sided 99.9 % interval. */
const Z_999 = 3.2905267314919255;

/** The verdicts of the solver. A line that a running count has not written to its end has none of them, and is left out. */
const VERDICTS = ['solved', 'impossible', 'unknown'];

/** Reads the results of a count: lines of rule set, deal number and verdict. A missing file has no results. */
export function readResults(file: string, names: readonly string[]): Map<string, Verdicts> {
  const known = new Map<string, Verdicts>(names.map((name) => [name, new Map()]));
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [name = '', seed, verdict = ''] = line.split(' ');
    if (VERDICTS.includes(verdict)) known.get(name)?.set(Number(seed), verdict);
  }
  return known;
}

/** Counts verdicts. */
export function countOf(verdicts: Verdicts): Count {
  const all = [...verdicts.values()];
  const count = (verdict: string): number => all.filter((each) => each === verdict).length;
  const [won, lost] = [count('solved'), count('impossible')];
  return { deals: all.length, won, lost, open: all.length - won - lost };
}

/** Returns the 95 % interval in per cent. Open deals count as lost for its lower end, and as won for its upper end. */
export const intervalOf = ({ deals, won, open }: Count, z?: number): [low: number, high: number] =>
  wilsonInterval(won, open, deals, z).map((share) => 100 * share) as [number, number];

/** Compares a count with the published share: whether the intervals of 95 % meet, or else those of 99.9 %. */
export function comparison(count: Count, { percent, within = 0 }: Published): 'agrees' | 'misses 95 %' | 'misses 99.9 %' {
  const meets = ([low, high]: readonly [number, number]): boolean => percent + within >= low && percent - within <= high;
  if (meets(intervalOf(count))) return 'agrees';
  return meets(intervalOf(count, Z_999)) ? 'misses 95 %' : 'misses 99.9 %';
}
