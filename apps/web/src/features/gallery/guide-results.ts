import type { Shell } from '../../app-shell/start.js';
import { loadNextGames } from '../../catalogue/next-games.js';
import { DayBook } from '../../daily/book.js';
import { dayOf } from '../../daily/date.js';
import { dayResult } from '../../daily/day-result.js';
import { FOUND, readFoundDeals } from '../../daily/found-deals.js';
import { playerPath } from '../../statistics/player-path.js';
import type { ResultRecord } from '../../store/results.js';
import type { Store } from '../../store/store.js';
import type { GalleryModel } from './model.js';
import { showPath } from './onward.js';
import type { Tile } from './tiles.js';
import { showToday } from './today.js';

/** All patiences of the site, requested before the player's data are read. */
const catalogue = import('../../catalogue/installed.js');

/** Shows in the guide what the player has done today and on the course, and what comes next. */
export async function showResults(
  guide: HTMLElement,
  model: GalleryModel<Tile>,
  store: Pick<Store, 'kept'>,
  results: readonly ResultRecord[],
  shell: Shell,
): Promise<void> {
  const next = loadNextGames(shell.lang);
  const [{ installed }, found] = await Promise.all([catalogue, store.kept(FOUND)]);
  showToday(guide, dayResult(dayOf(new Date()), installed, new DayBook(results), readFoundDeals(found)), shell);
  const games = await next;
  const find = (id: string): Tile | undefined => model.games.find((game) => game.id === id);
  if (games) showPath(guide, playerPath(results, new Set(model.favourites), games), find, shell.words);
}
