import { counted } from '../../words/index.js';
import { complete, type View } from '@patience/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from '../../patience-game.js';
import { mill } from '../../testing/mill.js';
import { mount, announced, settled } from '../../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';
import { wheel, WHEEL_DECK } from '../../testing/wheel.js';
import { featureWords } from '../../words/features/index.js';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const words = featureWords('en');
const notice = (element: PatienceGame): HTMLElement | null => element.shadowRoot!.querySelector('.notice');
const title = (element: PatienceGame): string | undefined => notice(element)?.querySelector('strong')?.textContent;
const press = (element: PatienceGame, label: string): void =>
  [...notice(element)!.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) => textContent === label)!.click();
const labels = (element: PatienceGame): string[] =>
  [...notice(element)!.querySelectorAll('button:not(.aside)')].map(({ textContent }) => textContent.trim());

/** Returns a game in which all cards were seen and the ace can never be lifted again. @param turns further turns of the stock */
const lost = async (turns = 0): Promise<PatienceGame> => {
  const element = await mount(wheel, { deck: WHEEL_DECK });
  for (const move of ['turn', 'turn', 'turn', 't1>t2', ...Array.from({ length: turns }, () => 'turn')]) element.play(move);
  return element;
};

describe('a dead end', () => {
  test('a dead end is announced and shown with an undo to before it and a new deal', async () => {
    const element = await lost(2);
    await expect.poll(() => title(element)).toBe(words.nothingNew);
    expect(announced(element)).toBe(words.nothingNew);
    const back = counted(words.undoMoves, 3, 'en');
    expect(labels(element)).toEqual([back, element.session!.describer.words.restart, words.newDeal]);
    press(element, back);
    expect(element.game!.gestures.slice(0, element.game!.cursor)).toEqual([['turn'], ['turn'], ['turn']]);
    await settled(element);
    expect(title(element)).toBeUndefined();
  });

  test('a dead end is reported to the page, whose reason, buttons and ringed cards are shown until it takes them back', async () => {
    const run = vi.fn<() => void>();
    const element = await mount(wheel, { deck: WHEEL_DECK });
    const heard = vi.fn<() => void>();
    element.addEventListener('patience-dead-end', () => {
      heard();
      element.ending = { text: 'Because.', cards: [{ pile: 't2', depth: 0 }], actions: [{ label: 'Why?', run }] };
    });
    for (const move of ['turn', 'turn', 'turn', 't1>t2']) element.play(move);
    await expect.poll(() => notice(element)?.querySelector('.why')?.textContent).toBe('Because.');
    expect(heard).toHaveBeenCalledOnce();
    expect(labels(element)[0]).toBe('Why?');
    press(element, 'Why?');
    expect(run).toHaveBeenCalledOnce();
    const ringed = [...element.shadowRoot!.querySelectorAll('.loss-cause')];
    expect(ringed).toHaveLength(1);
    element.ending = undefined;
    await settled(element);
    expect([notice(element)?.querySelector('.why'), element.shadowRoot!.querySelector('.loss-cause')]).toEqual([null, null]);
  });

  test('a dead end is announced once, and its notice stays during further moves', async () => {
    const element = await lost();
    await expect.poll(() => title(element)).toBe(words.nothingNew);
    const announce = vi.spyOn(element.actions, 'announce');
    for (let i = 0; i < 3; i++) {
      element.play('turn');
      await settled(element);
      expect(title(element)).toBe(words.nothingNew);
    }
    expect(announce.mock.calls.map(([text]) => text)).not.toContain(words.nothingNew);
  });

  test("a dead end's notice is hidden by Escape and returns when the game enters a dead end again", async () => {
    const element = await lost();
    await expect.poll(() => title(element)).toBe(words.nothingNew);
    element.command('release');
    element.play('turn');
    await settled(element);
    expect(notice(element)).toBeNull();
    element.undo();
    element.undo();
    await settled(element);
    element.play('t1>t2');
    await expect.poll(() => title(element)).toBe(words.nothingNew);
  });

  test('a table that is removed while a move is still to be drawn starts no search', async () => {
    const element = await mount(wheel, { deck: WHEEL_DECK });
    const heard = vi.fn<() => void>();
    element.addEventListener('patience-dead-end', heard);
    for (const move of ['turn', 'turn', 'turn']) element.play(move);
    await settled(element);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    element.play('t1>t2');
    element.remove();
    await element.updateComplete;
    vi.runAllTimers();
    expect(heard).not.toHaveBeenCalled();
  });

  test('a dead end is found in a saved game', async () => {
    const former = await lost(1);
    const save = former.save();
    former.remove();
    const element = await mount(wheel, { deck: WHEEL_DECK });
    element.load(save);
    await expect.poll(() => title(element)).toBe(words.nothingNew);
    expect(labels(element)[0]).toBe(counted(words.undoMoves, 2, 'en'));
  });

  test('a dead end from the deal on offers only a new deal, once all cards were seen', async () => {
    const barred = {
      ...wheel,
      table: () =>
        complete(wheel)
          .table({}, [])
          .map(({ id, ...pile }) => (id === 'f1' ? { id, role: pile.role, at: pile.at } : { id, ...pile })),
    };
    const element = await mount(barred, { deck: WHEEL_DECK });
    element.play('turn');
    await settled(element);
    expect(notice(element)).toBeNull();
    element.play('turn');
    element.play('turn');
    await expect.poll(() => title(element)).toBe(words.nothingNew);
    expect(labels(element)).toEqual([words.newDeal]);
  });

  test('a dead end without legal moves is reported at once, and soon with the number of moves to undo', async () => {
    const once = { ...wheel.actions!['turn']!, when: (view: View) => view.count('stock') > 0 || 'none' };
    const element = await mount({ ...wheel, actions: { turn: once } }, { deck: WHEEL_DECK });
    for (const move of ['turn', 't1>t2', 'turn', 'turn']) element.play(move);
    const { stuck } = element.session!.describer.words;
    await settled(element);
    expect(title(element)).toBe(stuck);
    expect(announced(element)).toContain(stuck);
    // Before the second gesture the ace could still go to its foundation.
    await expect.poll(() => labels(element)[0]).toBe(counted(words.undoMoves, 3, 'en'));
  });
});

