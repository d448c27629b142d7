import { afterEach, expect, test, vi } from 'vitest';
import { fetchModule, readUpTo } from './fetch-module.js';

afterEach(() => vi.restoreAllMocks());

/** Returns a body that never ends, and how many of its parts were read. */
function endless(): { readonly response: Response; readonly taken: () => number; readonly cancelled: () => boolean } {
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        taken++;
        stream.enqueue(new TextEncoder().encode('x'.repeat(100)));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), taken: () => taken, cancelled: () => cancelled };
}

test('readUpTo returns a text unchanged, also where a character is split between two parts', async () => {
  const bytes = new TextEncoder().encode('a♠b');
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  expect(await readUpTo(new Response(body), 3)).toBe('a♠b');
  expect(await readUpTo(new Response(null), 3)).toBe('');
});

test('readUpTo stops reading a text that is too long', async () => {
  const { response, taken, cancelled } = endless();
  await expect(readUpTo(response, 1_000)).rejects.toThrow('longer than 1,000 characters');
  expect([taken(), cancelled()]).toEqual([11, true]);
});

test('fetchModule sends no cookies and gives up after a timeout', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('export default 1;'));
  expect(await fetchModule('https://elsewhere.test/game.js')).toBe('export default 1;');
  expect(fetched).toHaveBeenCalledWith('https://elsewhere.test/game.js', expect.objectContaining({ credentials: 'omit' }));
  expect(fetched.mock.calls[0]![1]!.signal).toBeInstanceOf(AbortSignal);
  const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too late')));
  fetched.mockRestore();
  await expect(fetchModule('https://elsewhere.test/game.js')).rejects.toThrow('too late');
  late.mockRestore();
});

test('fetchModule rejects with the reason when a module is missing or too long', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('no', { status: 404 }));
  await expect(fetchModule('https://elsewhere.test/game.js')).rejects.toThrow('HTTP 404');
  fetched.mockResolvedValueOnce(endless().response);
  await expect(fetchModule('https://elsewhere.test/game.js')).rejects.toThrow('longer than 400,000 characters');
});
