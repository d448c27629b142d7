import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { wilsonInterval } from '@patience/solver';
import { PUBLISHED, type Published } from './solvitaire-published.js';

/** Verdicts of the solver by deal number. */
export type Verdicts = Map<number, string>;

/** The count of one rule set. */
export interface Count {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly open: number;
}

/** The results that the repository keeps. */
interface Kept {
  /** Numbers of deals of earlier counts, which used deals up to number 1,000. Their verdicts by deal were not kept. */
  readonly earlier: Readonly<Record<string, Omit<Count, 'deals'>>>;
  /** A letter for each deal from `FIRST` on. */
  readonly verdicts: Readonly<Record<string, string>>;
}

/** Number of the first deal of new counts. The deals of earlier counts have lower numbers, so no deal counts twice. */
export const FIRST = 1001;

/** Normal quantile of a two-sided 99.9 % interval. */
const Z_999 = 3.2905267314919255;

/** The verdicts of the solver by letter. A line that a running count has not written to its end has none of them, and is left out. */
const VERDICTS: Readonly<Record<string, string>> = { s: 'solved', i: 'impossible', u: 'unknown' };
/** The letter of a deal that was not counted. */
const NONE = '-';

const KEPT = new URL('solvitaire-counted.json', import.meta.url);
const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Kept;

/** Reads the kept results, and those of a count: lines of rule set, deal number and verdict. A missing file has no results. */
export function readResults(file: string): Map<string, Verdicts> {
  const known = new Map<string, Verdicts>(
    Object.keys(PUBLISHED).map((name) => {
      const letters = [...(kept.verdicts[name] ?? '')].map((letter, i) => [FIRST + i, VERDICTS[letter]!] as const);
      return [name, new Map(letters.filter(([, verdict]) => verdict))];
    }),
  );
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const [name = '', seed, verdict = ''] = line.split(' ');
    if (Object.values(VERDICTS).includes(verdict) && Number(seed) >= FIRST) known.get(name)?.set(Number(seed), verdict);
  }
  return known;
}

/** Writes the results into the file that keeps them. */
export function keep(known: ReadonlyMap<string, Verdicts>): void {
  const letterOf = (verdict: string | undefined): string => Object.keys(VERDICTS).find((letter) => VERDICTS[letter] === verdict) ?? NONE;
  const lettersOf = (verdicts: Verdicts): string =>
    Array.from({ length: Math.max(FIRST - 1, ...verdicts.keys()) - FIRST + 1 }, (_, i) => letterOf(verdicts.get(FIRST + i))).join('');
  const verdicts = Object.fromEntries([...known].map(([name, all]) => [name, lettersOf(all)]));
  writeFileSync(KEPT, `${JSON.stringify({ ...kept, verdicts }, null, 2)}\n`);
}

/** Counts the verdicts of a rule set together with the deals of earlier counts. */
export function countOf(name: string, verdicts: Verdicts): Count {
  const all = [...verdicts.values()];
  const count = (verdict: string): number => all.filter((each) => each === verdict).length;
  const before = kept.earlier[name] ?? { won: 0, lost: 0, open: 0 };
  const [won, lost, open] = [before.won + count('solved'), before.lost + count('impossible'), before.open + count('unknown')];
  return { deals: won + lost + open, won, lost, open };
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
