import { beforeEach, expect, test, vi } from 'vitest';
import { answerFetchRequest, type FetchAnswer } from './fetch-requests.js';

/** A window, as the service worker sees it, that asks for a module. */
class Requester {
  readonly frameType: string = 'top-level';
  constructor(
    readonly url: string,
    readonly visibilityState = 'visible',
  ) {}
}

const site = 'https://a.example/patience/';
const scope = { registration: { scope: site } } as ServiceWorkerGlobalScope;
const page = `${site}en/add/`;
const module = 'https://b.example/module.js';

beforeEach(() => void vi.stubGlobal('WindowClient', Requester));

/** Sends a request to the worker and returns its answers so far; more arrive later. */
async function ask(source: Requester, address: unknown = module): Promise<readonly FetchAnswer[]> {
  const answers: FetchAnswer[] = [];
  const port = { postMessage: (answer: FetchAnswer) => void answers.push(answer) };
  const event = { data: { ask: 'fetch', address }, ports: [port], source };
  await answerFetchRequest(scope, event as unknown as ExtendableMessageEvent);
  return answers;
}

test('a page that asks while another module is fetched is refused at once, and may ask afterwards', async () => {
  let arrive!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (arrive = done)));
  const first = ask(new Requester(page));
  expect(await ask(new Requester(`${site}de/settings/`))).toEqual([{ ok: false, reason: 'busy', why: '' }]);
  arrive(new Response('export default 1'));
  expect(await first).toEqual([{ ok: true, text: 'export default 1' }]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await ask(new Requester(page))).toEqual([{ ok: false, reason: 'offline', why: 'HTTP 404' }]);
});

test('a page that may ask gets the reason why nothing was fetched; any other page gets no answer', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await ask(new Requester(page, 'hidden'))).toEqual([{ ok: false, reason: 'hidden', why: '' }]);
  for (const address of ['http://b.example/module.js', 'words', 5])
    expect(await ask(new Requester(page), address)).toEqual([{ ok: false, reason: 'address', why: '' }]);
  for (const url of [`${site}en/`, 'https://a.example/en/add/', `${site}en/games/`]) expect(await ask(new Requester(url))).toEqual([]);
  expect(await ask(Object.assign(new Requester(page), { frameType: 'nested' }))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
