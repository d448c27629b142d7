import { notice } from '../components/notices.js';
import type { AppWords } from '../words/types.js';

/**
 * Watches for files that the site no longer has, because a new version was published while the page was open. The page reports that once
 * and offers a reload. Without a network it reports that a part of the site is not stored on this device. The import of the file fails; the
 * game is stored.
 */
export function watchDeployment(words: AppWords['notices']): void {
  let [stale, absent] = [false, false];
  // Vite's event for a failed dynamic import.
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
