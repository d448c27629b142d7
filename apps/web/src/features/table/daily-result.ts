import { wordsOf as variantWords } from '@patience/core';
import type { GameResult, PatienceGame, ResultAction, ResultDay } from '@patience/element';
import { DayBook, isLate } from '../../daily/book.js';
import { before, dayOf, dayOfDeal, weekdayOf, type Day } from '../../daily/date.js';
import { dateText } from '../../daily/day-text.js';
import { resultText } from '../../daily/result.js';
import { copyText } from '../../share/copy.js';
import type { TableShell } from '../../app-shell/start.js';
import { announce } from '../../components/announce.js';
import { notice } from '../../components/notices.js';
import { ruleText } from '../../statistics/rule-text.js';
import type { ResultRecord } from '../../store/results.js';
import { rulesOf } from '../../store/rule-sets.js';
import { dateNames } from '../../text/date-names.js';
import type { AppWords } from '../../words/types.js';
import type { Words as FirstWords } from './first-words.js';

/** Number of days in the row on the result. */
const DAYS = 7;

/** Additions to the result of a won daily deal. */
export interface DailyResult {
  /** The date of the deal, and whether it was begun only later. */
  readonly line: NonNullable<GameResult['lines']>[number];
  /** Copies the result as text. Its label says when that has been done. */
  readonly copy: ResultAction;
  /** Returns the days up to the day of the deal. @param results all games of the player */
  readonly days: (results: readonly ResultRecord[]) => readonly ResultDay[];
  /** The day whose deal it is. */
  readonly day: Day;
  /** Whether it is the deal of today, which is not offered again. */
  readonly isToday: boolean;
}

/**
 * Returns the additions to the result of a won game that is a daily deal; undefined for any other game. @param hints returns the number of
 * hints in the game
 */
export async function dailyResult(
  shell: TableShell<FirstWords>,
  words: AppWords,
  variant: string,
  element: PatienceGame,
  hints: () => number,
  now = new Date(),
): Promise<DailyResult | undefined> {
  const { snapshot: game } = element;
  if (!game || !('seed' in game.source)) return undefined;
  const today = dayOf(now);
  const day = await dayOfDeal(variant, game.source.seed, today);
  if (day === undefined) return undefined;
  const { moves, elapsedMs: ms } = game;
  const { name } = variantWords(game.variant, shell.lang);
  const rules = ruleText(rulesOf(game.options), shell.lang, game.variant);
  let copied = false;
  const copy = async (): Promise<void> => {
    const text = resultText(shell, words, day, { id: variant, name, rules, moves, ms, hints: hints() });
    if (!(await copyText(text))) return void notice(`${words.share.notCopied} ${text}`, { close: shell.words.notices.ok });
    announce(shell.words.share.copied);
    copied = true;
    element.result = { ...element.result }; // Render the button again.
  };
  return {
    line: [words.table.dayOf, `${dateText(day, shell.lang)}${isLate({ updated: now.getTime(), ms }, day) ? ` · ${words.day.late}` : ''}`],
    copy: {
      // The button itself says that the result is copied: a notice would cover the suggestion below it.
      get label() {
        return copied ? words.day.shared : words.day.share;
      },
      run: () => void copy(),
      first: true,
    },
    days: (results) => daysUpTo(day, new DayBook(results), shell, words),
    day,
    isToday: day === today,
  };
}

export function daysUpTo(
  last: Day,
  book: Pick<DayBook, 'state'>,
  { lang }: Pick<TableShell<FirstWords>, 'lang'>,
  { day: words }: Pick<AppWords, 'day'>,
): readonly ResultDay[] {
  const days = [last];
  while (days.length < DAYS) days.unshift(before(days[0]!));
  const { weekdays } = dateNames(lang);
  return days.map((day) => {
    const state = book.state(day);
    const label = weekdays[weekdayOf(day)]!.replace('.', '');
    return { label, name: `${dateText(day, lang)}, ${words[state]}`, state };
  });
}
