import { beforeEach, expect, test, vi } from 'vitest';
import { answerAsk, type FetchAnswer } from './asks.js';

/** A window, as the service worker sees it, that asks for a module. */
class Asker {
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

beforeEach(() => void vi.stubGlobal('WindowClient', Asker));

/** Sends a request to the worker and returns its answers so far; more arrive later. */
async function ask(source: Asker, address: unknown = module): Promise<readonly FetchAnswer[]> {
  const answers: FetchAnswer[] = [];
  const port = { postMessage: (answer: FetchAnswer) => void answers.push(answer) };
  const event = { data: { ask: 'fetch', address }, ports: [port], source };
  await answerAsk(scope, event as unknown as ExtendableMessageEvent);
  return answers;
}

test('a page that asks while another module is fetched is refused at once, and may ask afterwards', async () => {
  let arrive!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (arrive = done)));
  const first = ask(new Asker(page));
  expect(await ask(new Asker(`${site}de/settings/`))).toEqual([{ ok: false, reason: 'busy', why: '' }]);
  arrive(new Response('export default 1'));
  expect(await first).toEqual([{ ok: true, text: 'export default 1' }]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await ask(new Asker(page))).toEqual([{ ok: false, reason: 'offline', why: 'HTTP 404' }]);
});

test('a page that may ask gets the reason why nothing was fetched; any other page gets no answer', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  expect(await ask(new Asker(page, 'hidden'))).toEqual([{ ok: false, reason: 'hidden', why: '' }]);
  for (const address of ['http://b.example/module.js', 'words', 5])
    expect(await ask(new Asker(page), address)).toEqual([{ ok: false, reason: 'address', why: '' }]);
  for (const url of [`${site}en/`, 'https://a.example/en/add/', `${site}en/games/`]) expect(await ask(new Asker(url))).toEqual([]);
  expect(await ask(Object.assign(new Asker(page), { frameType: 'nested' }))).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
