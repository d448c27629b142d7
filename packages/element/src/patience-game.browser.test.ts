import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freshPage } from './testing/fresh-page.js';
import { mill } from './testing/mill.js';
import { button, mount, names, announced, settled } from './testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from './testing/stairs.js';

const page = freshPage();

test('events report what happened, and a cancelable one can prevent a move', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  element.undo();
  element.redo();
  element.restart();
  expect(page.types()).toEqual(['ready', 'before-move', 'move', 'undo', 'redo', 'restart']);
  element.addEventListener('patience-before-move', (event) => event.preventDefault(), { once: true });
  expect(element.play('t3>f1')).toBe(false);
  expect(element.game!.cursor).toBe(0);
  expect(element.play('t1>f1')).toBe(false);
  expect(page.types().at(-1)).toBe('refused');
});

test('a page can cancel a new deal and deal itself', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const asked: unknown[] = [];
  element.addEventListener('patience-before-deal', (event) => {
    asked.push(event.detail.seed);
    if (event.detail.seed === undefined) event.preventDefault();
  });
  element.newGame();
  expect(element.game!.source).toEqual({ deck: STAIRS_DECK });
  element.newGame(7);
  expect(element.game!.source).toEqual({ seed: 7 });
  expect(asked).toEqual([undefined, 7]);
});

test('a win is shown by states, event, notice and announcement', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  for (const gesture of STAIRS_WIN) expect(element.play(gesture), gesture).toBe(true);
  await settled(element);
  expect(element.status).toBe('won');
  expect(element.matches(':state(won)')).toBe(true);
  expect(page.types().filter((type) => type === 'won')).toHaveLength(1);
  expect(element.shadowRoot!.querySelector('.notice.won')!.textContent).toContain(element.session!.describer.words.won);
  expect(announced(element)).toContain(element.session!.describer.words.won);
});

test('Auto-move, hint and readTable work through the API', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(element.readTable()).toContain('column 1: 1 face down, three of spades, two of hearts.');
  expect(await element.hint()).toEqual(['t2>f1']);
  expect(announced(element)).toMatch(/^Hint: ace of spades/);
  expect(element.autoMove()).toBe(true);
  expect(element.status).toBe('won');
  expect(element.undo()).toBe(true);
  expect(element.game!.cursor).toBe(0);
});

test('an adviser gives hints, and a failing one is ignored', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: () => Promise.resolve(['t1>c1']) });
  expect(await element.hint()).toEqual(['t1>c1']);
  element.adviser = () => Promise.reject(new Error('tired'));
  expect(await element.hint()).toEqual(['t2>f1']);
});

test('hints never lead back, and an adviser may say that no move leads on', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const met = new Set([element.game!.table.key.join()]);
  for (let hint = await element.hint(); hint !== undefined; hint = await element.hint()) {
    expect(element.play(hint)).toBe(true);
    expect(met).not.toContain(element.game!.table.key.join());
    met.add(element.game!.table.key.join());
  }
  element.restart();
  element.adviser = () => Promise.resolve([]);
  expect(await element.hint()).toBeUndefined();
});

test('an Escape that releases a card closes no dialog of the page, the next one does', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const element = await mount(stairs, { deck: STAIRS_DECK });
  dialog.append(element);
  dialog.showModal();
  await settled(element);
  const card = button(element, 'two of hearts');
  card.focus();
  await userEvent.keyboard('{Enter}');
  expect(element.session!.selection.chosen).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect([element.session!.selection.chosen, dialog.open]).toEqual([undefined, true]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
});

test('a page opens sheets by their names, and unknown commands do nothing', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.command('rules');
  await expect.poll(() => element.actions.state.sheet?.name).toBe('rules');
  element.command('release');
  element.command('nonsense' as 'help');
  expect(element.game!.cursor).toBe(0);
});

test('the element uses the language of the page or its attribute, and changes it during a game', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(names(element)).toContain('ace of spades, 2 of 2, column 2');
  element.lang = 'de';
  await settled(element);
  expect(names(element)).toContain('Pik-Ass, 2 von 2, Reihe 2');
  expect(element.shadowRoot!.querySelector('.tools')!.textContent).toContain('Rückgängig');
});

