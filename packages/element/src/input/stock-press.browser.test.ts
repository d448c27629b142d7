import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { mill } from '../testing/mill.js';
import { button, mount } from '../testing/mount.js';
import { drag } from '../testing/pointer.js';

afterEach(() => document.body.replaceChildren());

describe('a long press on the stock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const hold = (element: PatienceGame): void => drag(element, button(element, 'stock'), [0, 0], 'mouse', 'none');

  test.each(['pointerup', 'pointercancel', 'blur'])('a long press on the stock ends with %s anywhere', async (end) => {
    const element = await mount(mill, { seed: 1 });
    hold(element);
    vi.advanceTimersByTime(700);
    const { cursor } = element.game!;
    expect(cursor).toBeGreaterThan(0);
    if (end === 'blur') dispatchEvent(new FocusEvent(end));
    else document.dispatchEvent(new PointerEvent(end, { pointerId: 1 }));
    vi.advanceTimersByTime(2000);
    expect(element.game!.cursor).toBe(cursor);
  });

  test('a long press on a stock that cannot be turned is refused once', async () => {
    const element = await mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when: () => 'over' } } }, { seed: 1 });
    const refused: Event[] = [];
    element.addEventListener('patience-refused', (event) => refused.push(event));
    hold(element);
    vi.advanceTimersByTime(2000);
    expect(refused).toHaveLength(1);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });

  test('a long press of a slow finger turns one card; a longer one goes on turning', async () => {
    const element = await mount(mill, { seed: 1 });
    hold(element);
    vi.advanceTimersByTime(1300);
    expect(element.game!.cursor).toBe(1);
    vi.advanceTimersByTime(600);
    expect(element.game!.cursor).toBeGreaterThan(2);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });

  test('a long press on the stock ends with a new deal', async () => {
    const element = await mount(mill, { seed: 1 });
    element.addEventListener('patience-move', () => element.newGame(2), { once: true });
    hold(element);
    vi.advanceTimersByTime(2000);
    expect(element.game!.cursor).toBe(0);
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 }));
  });
});
