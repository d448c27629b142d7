import { DayBook } from '../daily/book.js';
import { dailySeeds, dayOf } from '../daily/date.js';
import { notice } from '../shell/notices.js';
import { summaryOf } from '../statistics/count.js';
import type { GameRecord } from '../store/records.js';
import { rulesOf } from '../store/results.js';
import type { Store } from '../store/store.js';
import { counted, fill } from '../text/fill.js';
import type { TableShell } from '../shell/start.js';
import type { TableController } from './table-controller.js';

/**
 * Shows a notice about the consequence of abandoning games of a variant: the daily deal is not won yet, or a streak ends. Without a
 * consequence it shows nothing. The notice offers to go back to one game and counts the others.
 * @param left abandoned games, at least one, last played first
 * @param list opens the list of all games of the variant
 * @returns a function that closes the notice
 */
export async function showAbandonedNotice(
  left: readonly GameRecord[],
  table: Pick<TableController, 'saver' | 'resume'>,
  store: Pick<Store, 'results' | 'get'>,
  { words: { table: words, deal, nav, notices }, lang }: Pick<TableShell, 'words' | 'lang'>,
  list: () => void,
  now = new Date(),
): Promise<() => void> {
  const { variant } = left[0]!;
  const rest = (await store.results(variant)).filter(({ id }) => !left.some((one) => one.id === id));
  const gone = left.filter(({ id }) => id !== table.saver.record?.id); // One of them may be on the table again.
  // A game without a move, or without a legal one, ends no streak now.
  const ending = gone.filter(({ moves, stuck, watched }) => moves > 0 && !stuck && !watched);
  // A streak counts wins by the same rules.
  const rules = ending[0] && rulesOf(ending[0].save.options);
  const streak = rules === undefined ? 0 : summaryOf(rest.filter((game) => game.rules === rules)).streak;
  const day = dayOf(now);
  const seeds: readonly unknown[] = dailySeeds(variant, day);
  const won = new DayBook(rest).state(day, variant) === 'won';
  const daily = won ? undefined : gone.find(({ save }) => seeds.includes(save.seed));
  const first = daily ?? ending[0];
  if (!first || (!daily && streak === 0)) return () => undefined;
  const others = gone.length - 1;
  const sentences = [
    ...(daily ? [words.leftDaily] : []),
    ...(streak > 0 ? [fill(ending.length > 1 ? words.leftStreaks : words.leftStreak, { n: streak })] : []),
    ...(others > 0 ? [counted(words.leftOthers, others, lang)] : []),
  ];
  const back = async (): Promise<boolean> => table.resume((await store.get('games', first.id)) ?? first);
  return notice(sentences.join(' '), {
    actions: [{ label: deal.cancel, run: () => void back() }, ...(others > 0 ? [{ label: nav.statistics, run: list }] : [])],
    close: notices.ok,
  });
}
