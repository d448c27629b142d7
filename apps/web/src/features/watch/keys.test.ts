import { afterAll, expect, test, vi } from 'vitest';
import { listenForKeys } from './keys.js';
import type { Player } from '../../table/player.js';

// The next file may load modules that take another way where there is a document.
afterAll(() => void vi.unstubAllGlobals());

test('holding a key down steps through the watched game, but starts it only once', () => {
  const page = new EventTarget();
  vi.stubGlobal('document', Object.assign(page, { body: page }));
  const player = { position: 1, length: 9, go: vi.fn(), toggle: vi.fn() };
  listenForKeys(player as unknown as Player);
  const press = (key: string, repeat: boolean): boolean =>
    page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, repeat }));
  for (const repeat of [false, true, true]) {
    expect(press('ArrowRight', repeat)).toBe(false);
    expect(press(' ', repeat)).toBe(false);
  }
  expect(player.go).toHaveBeenCalledTimes(3);
  expect(player.toggle).toHaveBeenCalledOnce();
});
