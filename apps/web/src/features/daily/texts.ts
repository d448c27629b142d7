import { completeOptions, type Variant } from '@patience/core';
import { pageAddress } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { monthText, type Day } from '../../daily/date.js';
import { resultText } from '../../daily/result.js';
import { ruleText } from '../../statistics/rule-text.js';
import { rulesOf, type ResultRecord } from '../../store/results.js';
import { regional } from '../../text/regional.js';
import { monthResult, type Month } from './calendar.js';

/** Tells whether a rule set is the usual one of a variant. */
function isUsual(rules: string, variant: Variant | undefined): boolean {
  const usual = variant && completeOptions(variant, {});
  return usual?.ok === true && rules === rulesOf(usual.value);
}

/** Returns a line with the result of a won day that reveals none of the moves. */
export async function dayToShare(shell: Shell, day: Day, entry: Entry, best: ResultRecord): Promise<string> {
  const { words, lang } = shell;
  // Rules that cannot be loaded, or run only in a sandbox, are named as they are stored.
  const variant = entry.added ? undefined : await entry.load().catch(() => undefined);
  // Everybody gets the deal with the usual rules, so that only others are named.
  const rules = isUsual(best.rules, variant) ? '' : ruleText(best.rules, lang, variant);
  return resultText(shell, words, day, { ...best, id: entry.id, name: nameOf(entry, lang), rules });
}

export const monthTitle = ({ year, month }: Month, lang: Shell['lang']): string =>
  new Date(year, month - 1, 1).toLocaleDateString(regional(lang), { month: 'long', year: 'numeric' });

/** Returns the month as text, a square for each day. */
export function monthToShare(shell: Shell, month: Month, streak: number): string {
  const url = pageAddress(shell, `daily/?${new URLSearchParams({ month: monthText(month.year, month.month) }).toString()}`);
  return monthResult(month, monthTitle(month, shell.lang), streak, shell.words.daily, shell.lang, url);
}
