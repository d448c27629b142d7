import { trialAddress } from 'virtual:patience-sandbox';
import { installed } from '../catalogue/installed.js';
import { activeWorker } from '../offline/active-worker.js';
import type { FetchAnswer, FetchRequest, FetchRefused } from '../offline/fetch-requests.js';
import { registerNow } from '../offline/register.js';
import { runInSandbox, sandboxSeconds } from '../sandbox/run.js';
import { readVerdict } from '../sandbox/verdict.js';
import type { AddedRecord } from '../store/records.js';
import type { Store } from '../store/store.js';
import { errorMessage } from '../text/error-message.js';
import { digestOf } from './digest.js';
import { moduleAddress } from './module-address.js';

/** The reason why a variant was not added; `why` is a detail that the message quotes. */
export interface Refused {
  readonly reason: FetchRefused['reason'] | 'module' | 'facts' | 'sandbox' | 'taken' | 'slow' | 'worker';
  readonly why: string;
}

export type Added = { readonly ok: true; readonly record: AddedRecord } | { readonly ok: false; readonly refused: Refused };

const no = (reason: Refused['reason'], why: unknown = ''): Added => ({
  ok: false,
  refused: { reason, why: errorMessage(why) },
});

/** Fetches, tries and stores a variant. A failure is returned as a reason, and changes nothing. */
export async function addVariant(root: URL, store: Store, text: string): Promise<Added> {
  const address = moduleAddress(text);
  if (!address) return no('address');
  const fetched = await fetchText(address);
  if (!fetched) return no('worker');
  if (!fetched.ok) return no(fetched.reason, fetched.why);

  const script = await fetchTrial();
  if (!script.ok) return no('sandbox', script.why);
  const claim = await runInSandbox(root, script.text, { source: fetched.text });
  if (claim === undefined) return no('slow', sandboxSeconds());
  const verdict = readVerdict(claim, address);
  if (!verdict.ok) return no(verdict.by, verdict.why);

  const { facts, picture } = verdict;
  const known = [...installed, ...(await store.all('added'))].some(({ id }) => id === facts.id);
  if (known) return no('taken', facts.id);
  const record: AddedRecord = {
    id: facts.id,
    from: address,
    source: fetched.text,
    digest: await digestOf(fetched.text),
    facts,
    picture,
    added: Date.now(),
  };
  await store.write([{ store: 'added', put: record }]);
  return { ok: true, record };
}

/** Removes an added variant; its games stay. @returns the number of its games */
export async function removeVariant(store: Store, id: string): Promise<number> {
  await store.write([{ store: 'added', remove: id }]);
  return (await store.results(id)).length;
}

/** Deletes all games of a variant. @returns their number */
export async function deleteGames(store: Store, variant: string): Promise<number> {
  const games = await store.results(variant);
  await store.write(games.map(({ id }) => ({ store: 'games', remove: id })));
  return games.length;
}

/** Seconds that a page waits for the service worker's answer: longer than the worker's own time limit. */
const ANSWER_SECONDS = 25;

/**
 * Asks the service worker to fetch an address, since the policy lets pages connect to their own site only. Undefined without a service
 * worker.
 */
export async function fetchText(address: string): Promise<FetchAnswer | undefined> {
  const worker = 'serviceWorker' in navigator ? await controller() : undefined;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<FetchAnswer>((done) => {
    port1.onmessage = ({ data }: MessageEvent<FetchAnswer>) => done(data);
    setTimeout(() => done({ ok: false, reason: 'offline', why: `${ANSWER_SECONDS} s` }), ANSWER_SECONDS * 1000);
  });
  worker.postMessage({ ask: 'fetch', address } satisfies FetchRequest, [port2]);
  return answer;
}

/** Returns the service worker, and waits for it: on the very first visit it is still being installed. */
async function controller(): Promise<ServiceWorker | undefined> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return serviceWorker.controller;
  await registerNow();
  const registration = await serviceWorker.getRegistration();
  return registration && activeWorker(registration);
}

/** Fetches the script of the trial, a file of this site. Its absence is a reason of its own, so that the module is not blamed. */
async function fetchTrial(): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string }> {
  try {
    const response = await fetch(trialAddress);
    return response.ok ? { ok: true, text: await response.text() } : { ok: false, why: `HTTP ${response.status}` };
  } catch (error) {
    return { ok: false, why: errorMessage(error) };
  }
}
