import { notice } from '../shell/notices.js';
import type { AppWords } from '../words/types.js';

/** The player has deleted everything: this page registers no service worker any more. */
let stopped = false;
let registering: Promise<void> | undefined;

/** Keeps the site for use without a network, and offers a new version when there is one. */
export function watchOffline(root: URL, words: AppWords['notices']): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // After the page is ready: the first deal comes first.
  const later = (): void =>
    void setTimeout(() => {
      if (!stopped) registering = register(root, words);
    }, 1500);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

/** Keeps this page from registering a service worker later. It resolves when a registration that has begun is done, so that it can be taken back. */
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
    // Without it everything works as long as there is a network.
  }
}
