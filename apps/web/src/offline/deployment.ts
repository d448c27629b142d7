import { notice } from '../shell/notices.js';
import type { AppWords } from '../words/types.js';

/**
 * A page that stays open while the site is published anew asks for files that are gone: it says so once, and offers to
 * reload. Without a network it says that a part of the site is not on this device. What wanted the file fails; the game is stored.
 */
export function watchDeployment(words: AppWords['notices']): void {
  let [stale, absent] = [false, false];
  // Vite's event for a dynamic import that failed.
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) {
      if (!absent) notice(words.absent, { close: words.ok });
      absent = true;
    } else {
      if (!stale) notice(words.stale, { actions: [{ label: words.again, run: () => location.reload() }], close: words.later });
      stale = true;
    }
  });
}
