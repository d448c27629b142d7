import { beforeEach, expect, test, vi } from 'vitest';
import { channels, Locks } from '../../testing/locks.js';
import { TabLock } from './tab-lock.js';

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new Locks() });
  vi.stubGlobal('BroadcastChannel', channels());
});

/** Returns a tab's lock. @param settle writes unsaved changes */
function tab(settle = () => Promise.resolve()): { lock: TabLock; lost: () => void } {
  const lost = vi.fn();
  return { lock: new TabLock(settle, lost), lost };
}

test('the tab that asks last gets a game, and the tab before it is notified', async () => {
  const [first, second] = [tab(), tab()];
  await first.lock.take('a');
  await second.lock.take('a');
  expect(first.lost).toHaveBeenCalledOnce();
  expect(second.lost).not.toHaveBeenCalled();
  expect(await TabLock.held()).toEqual(new Set(['a']));
  second.lock.drop();
  await vi.waitFor(async () => expect(await TabLock.held()).toEqual(new Set()));
});

test('a game that a tab got by asking can be stolen later', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const [first, second] = [tab(), tab()];
  await first.lock.take('a');
  await second.lock.take('a');
  expect(timeout).toHaveBeenCalledOnce();
  timeout.mockRestore();
  limit.abort();
  void navigator.locks.request('patience-game-a', { steal: true }, () => new Promise(() => undefined));
  await vi.waitFor(() => expect(second.lost).toHaveBeenCalledOnce());
});

test('a game is stolen from a tab that does not answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    queueMicrotask(() => limit.abort());
    return limit.signal;
  });
  const [asleep, awake] = [tab(() => new Promise(() => undefined)), tab()];
  await asleep.lock.take('a');
  await awake.lock.take('a');
  timeout.mockRestore();
  expect(awake.lost).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(asleep.lost).toHaveBeenCalledOnce());
});

test('a tab that changed to another game meanwhile keeps that game', async () => {
  let written = (): void => undefined;
  const [first, second] = [tab(() => new Promise((done) => (written = done))), tab()];
  await first.lock.take('a');
  const taken = second.lock.take('a');
  await new Promise((wake) => setTimeout(wake));
  await first.lock.take('b');
  written();
  await taken;
  await new Promise((wake) => setTimeout(wake));
  expect(first.lost).not.toHaveBeenCalled();
  expect(await TabLock.held()).toEqual(new Set(['a', 'b']));
});

test('a game that is no longer wanted is not stolen', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const [asleep, awake] = [tab(() => new Promise(() => undefined)), tab()];
  await asleep.lock.take('a');
  const taken = awake.lock.take('a');
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledOnce());
  timeout.mockRestore();
  await awake.lock.take('b');
  limit.abort();
  await taken;
  await new Promise((wake) => setTimeout(wake));
  expect(asleep.lost).not.toHaveBeenCalled();
  awake.lock.drop();
  await vi.waitFor(async () => expect(await TabLock.held()).toEqual(new Set(['a'])));
});

test('one of three tabs that open a game at once plays it, and the others show a notice', async () => {
  const tabs = [tab(), tab(), tab()];
  const taken = await Promise.all(tabs.map(({ lock }) => lock.take('a')));
  await new Promise((wake) => setTimeout(wake));
  // The first tab got the game at once, and released it again.
  expect(taken).toEqual([true, false, true]);
  expect(tabs.map(({ lost }) => vi.mocked(lost).mock.calls.length)).toEqual([1, 1, 0]);
  expect(await TabLock.held()).toEqual(new Set(['a']));
});
