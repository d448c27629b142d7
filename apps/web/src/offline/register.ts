import { notice } from '../components/notices.js';
import type { AppWords } from '../words/types.js';

/**
 * Time in milliseconds after which a loaded page registers the service worker: storing the site keeps a slow phone busy, and a new player looks at
 * the first deal then.
 */
const DELAY = 5000;

/** Whether the player has deleted everything; then this page registers no service worker. */
let stopped = false;
let registering: Promise<void> | undefined;
/** Registers the service worker, if it has not been; undefined on a page that registers none. */
let begin: (() => void) | undefined;

/** Registers the service worker, which makes the site work offline, and offers to reload when a new version is installed. */
export function watchOffline(root: URL, words: AppWords['notices']): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const now = (begin = () => {
    if (!stopped) registering ??= register(root, words);
  });
  const later = (): unknown => setTimeout(now, DELAY);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Registers the service worker now. Resolves when that was tried, also when it failed or when this page registers none. */
export async function registerNow(): Promise<void> {
  begin?.();
  await registering;
}

/**
 * Prevents this page from registering a service worker. Resolves when a registration that has started is done, so that it can be undone.
 */
export async function stopWatchingOffline(): Promise<void> {
  stopped = true;
  await registering;
}

async function register(root: URL, words: AppWords['notices']): Promise<void> {
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(new URL('sw.js', root).href, { scope: root.pathname });
    worker.addEventListener('waiting', () => {
      let [accepted, active] = [false, false];
      worker.addEventListener('controlling', () => {
        active = true;
        if (accepted) location.reload();
      });
      const update = (): void => {
        // The update notice of another tab may have activated the new version already.
        if (active) return location.reload();
        accepted = true;
        worker.messageSkipWaiting();
      };
      notice(words.update, { actions: [{ label: words.reload, run: update }], close: words.later, waits: true });
    });
    await worker.register();
  } catch {
    // Ignore the error: without a service worker everything works while there is a network.
  }
}
