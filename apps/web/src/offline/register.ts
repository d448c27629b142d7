import { notice } from '../components/notices.js';
import type { AppWords } from '../words/types.js';

/** Whether the player has deleted everything; then this page registers no service worker. */
let stopped = false;
let registering: Promise<void> | undefined;

/** Registers the service worker, which makes the site work offline, and offers to reload when a new version is installed. */
export function watchOffline(root: URL, words: AppWords['notices']): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // Wait until the page is ready, so that the first deal is not slowed down.
  const later = (): void =>
    void setTimeout(() => {
      if (!stopped) registering = register(root, words);
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
    const registration = await navigator.serviceWorker.register(new URL('sw.js', root).href, { scope: root.pathname });
    const offer = (): void => {
      const { waiting } = registration;
      if (!waiting || !navigator.serviceWorker.controller) return;
      const takeOver = (): void => {
        // The update notice of another tab was used: the new version is active, and its change has passed.
        if (registration.waiting !== waiting) return location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        waiting.postMessage({ ask: 'take-over' });
      };
      notice(words.update, { actions: [{ label: words.reload, run: takeOver }], close: words.later });
    };
    offer();
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offer();
      });
    });
  } catch {
    // Ignore the error: without a service worker everything works while there is a network.
  }
}
