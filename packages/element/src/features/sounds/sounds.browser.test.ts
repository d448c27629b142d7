import { afterEach, expect, test, vi } from 'vitest';
import { mill } from '../../testing/mill.js';
import { mount, settled } from '../../testing/mount.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Counts sounds and vibrations. @param touched whether the player has touched the page */
function heard(touched: boolean): { began: () => number; buzzed: () => number } {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: touched, isActive: touched });
  const began = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
  const noise = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const buzzed = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  return { began: () => began.mock.calls.length + noise.mock.calls.length, buzzed: () => buzzed.mock.calls.length };
}

test('a move makes a sound and vibrates if that is on and the player has touched the page', async () => {
  const element = await mount(mill, { seed: 1, motion: undefined });
  await expect.poll(() => element.actions.features.loaded).toBeDefined();
  const before = heard(false);
  element.sounds = true;
  element.play('turn');
  expect([before.began(), before.buzzed()]).toEqual([0, 0]);
  vi.restoreAllMocks();
  const after = heard(true);
  element.sounds = false;
  element.undo();
  expect([after.began(), after.buzzed()]).toEqual([0, 0]);
  element.sounds = true;
  element.play('turn');
  expect([after.began() > 0, after.buzzed()]).toEqual([true, 1]);
  const so = after.began();
  element.volume = 0;
  element.undo();
  expect([after.began(), after.buzzed()]).toEqual([so, 2]);
  element.motion = 'none';
  await settled(element);
  element.redo();
  expect([after.began(), after.buzzed()]).toEqual([so, 2]);
});
