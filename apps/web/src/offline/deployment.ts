import { notice } from '../shell/notices.js';
import type { AppWords } from '../words/index.js';

/**
 * A page that stays open while the site is published anew asks for files that are gone: it says so once, and offers to
 * reload. Whatever wanted the file fails as it did; the game lies in the store.
 */
export function watchDeployment(words: AppWords['notices']): void {
  addEventListener(
    'vite:preloadError', // what Vite calls a dynamic import that failed
    () => {
      // Without a network the files are where they were.
      if (navigator.onLine) notice(words.stale, { actions: [{ label: words.again, run: () => location.reload() }], close: words.later });
    },
    { once: true },
  );
}
