import { DayBook } from '../daily/book.js';
import { dailySeeds, dayOf } from '../daily/date.js';
import { notice } from '../shell/notices.js';
import { summaryOf } from '../statistics/count.js';
import type { GameRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { fill, type TableWords } from '../words/index.js';
import type { TableKeeper } from './table.js';

/**
 * Tells who has left a game for another what that means, where it means something: it was the deal of the day, or a streak ends.
 * @returns how to take the word away
 */
export async function tellLeft(
  left: GameRecord,
  table: Pick<TableKeeper, 'keeper' | 'resume'>,
  store: Pick<Store, 'games' | 'get'>,
  { table: words, deal, notices }: TableWords,
  now = new Date(),
): Promise<() => void> {
  const others = (await store.games({ variant: left.variant })).filter(({ id }) => id !== left.id);
  // Without a move, or with none left to make, it ends nothing now.
  const streak = left.moves > 0 && !left.stuck ? summaryOf(others).streak : 0;
  const day = dayOf(now);
  const seeds: readonly unknown[] = dailySeeds(left.variant, day);
  const daily = seeds.includes(left.save.seed) && new DayBook(others).state(day, left.variant) !== 'won';
  const said = [...(daily ? [words.leftDaily] : []), ...(streak > 0 ? [fill(words.leftStreak, { n: streak })] : [])];
  if (said.length === 0 || table.keeper.record?.id === left.id) return () => undefined;
  const back = async (): Promise<boolean> => table.resume((await store.get('games', left.id)) ?? left);
  return notice(said.join(' '), [{ label: deal.cancel, run: () => void back() }], notices.ok);
}
