/// <reference lib="webworker" />

/** Requests that a page may send to the service worker. */
export interface FetchRequest {
  readonly ask: 'fetch';
  readonly address: string;
}

/** The reason why nothing was fetched, with a detail `why` for the message. `hidden`: the page that asks is not visible to the player. */
export interface FetchRefused {
  readonly ok: false;
  readonly reason: 'address' | 'offline' | 'large' | 'busy' | 'hidden';
  readonly why: string;
}

/** The text of a module, or the reason why there is none. */
export type FetchAnswer = { readonly ok: true; readonly text: string } | FetchRefused;

/** Largest accepted module, in bytes. */
const LARGEST = 400_000;

/** Whether a module is being fetched; another request is refused meanwhile. */
let busy = false;

/**
 * Fetches the module of a variant for the pages that add variants or import data, while the page is visible. Pages themselves may connect
 * to this site only. The fetched text is not run before the player adds it. These pages always get an answer, other pages never.
 */
export async function answerFetchRequest(scope: ServiceWorkerGlobalScope, event: ExtendableMessageEvent): Promise<void> {
  const { ask, address } = (event.data ?? {}) as Partial<FetchRequest>;
  const [port] = event.ports;
  const { source } = event;
  if (ask !== 'fetch' || !port || !(source instanceof WindowClient) || !mayRequest(scope, source)) return;
  port.postMessage(await answerTo(source, address));
}

/** Tells whether a window may ask: a page that adds variants or imports data, in any language and outside of frames. */
function mayRequest({ registration }: ServiceWorkerGlobalScope, { url, frameType }: WindowClient): boolean {
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

/** Tells whether an address is encrypted, or on the local machine of an author. */
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

/** Reads a response; undefined as soon as it is larger than `most` bytes. */
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
