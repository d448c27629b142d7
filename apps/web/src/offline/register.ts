import { notice } from '../components/notices.js';
import type { AppWords } from '../words/types.js';

/** Whether the player has deleted everything; then this page registers no service worker. */
let stopped = false;
let registering: Promise<void> | undefined;

let tried!: () => void;
/** Resolves when the registration of the service worker was tried, also when it failed or when this page registers none. */
export const registrationTried = new Promise<void>((done) => (tried = done));

/** Registers the service worker, which makes the site work offline, and offers to reload when a new version is installed. */
export function watchOffline(root: URL, words: AppWords['notices']): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return tried();
  // Wait until the page is ready, so that the first deal is not slowed down.
  const later = (): void =>
    void setTimeout(() => {
      if (!stopped) registering = register(root, words);
      void Promise.resolve(registering).finally(tried);
    }, 1500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
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
      notice(words.update, { actions: [{ label: words.reload, run: update }], close: words.later });
    });
    await worker.register();
  } catch {
    // Ignore the error: without a service worker everything works while there is a network.
  }
}
