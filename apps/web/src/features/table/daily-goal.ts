import type { GameResult } from '@patience/element';
import { installed } from '../../catalogue/installed.js';
import type { Day } from '../../daily/date.js';
import { DayBook } from '../../daily/book.js';
import { playedGame } from '../../daily/day-result.js';
import { FOUND, readFoundDeals } from '../../daily/found-deals.js';
import { gamesOfDay } from '../../daily/games-of-day.js';
import { goalText } from '../../daily/goal-text.js';
import { isReached } from '../../daily/goal.js';
import type { ResultRecord } from '../../store/results.js';
import type { Store } from '../../store/store.js';
import type { TableShell } from '../../app-shell/start.js';
import type { AppWords } from '../../words/types.js';
import type { Words as FirstWords } from './first-words.js';

/**
 * Returns the line of a result that says what the day asked for and whether this game reached it; undefined where the day asked for
 * nothing but a win.
 * @param day the day whose deal this is
 */
export async function goalLine(
  day: Day,
  game: ResultRecord,
  store: Pick<Store, 'kept'>,
  { lang }: Pick<TableShell<FirstWords>, 'lang'>,
  { day: words }: Pick<AppWords, 'day'>,
): Promise<NonNullable<GameResult['lines']>[number] | undefined> {
  const asked = gamesOfDay(installed, day).find(({ entry }) => entry.id === game.variant);
  if (!asked || asked.goal === 'win') return undefined;
  const { most } = playedGame(asked, day, new DayBook([game]), readFoundDeals(await store.kept(FOUND)));
  const verdict = isReached(asked.goal, game, most) ? words.goalReached : words.goalMissed;
  return [goalText(asked.goal, most, words, lang), verdict.charAt(0).toUpperCase() + verdict.slice(1)];
}
