import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppWords } from '../words/types.js';

vi.mock('../components/notices.js', () => ({ notice: vi.fn() }));

const root = new URL('https://a.example/');
const words = {} as AppWords['notices'];
const register = vi.fn(() => new Promise<ServiceWorkerRegistration>(() => undefined));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  register.mockReset();
});

test('a page registers the service worker with a delay after it is ready', async () => {
  const { watchOffline } = await import('./register.js');
  watchOffline(root, words);
  expect(register).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(register).toHaveBeenCalledTimes(1);
});

test('a page registers no service worker if the player deletes everything during the delay', async () => {
  const { stopWatchingOffline, watchOffline } = await import('./register.js');
  watchOffline(root, words);
  await stopWatchingOffline();
  vi.advanceTimersByTime(60_000);
  expect(register).not.toHaveBeenCalled();
});

test('deleting everything waits for a registration that has started', async () => {
  const { stopWatchingOffline, watchOffline } = await import('./register.js');
  let registered!: (registration: ServiceWorkerRegistration) => void;
  register.mockReturnValue(new Promise((done) => (registered = done)));
  watchOffline(root, words);
  vi.advanceTimersByTime(2000);
  let stopped = false;
  const stopping = stopWatchingOffline().then(() => (stopped = true));
  await Promise.resolve();
  expect(stopped).toBe(false);
  registered({ waiting: null, addEventListener: vi.fn() } as unknown as ServiceWorkerRegistration);
  await stopping;
});

test('the update notice of a second tab reloads at once when the first tab has activated the new version', async () => {
  const { notice } = await import('../components/notices.js');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker: { register, controller: {}, addEventListener: vi.fn() } });
  const waiting = { postMessage: vi.fn() };
  const registration = { waiting: waiting as unknown, addEventListener: vi.fn() };
  register.mockResolvedValue(registration as unknown as ServiceWorkerRegistration);
  const { watchOffline } = await import('./register.js');
  watchOffline(root, words);
  await vi.advanceTimersByTimeAsync(2000);
  const { run } = vi.mocked(notice).mock.lastCall![1]!.actions![0]!;
  registration.waiting = null;
  run();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(waiting.postMessage).not.toHaveBeenCalled();
});
