import { afterEach, expect, test, vi } from 'vitest';
import { mill } from '../../testing/mill.js';
import { button, mount } from '../../testing/mount.js';

afterEach(() => document.body.replaceChildren());

test('autoplay goes to the end and stops at a touch', async () => {
  const element = await mount(mill, { seed: 1 });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    element.actions.features.loaded!.autoplay.speed = 2;
    element.actions.features.loaded!.autoplay.start();
    vi.advanceTimersByTime(130);
    expect(element.game!.view.count('waste')).toBe(1);
    button(element, 'stock').click(); // The name of the stock changes with every card, so a locator by name would not find it.
    expect(element.actions.features.loaded!.autoplay.running).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(element.game!.view.count('waste')).toBe(1);
    element.actions.features.loaded!.autoplay.start();
    vi.advanceTimersByTime(10_000);
    expect(element.actions.features.loaded!.autoplay.running).toBe(false);
    expect(element.game!.stuck || element.game!.legalMoves().every((move) => move !== 'turn')).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
