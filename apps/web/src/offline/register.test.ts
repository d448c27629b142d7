import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppWords } from '../words/types.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

vi.mock('../components/notices.js', () => ({ notice: vi.fn() }));

/** Workbox as a page uses it: a test dispatches its events. */
const workbox = vi.hoisted(() => ({ register: vi.fn(), messageSkipWaiting: vi.fn(), listeners: new Map<string, () => void>() }));
vi.mock('workbox-window', () => ({
  Workbox: class {
    register = workbox.register;
    messageSkipWaiting = workbox.messageSkipWaiting;
    addEventListener = (type: string, listener: () => void): unknown => workbox.listeners.set(type, listener);
  },
}));

const { register } = workbox;
const root = new URL('https://a.example/');
const words = {} as AppWords['notices'];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: {} });
  register.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetAllMocks();
  workbox.listeners.clear();
});

test('a page registers the service worker with a delay after it is ready', async () => {
  const { watchOffline } = await import('./register.js');
  watchOffline(root, words);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
});

test('a page registers no service worker if the player deletes everything during the delay', async () => {
  const { stopWatchingOffline, watchOffline } = await import('./register.js');
  watchOffline(root, words);
  await stopWatchingOffline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
});

test('deleting everything waits for a registration that has started', async () => {
  const { stopWatchingOffline, watchOffline } = await import('./register.js');
  let registered!: () => void;
  register.mockReturnValue(new Promise<void>((done) => (registered = done)));
  watchOffline(root, words);
  await vi.advanceTimersByTimeAsync(6000);
  let stopped = false;
  const stopping = stopWatchingOffline().then(() => (stopped = true));
  await Promise.resolve();
  expect(stopped).toBe(false);
  registered();
  await stopping;
});

test('a page that needs the service worker registers it at once, and once only', async () => {
  const { registerNow, watchOffline } = await import('./register.js');
  watchOffline(root, words);
  await registerNow();
  await vi.advanceTimersByTimeAsync(6000);
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([
  ['fails', () => register.mockRejectedValue(new Error('no storage'))],
  ['cannot be, since the browser has no service workers', () => vi.stubGlobal('navigator', {})],
])('a page that needs the service worker goes on when its registration %s', async (_how, given) => {
  given();
  const { registerNow, watchOffline } = await import('./register.js');
  watchOffline(root, words);
  expect(await registerNow()).toBeUndefined();
});

/** Shows the update notice of a page. @returns the action of its button, and the reload of the page */
async function updateNotice() {
  const { notice } = await import('../components/notices.js');
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { watchOffline } = await import('./register.js');
  watchOffline(root, words);
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  workbox.listeners.get('waiting')!();
  return { update: vi.mocked(notice).mock.lastCall![1]!.actions![0]!.run, reload };
}

test('the update notice activates the new version and reloads the page when it controls the page', async () => {
  const { update, reload } = await updateNotice();
  update();
  expect([workbox.messageSkipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  workbox.listeners.get('controlling')!();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the update notice of a second tab reloads at once when the first tab has activated the new version', async () => {
  const { update, reload } = await updateNotice();
  workbox.listeners.get('controlling')!();
  expect(reload).not.toHaveBeenCalled();
  update();
  expect([workbox.messageSkipWaiting.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
});
