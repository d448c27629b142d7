/// <reference lib="webworker" />
// The service worker is one file: of what pages use too it takes types only.

/** What a page may ask the service worker for. */
export interface FetchAsk {
  readonly ask: 'fetch';
  readonly address: string;
}

export type FetchAnswer =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: 'offline' | 'large'; readonly why: string };

/** No patience is larger, in bytes. */
const LARGEST = 400_000;

/**
 * Fetches the module of a variant for the pages where players add one, or bring it along with their data. Pages themselves may connect to this site
 * only; what is fetched is a text until the player has it added.
 */
export async function answerAsk(scope: ServiceWorkerGlobalScope, event: ExtendableMessageEvent): Promise<void> {
  const { ask, address } = (event.data ?? {}) as Partial<FetchAsk>;
  const [port] = event.ports;
  const asker = event.source instanceof WindowClient ? new URL(event.source.url).pathname : '';
  if (
    ask !== 'fetch' ||
    !port ||
    typeof address !== 'string' ||
    !/\/(de|en)\/(add|settings)\/$/.test(asker) ||
    !asker.startsWith(new URL(scope.registration.scope).pathname)
  )
    return;
  port.postMessage(await fetchText(address));
}

async function fetchText(address: string): Promise<FetchAnswer> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-cache',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) return { ok: false, reason: 'offline', why: `HTTP ${String(response.status)}` };
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > LARGEST) return { ok: false, reason: 'large', why: String(LARGEST / 1000) };
    return { ok: true, text: new TextDecoder().decode(bytes) };
  } catch (error) {
    return { ok: false, reason: 'offline', why: error instanceof Error ? error.message : String(error) };
  }
}
