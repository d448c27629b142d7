/// <reference lib="webworker" />
// The service worker is one file: of what pages use too it takes types only.

/** Requests that a page may send to the service worker. */
export interface FetchAsk {
  readonly ask: 'fetch';
  readonly address: string;
}

/** The reason why nothing was fetched; `why` is the detail that a sentence names. `hidden`: the page that asks is not in front of the player. */
export interface FetchRefused {
  readonly ok: false;
  readonly reason: 'address' | 'offline' | 'large' | 'busy' | 'hidden';
  readonly why: string;
}

/** The text of a module, or why there is none. */
export type FetchAnswer = { readonly ok: true; readonly text: string } | FetchRefused;

/** No patience is larger, in bytes. */
const LARGEST = 400_000;

/** One at a time: another tab is told to wait. */
let busy = false;

/**
 * Fetches the module of a variant for the pages where players add one, or bring it along with their data, while that page is
 * in front of them. Pages themselves may connect to this site only; what is fetched is a text until the player has it added.
 * These pages always get an answer, others never.
 */
export async function answerAsk(scope: ServiceWorkerGlobalScope, event: ExtendableMessageEvent): Promise<void> {
  const { ask, address } = (event.data ?? {}) as Partial<FetchAsk>;
  const [port] = event.ports;
  const { source } = event;
  if (ask !== 'fetch' || !port || !(source instanceof WindowClient) || !mayAsk(scope, source)) return;
  port.postMessage(await answerTo(source, address));
}

/** The pages that may ask, in any language and outside of any frame. */
function mayAsk({ registration }: ServiceWorkerGlobalScope, { url, frameType }: WindowClient): boolean {
  if (frameType !== 'top-level' || !url.startsWith(registration.scope)) return false;
  const { pathname } = new URL(url.slice(registration.scope.length), 'https://page/');
  return /^\/[a-z]{2,8}(-[a-z0-9]{1,8})*\/(add|settings)\/$/i.test(pathname);
}

async function answerTo({ visibilityState }: WindowClient, address: unknown): Promise<FetchAnswer> {
  const no = (reason: FetchRefused['reason']): FetchAnswer => ({ ok: false, reason, why: '' });
  if (typeof address !== 'string' || !isAllowed(address)) return no('address');
  if (visibilityState !== 'visible') return no('hidden');
  if (busy) return no('busy');
  busy = true;
  try {
    return await fetchText(address);
  } finally {
    busy = false;
  }
}

/** Encrypted, or from the machine itself: an author at work. */
function isAllowed(address: string): boolean {
  try {
    const { protocol, hostname } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
  } catch {
    return false;
  }
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
    const text = await readUpTo(response, LARGEST);
    return text === undefined ? { ok: false, reason: 'large', why: String(LARGEST / 1000) } : { ok: true, text };
  } catch (error) {
    return { ok: false, reason: 'offline', why: error instanceof Error ? error.message : String(error) };
  }
}

/** Undefined when there is more: then no more is read. */
async function readUpTo(response: Response, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
