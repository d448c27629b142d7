import { restoreUnsavedGames } from '../store/restore-unsaved-games.js';
import { Store, type Trouble } from '../store/store.js';
import { fill } from '../text/fill.js';
import type { SiteWords } from '../words/types.js';
import { notice } from '../components/notices.js';
import type { TableShell } from './start.js';

/** Opens the player's data and reports problems with it. */
export async function openStore({ words }: TableShell): Promise<Store> {
  const store = await Store.open((trouble) => reportProblem(trouble, words));
  await restoreUnsavedGames(store);
  return store;
}

const SHOWN = 'patience.shown';

/** Closes the notice that the stored games cannot be reached, or not yet. */
let reached = (): void => undefined;

/** Reports a problem once in a tab, not on every page. Problems that come and go are reported each time. */
function reportProblem(trouble: Trouble, { notices }: SiteWords): void {
  reached();
  if (trouble === 'slow' || trouble === 'away' || trouble === 'back') {
    reached = notice(notices[trouble], { close: notices.ok, waits: true });
    return;
  }
  try {
    const shown = (sessionStorage.getItem(SHOWN) ?? '').split(' ');
    if (shown.includes(trouble)) return;
    sessionStorage.setItem(SHOWN, [...shown, trouble].join(' ').trim());
  } catch {
    // Ignore the error: without session storage the next page reports the problem again.
  }
  notice(fill(notices[trouble]), { close: notices.ok, waits: true });
}
