import { type Variant } from '@patience/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { freshPage } from '../testing/fresh-page.js';
import { mill } from '../testing/mill.js';
import { mount, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';
import { wheel, WHEEL_DECK } from '../testing/wheel.js';

freshPage();

test('the clock stops while the table is hidden or scrolled away, and goes on by itself', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play(element.game!.legalMoves()[0]!);
  expect(element.game!.paused).toBe(false);
  for (const style of ['display: none', 'position: absolute; inset-block-start: -3000px']) {
    const before = element.style.cssText;
    element.style.cssText += `; ${style}`;
    await expect.poll(() => element.game!.paused).toBe(true);
    element.style.cssText = before;
    await expect.poll(() => element.game!.paused).toBe(false);
  }
});

test('a table that is displayed again or scrolled into sight goes on at once, not at the next tick of its timer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play(element.game!.legalMoves()[0]!);
    const before = element.style.cssText;
    for (const style of ['display: none', 'position: absolute; inset-block-start: -3000px']) {
      // No fake second passes, so that the timer never ticks.
      element.style.cssText += `; ${style}`;
      await expect.poll(() => element.game!.paused).toBe(true);
      await settled(element);
      element.style.cssText = before;
      await expect.poll(() => element.game!.paused).toBe(false);
      await settled(element);
      expect(element.shadowRoot!.querySelector('.status')).toBeNull();
    }
  } finally {
    vi.useRealTimers();
  }
});

test('the clock stops when a modal dialog of the page opens, and goes on when it closes', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const dialog = document.createElement('dialog');
  const toggled = (): Promise<unknown> => new Promise((wake) => dialog.addEventListener('toggle', () => setTimeout(wake), { once: true }));
  document.body.append(dialog);
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] });
  try {
    document.body.append(element); // The fake timers of the test drive the clock.
    element.play(element.game!.legalMoves()[0]!);
    dialog.showModal();
    await toggled();
    const before = element.game!.elapsedMs;
    vi.advanceTimersByTime(60_000);
    expect([element.game!.elapsedMs, element.game!.paused]).toEqual([before, false]);
    dialog.close();
    await toggled();
    vi.advanceTimersByTime(5000);
    expect(element.game!.elapsedMs).toBe(before + 5000);
  } finally {
    vi.useRealTimers();
    dialog.remove();
  }
});

describe('a table with an idle player', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** Puts a table with one move into the page, driven by the fake timers. */
  const played = async (variant: Variant): Promise<PatienceGame> => {
    const element = await mount(variant, { deck: STAIRS_DECK });
    document.body.append(element);
    element.play(element.game!.legalMoves()[0]!);
    return element;
  };

  test('the clock stops after a minute without input, and goes on with the next one', async () => {
    const { game } = await played(stairs);
    vi.advanceTimersByTime(50_000);
    document.dispatchEvent(new PointerEvent('pointermove'));
    vi.advanceTimersByTime(300_000);
    expect([game!.elapsedMs, game!.paused]).toEqual([110_000, false]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    vi.advanceTimersByTime(10_000);
    expect(game!.elapsedMs).toBe(120_000);
  });

  test('a move by a script counts as play', async () => {
    const element = await played(stairs);
    vi.advanceTimersByTime(50_000);
    element.undo();
    vi.advanceTimersByTime(50_000);
    expect(element.game!.elapsedMs).toBe(100_000);
  });

  test('the clock goes on where points depend on time', async () => {
    const timed: Variant = {
      ...stairs,
      id: 'timed-stairs',
      score: (_view, _options, { elapsedMs }) => 1000 - Math.floor(elapsedMs / 1000),
    };
    const { game } = await played(timed);
    vi.advanceTimersByTime(300_000);
    expect(game!.elapsedMs).toBe(300_000);
  });
});

test('a pause is announced and shown, also without points', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const top = (): number => element.shadowRoot!.querySelector('.table')!.getBoundingClientRect().top;
  const before = top();
  element.command('pause');
  await settled(element);
  expect([announced(element), element.shadowRoot!.querySelector('.status')?.textContent.trim()]).toEqual(['Paused', 'Paused']);
  expect(top()).toBe(before);
  element.command('pause');
  await settled(element);
  expect([announced(element), element.shadowRoot!.querySelector('.status')]).toEqual(['Resumed.', null]);
});

test('the clock stops while the element is not in the page', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  element.remove();
  const { elapsedMs } = element.game!;
  await settled(element); // Wait some frames.
  expect(element.game!.elapsedMs).toBe(elapsedMs);
  document.body.append(element);
  expect(element.game!.paused).toBe(false);
  await expect.poll(() => element.game!.elapsedMs).toBeGreaterThan(elapsedMs);
});

test('the clock stops for a game that starts or continues while the page is hidden', async () => {
  const unseen = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  try {
    const before = await mount(stairs, { deck: STAIRS_DECK });
    before.play('t3>f1');
    const save = before.save();
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.load(save);
    await settled(element);
    expect(element.game!.paused).toBe(true);
    element.play('t2>f2');
    await settled(element);
    expect(element.game!.paused).toBe(true);
    unseen.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(element.game!.paused).toBe(false);
  } finally {
    unseen.mockRestore();
  }
});

test('a game that a script pauses while the page is hidden stays paused when the page is visible again', async () => {
  const unseen = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  try {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t3>f1');
    await settled(element);
    expect(element.game!.paused).toBe(true);
    element.pause();
    unseen.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(element.game!.paused).toBe(true);
  } finally {
    unseen.mockRestore();
  }
});

/** Lets the clock of a game run for a minute. @returns the playing time that it counted, in milliseconds */
function minuteOf(element: PatienceGame): number {
  const before = element.game!.elapsedMs;
  vi.advanceTimersByTime(60_000);
  return element.game!.elapsedMs - before;
}

test('the clock stops at a dead end, also for further moves, and goes on after an undo', async () => {
  const element = await mount(wheel, { deck: WHEEL_DECK });
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] });
  try {
    document.body.append(element); // The fake timers of the test drive the clock.
    for (const move of ['turn', 'turn', 'turn', 't1>t2']) element.play(move);
    await expect.poll(() => element.actions.state.end).toBeDefined();
    await settled(element);
    expect(minuteOf(element)).toBe(0);
    element.play('turn');
    await settled(element);
    expect(minuteOf(element)).toBe(0);
    while (element.actions.state.end) {
      element.undo();
      await settled(element);
    }
    expect(minuteOf(element)).toBe(60_000);
  } finally {
    vi.useRealTimers();
  }
});

test('the clock alone can lose a game without points', async () => {
  const status: Variant['status'] = (_view, _options, { elapsedMs }) => (elapsedMs > 100 ? 'lost' : 'playing');
  const element = await mount({ ...stairs, status }, { deck: STAIRS_DECK });
  element.play('t3>f1');
  await expect.poll(() => element.status).toBe('lost');
});

test('a clock that stops or goes on is reported once, whatever the cause', async () => {
  const element = await mount(mill, { seed: 1 });
  const heard: string[] = [];
  for (const name of ['patience-pause', 'patience-resume'] as const) element.addEventListener(name, ({ type }) => heard.push(type));
  element.pause();
  element.pause();
  element.play('turn');
  expect(heard).toEqual(['patience-pause', 'patience-resume']);
  element.remove();
  document.body.append(element);
  expect(heard).toEqual(['patience-pause', 'patience-resume', 'patience-pause', 'patience-resume']);
});
