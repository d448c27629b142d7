import type { Row } from '@patience/atlas';
import { rulesOf } from '../../src/store/rule-sets.js';

/** Least difference between two shares of games that are won, for one rule set to be called harder. */
const STEP = 0.03;

/** The parts of a row of the atlas that tell how hard a rule set is. */
export type Counted = Pick<Row, 'variant' | 'options' | 'deals' | 'winnable' | 'fair'>;

/** Rule sets of one patience that are harder than another by one option, the least harder first; all as `rulesOf` writes them. */
export type HarderRules = Readonly<Record<string, readonly string[]>>;

/** Returns by how much less is won under other rules: by the fair player if it has played both, else by the deals that can be won. */
function dropBetween(one: Counted, other: Counted): number {
  if (one.fair && other.fair) return one.fair.won / one.fair.deals - other.fair.won / other.fair.deals;
  return (one.winnable[0] + one.winnable[1] - other.winnable[0] - other.winnable[1]) / 2;
}

const differences = (one: Counted, other: Counted): number =>
  Object.entries(one.options).filter(([name, value]) => other.options[name] !== value).length;

/** Returns the harder rule sets of each patience that has some. @param enough least number of counted deals of a rule set */
export function harderRules(rows: readonly Counted[], enough: number): Readonly<Record<string, HarderRules>> {
  const counted = rows.filter(({ deals, winnable }) => deals >= enough && winnable[1] > 0);
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const row of counted) {
    const harder = counted
      .filter((other) => other.variant === row.variant && differences(row, other) === 1)
      .map((other): [string, number] => [rulesOf(other.options), dropBetween(row, other)])
      .filter(([, drop]) => drop >= STEP)
      .sort((a, b) => a[1] - b[1]);
    if (harder.length > 0) (found[row.variant] ??= {})[rulesOf(row.options)] = harder.map(([rules]) => rules);
  }
  return found;
}
