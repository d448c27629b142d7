import type { GameResult } from '@patience/element';
import { installed } from '../../catalogue/installed.js';
import type { Day } from '../../daily/date.js';
import { DayBook } from '../../daily/book.js';
import { pageAddress } from '../../address/site.js';
import { nameOf } from '../../catalogue/names.js';
import { thumbOf } from '../../catalogue/pictures.js';
import { dayResult, nextOfDay, playedGame } from '../../daily/day-result.js';
import { FOUND, readFoundDeals } from '../../daily/found-deals.js';
import { gamesOfDay } from '../../daily/games-of-day.js';
import { goalText, isReached } from '../../daily/goal.js';
import type { ResultRecord } from '../../store/results.js';
import type { Store } from '../../store/store.js';
import type { TableShell } from '../../app-shell/start.js';
import type { AppWords } from '../../words/types.js';
import { fill, sentenceCase } from '../../text/fill.js';
import type { Words as FirstWords } from './first-words.js';
import type { Words } from './words.js';

/** Returns what a day asks for beyond a win, and the moves that it allows; undefined for nothing. */
async function askedOf(day: Day, variant: string, results: readonly ResultRecord[], store: Pick<Store, 'kept'>) {
  const asked = gamesOfDay(installed, day).find(({ entry }) => entry.id === variant);
  if (!asked || asked.goal === 'win') return undefined;
  const { most } = playedGame(asked, day, new DayBook(results), readFoundDeals(await store.kept(FOUND)));
  return { goal: asked.goal, most };
}

/** Returns in few words what a day asks for beyond a win in its deal of a patience; empty for nothing, and for a number of moves that is not known. */
export async function goalShort(day: Day, variant: string, store: Pick<Store, 'kept'>, words: Words['asked']): Promise<string> {
  const asked = await askedOf(day, variant, [], store);
  if (!asked) return '';
  if (asked.goal !== 'moves') return words[asked.goal];
  return asked.most === undefined ? '' : fill(words.moves, { n: asked.most });
}

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
  const asked = await askedOf(day, game.variant, [game], store);
  if (!asked) return undefined;
  const { goal, most } = asked;
  const verdict = isReached(goal, game, most) ? words.goalReached : words.goalMissed;
  return [goalText(goal, most, words, lang), sentenceCase(verdict)];
}

/** Returns the suggestion to play the next game of a day; undefined when the goals of all others are reached. @param isToday leaves the day out of the address */
export async function suggestionOfDay(
  { day, isToday }: { readonly day: Day; readonly isToday: boolean },
  variant: string,
  results: readonly ResultRecord[],
  store: Pick<Store, 'kept'>,
  shell: TableShell<FirstWords>,
  { result: words, day: goals }: Words & Pick<AppWords, 'day'>,
): Promise<GameResult['next']> {
  const { games } = dayResult(day, installed, new DayBook(results), readFoundDeals(await store.kept(FOUND)));
  const next = nextOfDay(games, variant);
  if (!next) return undefined;
  const { entry, goal, most } = next;
  const query = new URLSearchParams({ ...(!isToday && { day }), play: entry.id });
  return {
    lead: words.nextOfDay,
    name: nameOf(entry, shell.lang),
    text: goalText(goal, most, goals, shell.lang),
    picture: new URL(thumbOf(entry.id), shell.root).href,
    first: true,
    run: () => location.assign(pageAddress(shell, `daily/?${query.toString()}`)),
  };
}