describe('Finish', () => {
  test('Finish is offered as soon as Auto-move and turning the stock alone win, and plays to the end', async () => {
    const element = await mount(wheel, { deck: WHEEL_DECK });
    element.play('turn');
    await expect.poll(() => notice(element)?.className).toContain('finish');
    press(element, words.finish);
    expect(element.status).toBe('won');
  });

  test('Finish is offered in an opened game that Auto-move and turning the stock alone win, unless its last move was undone', async () => {
    const element = await mount(wheel, { deck: WHEEL_DECK });
    element.play('turn');
    const save = element.game!.save();
    element.undo();
    const undone = element.game!.save();
    element.load(save);
    await expect.poll(() => notice(element)?.className).toContain('finish');
    element.load(undone);
    await settled(element);
    expect(notice(element)).toBeNull();
  });

  test('Finish disappears when the position for which it was found changes, and is not offered after undo', async () => {
    const element = await mount(wheel, { deck: WHEEL_DECK });
    element.play('turn');
    await expect.poll(() => notice(element)?.className).toContain('finish');
    element.undo();
    await settled(element);
    expect(notice(element)).toBeNull();
  });
});

describe('a tool that has nothing to do', () => {
  test.each([
    ['undo', 'u', words.nothingToUndo],
    ['redo', 'r', words.nothingToRedo],
  ] as const)('a tool that has nothing to do says so by its button and by its key: %s', async (name, key, text) => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const tool = element.shadowRoot!.querySelector<HTMLButtonElement>(`[part~=tool-${name}]`)!;
    expect(tool.getAttribute('aria-disabled')).toBe('true');
    tool.focus();
    await userEvent.keyboard('{Enter}');
    await settled(element);
    expect(announced(element)).toBe(text);
    element.actions.announce('');
    await userEvent.keyboard(key);
    await settled(element);
    expect(announced(element)).toBe(text);
  });
});

describe('Play on', () => {
  test.each([
    ['in a game that is over', { ...mill, status: (view: View) => (view.count('waste') > 0 ? 'lost' : 'playing') }, 1, 'lost'],
    ['where nothing turns any more', mill, 11, 'nothingToDo'],
  ] as const)('Play on says why it does nothing %s', async (_name, variant, turns, word) => {
    const element = await mount(variant, { seed: 1 });
    for (let i = 0; i < turns; i++) element.play('turn');
    await settled(element);
    element.actions.announce('');
    element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=tool-play]')!.click();
    await settled(element);
    expect(announced(element)).toBe(element.session!.describer.words[word]);
    expect(element.actions.features.loaded!.autoplay.running).toBe(false);
  });
});

test('Auto-move after undo announces that redo is no longer possible', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t1>c1');
  element.undo();
  element.autoMove();
  await settled(element);
  expect(announced(element)).toContain(words.redoGone);
  expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toBe(words.redoGone);
  element.undo();
  element.play('t3>f1');
  await settled(element);
  expect(announced(element)).not.toContain(words.redoGone);
});

test('the clock stops behind a sheet and goes on after it, unless the player paused', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  try {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t1>c1');
    vi.setSystemTime(Date.now() + 5000);
    vi.advanceTimersByTime(5000);
    const before = element.game!.elapsedMs;
    element.actions.open('help');
    await settled(element);
    vi.advanceTimersByTime(40_000); // After a minute without input the player is idle.
    expect([element.game!.elapsedMs, element.game!.paused]).toEqual([before, false]);
    element.actions.open(undefined);
    await settled(element);
    vi.advanceTimersByTime(1000);
    expect(element.game!.elapsedMs).toBe(before + 1000);
    element.pause();
    element.actions.open('help');
    await settled(element);
    element.actions.open(undefined);
    await settled(element);
    vi.advanceTimersByTime(1000);
    expect([element.game!.elapsedMs, element.game!.paused]).toEqual([before + 1000, true]);
  } finally {
    vi.useRealTimers();
  }
});

test("a game that redo completes is not announced as the player's win", async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  for (const move of STAIRS_WIN) element.play(move);
  const { won, wasWon } = element.session!.describer.words;
  await expect.poll(() => title(element)).toBe(won);
  element.undo();
  element.redo();
  await expect.poll(() => title(element)).toBe(wasWon);
  expect(announced(element)).not.toContain(won);
});

test('a deal from the deal sheet puts the focus on the table, not on the button that opened the sheet', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const deals: Event[] = [];
  element.addEventListener('patience-ready', (event) => deals.push(event));
  element.shadowRoot!.querySelector<HTMLButtonElement>('[part~=tool-newdeal]')!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.shadowRoot!.querySelector('dialog')?.open).toBe(true);
  for (let i = 0; i < 3; i++) {
    await userEvent.keyboard('{Enter}');
    await settled(element);
  }
  expect(deals).toHaveLength(1);
  expect(element.actions.focused).toBeDefined();
  expect(element.shadowRoot!.querySelector('dialog')).toBeNull();
});