test('the element follows the language of its ancestors through shadow roots', async () => {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.lang = 'de';
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).append(inner);
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.removeAttribute('lang');
  inner.attachShadow({ mode: 'open' }).append(element);
  await settled(element);
  expect(names(element)).toContain('Pik-Ass, 2 von 2, Reihe 2');
  outer.lang = 'en';
  await settled(element);
  expect(names(element)).toContain('ace of spades, 2 of 2, column 2');
  element.variant = undefined;
  outer.lang = 'de';
  await expect.poll(() => element.shadowRoot!.querySelector('[part=message]')?.textContent).toContain('keine Patience');
});

test('focus() focuses the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.focus();
  expect(element.shadowRoot!.activeElement?.closest('.table')).not.toBeNull();
});

test('buttons and help name no letter key when these are turned off', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, withoutLetterKeys: true });
  const shortcuts = (): string[] =>
    [...element.shadowRoot!.querySelectorAll('[aria-keyshortcuts]')].map((tool) => tool.getAttribute('aria-keyshortcuts')!);
  const keys = (): string[] => [...element.shadowRoot!.querySelectorAll('dt')].map(({ textContent }) => textContent);
  element.actions.open('help');
  await expect.poll(keys).toEqual(['Tab', '← →', '↑ ↓', 'Enter, Space', 'Esc', 'Ctrl+Z', 'Ctrl+Y']);
  expect(shortcuts()).toEqual(['Control+Z', 'Control+Y']);
  element.withoutLetterKeys = false;
  await expect.poll(shortcuts).toEqual(['Control+Z U', 'Control+Y R', 'H', 'A', 'N']);
  expect(keys()).toContain('N');
});

test('a removed element leaves no listener, timer or animation behind', async () => {
  const kept = new Set<string>();
  const spies = [document, window].flatMap((target) => [
    vi.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...given: Parameters<EventTarget['addEventListener']>
    ) {
      kept.add(given[0]);
      EventTarget.prototype.addEventListener.apply(this, given);
    }),
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (
      this: EventTarget,
      ...given: Parameters<EventTarget['removeEventListener']>
    ) {
      kept.delete(given[0]);
      EventTarget.prototype.removeEventListener.apply(this, given);
    }),
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const element = document.createElement('patience-game');
    const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
    Object.assign(element, { variant: mill, seed: 1, motion: undefined, pageKeys: true });
    document.body.append(element);
    await ready;
    while (!element.actions.features.loaded) await new Promise(requestAnimationFrame); // The lazy chunk brings the animations.
    await settled(element);
    element.play('turn');
    await element.updateComplete;
    element.actions.features.loaded.autoplay.start();
    element.session!.remark('Said for some seconds.');
    expect(kept).toContain('visibilitychange');
    expect(kept).toContain('keydown');
    expect([element.session!.view.animator.running, vi.getTimerCount() > 0]).toEqual([true, true]);
    element.remove();
    expect([...kept]).toEqual([]);
    expect(element.session!.view.animator.running).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
  }
});

test('page-keys handles keys of the whole page while nothing else has the focus', async () => {
  const element = await mount(mill, { seed: 1 });
  const press = (on: EventTarget): boolean => on.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, composed: true }));
  press(document.body);
  expect(element.game!.cursor).toBe(0);
  element.pageKeys = true;
  press(document.body);
  expect(element.game!.cursor).toBe(1);
  const field = document.body.appendChild(document.createElement('input'));
  press(field);
  expect(element.game!.cursor).toBe(1);
});

test('a game can be played on a page that the browser translates, and its cards and numbers stay as they are', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true });
  const errors: unknown[] = [];
  const heard = ({ error, reason }: Partial<ErrorEvent & PromiseRejectionEvent>): unknown => errors.push(error ?? reason);
  addEventListener('error', heard);
  addEventListener('unhandledrejection', heard);
  /** Wraps texts as Chrome's translator does, which replaces the text nodes. */
  const translate = (): void => {
    const texts = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement!.closest('[translate=no], style')) continue;
      const other = document.createElement('span');
      other.className = 'translated';
      other.textContent = `«${text.data}»`;
      text.replaceWith(other);
    }
  };
  for (let round = 0; round < 7; round++)
    for (const gesture of STAIRS_WIN.slice(0, 7)) {
      translate();
      expect(element.play(gesture)).toBe(true);
      await element.updateComplete;
      if (element.game!.cursor === 7) element.restart();
    }
  await element.hint();
  await element.updateComplete;
  translate();
  removeEventListener('error', heard);
  removeEventListener('unhandledrejection', heard);
  expect(errors).toEqual([]);
  expect([...element.shadowRoot!.querySelectorAll('.table .translated, .status .translated')]).toEqual([]);
  expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toMatch(/^Hint/);
});
