import { complete, type CompleteVariant, type Variant } from '@patience/core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PatienceGame } from '../../patience-game.js';
import { mill } from '../../testing/mill.js';
import { mount, settled } from '../../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

const plain = (element: PatienceGame, label: string): HTMLButtonElement | undefined =>
  [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('button.plain')].find(({ textContent }) => textContent === label);
const dialog = (element: PatienceGame): HTMLDialogElement | null => element.shadowRoot!.querySelector('dialog');
const focused = (element: PatienceGame): Element | null => element.shadowRoot!.activeElement;

/** Opens a menu by its button and chooses an item with the keyboard. */
async function choose(element: PatienceGame, label: string, tool = 'more'): Promise<void> {
  element.shadowRoot!.querySelector<HTMLButtonElement>(`.tool[part~=tool-${tool}]`)!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => plain(element, label)).toBeTruthy();
  plain(element, label)!.focus();
  await userEvent.keyboard('{Enter}');
  await settled(element);
}

describe('the focus stays in the element', () => {
  test.each(['Auto-move', 'Pause'])('the focus returns to where it was before the menu after the item "%s"', async (label) => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await choose(element, label);
    await expect.poll(() => dialog(element)).toBeNull();
    expect(focused(element)?.matches('[part~=tool-more]')).toBe(true);
  });

  test('a setting of the menu leaves it open, with the focus and its new state', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    await choose(element, 'Four colours');
    const setting = plain(element, 'Four colours')!;
    expect(element.fourColors).toBe(true);
    expect(dialog(element)!.matches(':modal')).toBe(true);
    expect(setting.getAttribute('aria-pressed')).toBe('true');
    expect(focused(element)).toBe(setting);
  });

  test('the focus stays in the element after menu items that deal or open another sheet', async () => {
    const element = await mount(stairs, { seed: 1 });
    await choose(element, 'Next deal (2)', 'newdeal');
    expect(element.dealNumber).toBe(2);
    expect(focused(element)).not.toBeNull();
    await choose(element, 'Help');
    await settled(element);
    expect(dialog(element)!.matches(':modal')).toBe(true);
    expect(dialog(element)!.contains(focused(element))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(element)).toBeNull();
    expect(focused(element)).not.toBeNull();
  });

  test('the focus stays in the element when a notice with the focused button disappears', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    for (const gesture of STAIRS_WIN) element.play(gesture);
    await settled(element);
    plain(element, 'New deal')!.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => element.status).toBe('playing');
    await expect.poll(() => focused(element)?.matches('.table button')).toBe(true);
  });

  test('the focus stays on a tool, whatever card moves', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t2>f1');
    await settled(element);
    element.shadowRoot!.querySelector<HTMLButtonElement>('.tool[part~=tool-undo]')!.focus();
    await userEvent.keyboard('{Enter}');
    await settled(element);
    expect(element.game!.cursor).toBe(0);
    expect(focused(element)?.matches('[part~=tool-undo]')).toBe(true);
  });

  test('the element takes no focus from the page', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    element.play('t2>f1');
    element.newGame(3);
    await settled(element);
    expect(document.activeElement).toBe(field);
  });
});

test('an element that is removed while a sheet is open or requested comes back without one', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const failed: unknown[] = [];
  const hear = (event: Event): void => void failed.push(event);
  addEventListener('unhandledrejection', hear);
  for (const drawn of [false, true]) {
    element.actions.open('help');
    if (drawn) await expect.poll(() => dialog(element)?.open).toBe(true);
    element.remove();
    await settled(element);
    document.body.append(element);
    await settled(element);
    expect(dialog(element)).toBeNull();
  }
  removeEventListener('unhandledrejection', hear);
  expect(failed).toEqual([]);
  element.actions.open('help');
  await expect.poll(() => dialog(element)?.matches(':modal')).toBe(true);
});

test('a sheet that the player has closed stays closed when the table is rendered before the close event', async () => {
  const element = await mount(stairs, { seed: 1 });
  element.actions.open('help');
  await expect.poll(() => dialog(element)?.open).toBe(true);
  const closeEvent = new Promise((wake) => dialog(element)!.addEventListener('close', wake));
  dialog(element)!.close(); // as Escape does
  element.requestUpdate();
  await element.updateComplete;
  expect(dialog(element)?.open).toBe(false);
  await closeEvent;
  await settled(element);
  expect(dialog(element)).toBeNull();
});

test('opening a sheet or restarting ends autoplay', async () => {
  const element = await mount(mill, { seed: 1 });
  for (const stop of [() => element.actions.open('help'), () => element.restart()]) {
    element.actions.features.loaded!.autoplay.start();
    stop();
    expect(element.actions.features.loaded!.autoplay.running).toBe(false);
  }
});

test('the menu is grouped, beside its button and inside the window', async () => {
  const element = await mount(stairs, { seed: 1 });
  element.actions.open('more');
  await expect.poll(() => dialog(element)?.open).toBe(true);
  const groups = [...dialog(element)!.querySelectorAll('[role=group]')];
  expect(groups.map((group) => dialog(element)!.querySelector(`#${group.getAttribute('aria-labelledby')!}`)!.textContent)).toEqual([
    'Game',
    'Help',
    'Look and sound',
  ]);
  const [sheet, button] = [dialog(element)!, element.shadowRoot!.querySelector('[part~=tool-more]')!].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(
    Math.min(Math.abs(sheet!.top - button!.bottom), Math.abs(button!.top - sheet!.bottom), Math.abs(sheet!.left - button!.right)),
  ).toBeLessThan(40);
  expect([sheet!.left, sheet!.top].every((at) => at >= 0) && sheet!.right <= innerWidth && sheet!.bottom <= innerHeight).toBe(true);
});

test.each([
  [390, 844],
  [1440, 900],
  [844, 390],
])('the Tab key goes through the sheet More down each column, from left to right, in a window of %i × %i', async (width, height) => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(...before));
  const element = await mount(stairs, { seed: 1 });
  element.actions.open('more');
  await expect.poll(() => dialog(element)?.open).toBe(true);
  const boxes = [...dialog(element)!.querySelectorAll('section')].map((section) => section.getBoundingClientRect());
  for (const [i, box] of boxes.slice(1).entries()) {
    const last = boxes[i]!;
    expect(box.left >= last.right || (box.left === last.left && box.top >= last.bottom)).toBe(true);
  }
});

test.each(['new', 'more'] as const)('the sheet %s has the same small margin on both sides of a phone', async (sheet) => {
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(...before));
  const element = await mount(stairs, { seed: 1 });
  element.actions.open(sheet);
  await expect.poll(() => dialog(element)?.open).toBe(true);
  await expect
    .poll(() => {
      const { left, right } = dialog(element)!.getBoundingClientRect();
      return [left, innerWidth - right];
    })
    .toEqual([8, 8]);
});

test('a new deal is one key and Enter away, and the choice of deals follows it', async () => {
  const element = await mount(stairs, { seed: 1 });
  element.shadowRoot!.querySelector<HTMLButtonElement>('.table button[tabindex="0"]')!.focus();
  await userEvent.keyboard('n');
  await expect.poll(() => dialog(element)?.open).toBe(true);
  expect(focused(element)!.textContent).toBe('New deal');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.dealNumber).not.toBe(1);
  await choose(element, 'Choose a deal …', 'newdeal');
  await expect.poll(() => focused(element)?.matches('input[name=seed]')).toBe(true);
  await userEvent.keyboard('any words{Enter}');
  await expect.poll(() => element.dealNumber).toBe('any words');
  expect(dialog(element)).toBeNull();
});

test('a page can show its own sheet by cancelling the event', async () => {
  const element = await mount(stairs, { seed: 1 });
  const asked: string[] = [];
  element.addEventListener('patience-before-sheet', (event) => {
    asked.push(event.detail.sheet);
    if (event.detail.sheet === 'deal') event.preventDefault();
  });
  await choose(element, 'Choose a deal …', 'newdeal');
  expect(asked).toEqual(['new', 'deal']);
  expect(dialog(element)).toBeNull();
});

test('Auto-move keeps its place in the tool bar, and is disabled there and missing in the menu while it would do nothing', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const up = (of = element): HTMLButtonElement | null => of.shadowRoot!.querySelector('[part~=tool-automove]:not([hidden])');
  expect(up()!.ariaDisabled).toBeNull();
  const places = (): number[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.tool')].map(({ offsetLeft }) => offsetLeft);
  const before = places();
  up()!.click();
  await settled(element);
  expect(up()!.ariaDisabled).toBe('true');
  expect(places()).toEqual(before);
  element.command('more');
  await expect.poll(() => plain(element, 'Pause')).toBeTruthy();
  expect(plain(element, 'Auto-move')).toBeUndefined();
  expect(up(await mount(mill, { seed: 1 }))!.ariaDisabled).toBe('true');
  const table: CompleteVariant<{ pace: 'one' | 'two' }>['table'] = (...given) =>
    complete(mill)
      .table(...given)
      .map(({ accept: _accept, ...pile }) => pile);
  expect(up(await mount({ ...mill, table }, { seed: 1 }))).toBeNull();
});

test('the menu shows cloths, backs and decks as pictures, and a choice changes the table behind the open menu', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.shadowRoot!.querySelector<HTMLButtonElement>('.tool[part~=tool-more]')!.click();
  await expect.poll(() => dialog(element)).not.toBeNull();
  const radio = (value: string): HTMLInputElement => element.shadowRoot!.querySelector(`input[type=radio][value=${value}]`)!;
  expect(['green', 'lattice', 'french'].map((value) => radio(value).checked)).toEqual([true, true, true]);
  radio('green').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(element.cloth).toBe('blue');
  await userEvent.click(radio('sun'));
  const back = (css: string): string => getComputedStyle(element.shadowRoot!.querySelector(css)!).backgroundImage;
  await expect.poll(() => back('.preview .back')).toMatch(/conic/);
  await userEvent.click(radio('german'));
  await settled(element);
  expect([element.back, element.faces]).toEqual(['sun', 'german']);
  await userEvent.click(radio('french'));
  expect(element.hasAttribute('faces')).toBe(false);
  expect(dialog(element)!.open).toBe(true);
  for (const { labels } of element.shadowRoot!.querySelectorAll<HTMLInputElement>('.swatches input')) {
    expect(labels![0]!.textContent.trim()).not.toBe('');
    const { width, height } = labels![0]!.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  [568, 320],
  [320, 568],
] as const)(
  'the sheet New begins with its first rule, below a heading that no row covers, in a window of %i × %i',
  async (width, height) => {
    const before = [innerWidth, innerHeight] as const;
    onTestFinished(() => page.viewport(...before));
    await page.viewport(width, height);
    const options = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, [1, 2, 3]]));
    const element = await mount({ ...stairs, options }, { deck: STAIRS_DECK });
    element.shadowRoot!.querySelector<HTMLButtonElement>('.tool[part~=tool-newdeal]')!.click();
    await expect.poll(() => dialog(element)?.open).toBe(true);
    const sheet = dialog(element)!;
    expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    expect(sheet.scrollTop).toBe(0);
    expect(sheet.contains(focused(element))).toBe(true);
    const { top, bottom } = plain(element, 'New deal')!.getBoundingClientRect();
    // Held sideways, the buttons are beside the rules.
    if (width > height) expect([top >= 0, bottom <= height, focused(element)?.textContent]).toEqual([true, true, 'New deal']);
    sheet.scrollTop = 150;
    const heading = sheet.querySelector('header')!.getBoundingClientRect();
    const at = element.shadowRoot!.elementFromPoint(heading.left + heading.width / 2, heading.top + 4);
    expect(at?.closest('header') ?? at).toBe(sheet.querySelector('header'));
  },
);

test('the menu has the pictures beside its words where there is space, in columns of similar height, and below them on a phone', async () => {
  const before = [window.innerWidth, window.innerHeight] as const;
  onTestFinished(() => page.viewport(...before));
  await page.viewport(1280, 800);
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.shadowRoot!.querySelector<HTMLButtonElement>('.tool[part~=tool-more]')!.click();
  await expect.poll(() => dialog(element)).not.toBeNull();
  const boxes = (): DOMRect[] =>
    [...element.shadowRoot!.querySelectorAll('.menu section')].map((section) => section.getBoundingClientRect());
  const [first, last, pictures] = boxes();
  expect([first!.left, pictures!.top]).toEqual([last!.left, first!.top]);
  expect(pictures!.left).toBeGreaterThan(first!.right);
  const menu = element.shadowRoot!.querySelector('.menu')!.getBoundingClientRect();
  expect(last!.bottom - first!.top).toBeGreaterThan(0.6 * menu.height);
  // The swatches of a setting are in one line, or in two of equal length.
  for (const line of element.shadowRoot!.querySelectorAll('.swatches > div')) {
    const tops = [...line.querySelectorAll('label')].map((label) => label.getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(tops.length > 4 ? tops.length / 2 : tops.length);
    expect(new Set(tops).size).toBeLessThan(3);
  }
  await page.viewport(390, 844);
  await settled(element);
  expect(new Set(boxes().map(({ left }) => left)).size).toBe(1);
});

test.each(['rules', 'help', 'more', 'new', 'deal', 'find'] as const)(
  'the sheet %s needs no sideways scrolling with letters of twice the size',
  async (sheet) => {
    const before = [innerWidth, innerHeight] as const;
    const { style } = document.documentElement;
    onTestFinished(async () => {
      style.fontSize = '';
      await page.viewport(...before);
    });
    style.fontSize = '32px';
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const element = await mount(stairs, { seed: 1, lang: 'de' });
      element.actions.open(sheet);
      await expect.poll(() => dialog(element)?.open).toBe(true);
      const { scrollWidth, clientWidth } = dialog(element)!;
      expect(scrollWidth, `${width}`).toBeLessThanOrEqual(clientWidth);
      const { left, right } = dialog(element)!.getBoundingClientRect();
      const outside = [...dialog(element)!.querySelectorAll('button, input, select')].filter((control) => {
        const box = control.getBoundingClientRect();
        return box.left < left || box.right > right;
      });
      expect(outside.map(({ textContent }) => textContent)).toEqual([]);
      element.remove();
    }
  },
);

test('the sheet New of a game with rules shows all its ways to another deal on a small phone', async () => {
  const before = [innerWidth, innerHeight] as const;
  onTestFinished(() => page.viewport(...before));
  await page.viewport(320, 568);
  const element = await mount(
    { ...stairs, options: { draw: [1, 2, 3], redeals: [0, 1, 2], fill: ['any', 'king'] } },
    { seed: 1, lang: 'de', winnable: 'on' },
  );
  element.actions.open('new');
  await expect.poll(() => dialog(element)?.open).toBe(true);
  const sheet = dialog(element)!;
  expect(sheet.scrollHeight).toBeLessThanOrEqual(sheet.clientHeight);
  const [title, cross] = ['h2', '.cross'].map((one) => sheet.querySelector(one)!.getBoundingClientRect());
  expect(title!.right).toBeLessThanOrEqual(cross!.left);
});

test('a new deal has a number of at most six digits', async () => {
  const draw = vi
    .spyOn(crypto, 'getRandomValues')
    .mockImplementation((into) => (new Uint32Array((into as Uint32Array).buffer).fill(4_294_967_295), into));
  const element = await mount(stairs);
  element.newGame();
  draw.mockRestore();
  expect(element.dealNumber).toBe(967_295);
});

test('a game that was left by mistake can be restored by one button', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.newGame(3);
  await settled(element);
  expect(plain(element, 'Previous game')).toBeUndefined();
  element.play(element.game!.legalMoves()[0]!);
  const { game } = element;
  element.newGame(4);
  await settled(element);
  plain(element, 'Previous game')!.click();
  await settled(element);
  expect([element.game, element.dealNumber, element.game!.cursor]).toEqual([game, 3, 1]);
  expect(plain(element, 'Previous game')).toBeUndefined();
  element.newGame(4);
  element.play(element.game!.legalMoves()[0]!);
  await settled(element);
  expect(plain(element, 'Previous game')).toBeUndefined();
});

test('a game left for a deal by other rules, or of a deck, can be restored by one button', async () => {
  const ruled = { ...stairs, options: { draw: [1, 3] } };
  const element = await mount(ruled, { seed: 3 });
  for (const deal of [{ seed: 5, options: { draw: 3 } }, { deck: STAIRS_DECK }]) {
    element.play(element.game!.legalMoves()[0]!);
    const { game } = element;
    element.newGame(deal);
    await settled(element);
    expect(element.save()).toMatchObject({ ...deal, gestures: [] });
    plain(element, 'Previous game')!.click();
    await settled(element);
    expect(element.game).toBe(game);
  }
  element.newGame({ options: { draw: 3 } });
  expect(element.save()!.options).toEqual({ draw: 3 });
  element.newGame();
  expect(element.save()!.options).toEqual({ draw: 3 });
});

describe('the sheet behind New', () => {
  const words = { name: 'Steps', summary: '', rules: '', options: { draw: { name: 'Cards turned', values: { 1: 'one', 3: 'three' } } } };
  const ruled = { ...stairs, options: { draw: [1, 3], redeals: [0, 1, 2, 3, 4, 5] }, strings: { en: words, de: words } };
  const open = async (element: PatienceGame): Promise<void> => {
    element.actions.open('new');
    await expect.poll(() => dialog(element)?.open).toBe(true);
  };
  const draw = (element: PatienceGame, value: number): HTMLInputElement =>
    dialog(element)!.querySelector<HTMLInputElement>(`input[name=draw][value="${value}"]`)!;
  const redeals = (element: PatienceGame): HTMLSelectElement => dialog(element)!.querySelector<HTMLSelectElement>('select[name=redeals]')!;

  test('every option waits for New deal, and the chosen values are marked when the sheet opens again', async () => {
    const element = await mount(ruled, { seed: 3 });
    await open(element);
    expect(draw(element, 3).closest('fieldset')!.textContent).toContain('three');
    await userEvent.click(draw(element, 3).closest('label')!);
    // Of many values only the first ones are side by side.
    await userEvent.selectOptions(redeals(element), '4');
    expect(dialog(element)!.open).toBe(true);
    expect(element.save()).toMatchObject({ seed: 3, options: { draw: 1, redeals: 0 } });
    await userEvent.click(plain(element, 'New deal')!);
    await expect.poll(() => element.save()!.options).toEqual({ draw: 3, redeals: 4 });
    await open(element);
    expect([draw(element, 3).checked, draw(element, 1).checked, redeals(element).value]).toEqual([true, false, '4']);
  });

  test('the usual values of an option with many are one tap away, and leave the list of the others without a choice', async () => {
    const element = await mount({ ...ruled, options: { draw: [1, 3, 2, 4, 5, 6, 7] } }, { seed: 3 });
    await open(element);
    const list = dialog(element)!.querySelector<HTMLSelectElement>('select[name=draw]')!;
    expect([...dialog(element)!.querySelectorAll<HTMLInputElement>('input[name=draw]')].map(({ value }) => value)).toEqual(['1', '2', '3']);
    await userEvent.selectOptions(list, '6');
    await expect.poll(() => [draw(element, 1).checked, list.value]).toEqual([false, '6']);
    await userEvent.click(draw(element, 3).closest('label')!);
    await expect.poll(() => [draw(element, 3).checked, list.value]).toEqual([true, '']);
    await userEvent.click(plain(element, 'New deal')!);
    await expect.poll(() => element.save()!.options).toEqual({ draw: 3 });
  });

  test('New deal has the focus, and deals by the rules of the table and those that are chosen', async () => {
    const element = await mount(ruled, { seed: 3, options: { draw: 3 } });
    await open(element);
    expect(focused(element)).toBe(plain(element, 'New deal'));
    await userEvent.selectOptions(redeals(element), '4');
    await userEvent.click(plain(element, 'New deal')!);
    await expect.poll(() => element.save()!.options).toEqual({ draw: 3, redeals: 4 });
    expect(element.save()!.seed).not.toBe(3);
  });

  test('a value that the other chosen rules exclude cannot be dealt, and the sheet says why', async () => {
    const strict = { ...ruled, valid: ({ draw, redeals }) => draw === 3 || redeals !== 4 || 'few' } as Variant;
    const element = await mount(strict, { seed: 3 });
    await open(element);
    await userEvent.selectOptions(redeals(element), '4');
    await settled(element);
    expect((plain(element, 'New deal') as HTMLButtonElement).disabled).toBe(true);
    expect(dialog(element)!.querySelector('[role=alert]')).not.toBeNull();
    await userEvent.click(draw(element, 3).closest('label')!);
    await userEvent.click(plain(element, 'New deal')!);
    await expect.poll(() => element.save()!.options).toEqual({ draw: 3, redeals: 4 });
  });

  test('the sheet behind New shows numbers by size, and other values in the order of the variant', async () => {
    const element = await mount({ ...ruled, options: { draw: [4, 1, 3], redeals: ['unlimited', 2, 0] } }, { seed: 3 });
    await open(element);
    const values = (name: string): string[] =>
      [...dialog(element)!.querySelectorAll<HTMLInputElement | HTMLButtonElement>(`[name=${name}]`)].map(({ value }) => value);
    expect(values('draw')).toEqual(['1', '3', '4']);
    expect(values('redeals')).toEqual(['unlimited', '2', '0']);
  });

  test('the sheet behind New forgets the chosen rules when it is closed without a deal', async () => {
    const element = await mount(ruled, { seed: 3 });
    await open(element);
    await userEvent.selectOptions(redeals(element), '4');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog(element)).toBeNull();
    await open(element);
    expect([redeals(element).value, dialog(element)!.querySelector<HTMLInputElement>('input[name=redeals]:checked')!.value]).toEqual([
      '',
      '0',
    ]);
  });

  test('the sheet behind New passes the chosen rules to the choice of a deal', async () => {
    const element = await mount(ruled, { seed: 3 });
    await open(element);
    await userEvent.selectOptions(redeals(element), '4');
    plain(element, 'Choose a deal …')!.click();
    await expect.poll(() => dialog(element)?.querySelector('input[name=seed]')).toBeTruthy();
    await userEvent.fill(dialog(element)!.querySelector<HTMLInputElement>('input[name=seed]')!, '77');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => element.save()).toMatchObject({ seed: 77, options: { redeals: 4 } });
  });

  test('the sheet of deals has a switch for winnable deals if the page sets one', async () => {
    const element = await mount(ruled, { seed: 3 });
    await open(element);
    expect(plain(element, 'Winnable deals')).toBeUndefined();
    element.winnable = 'on';
    await settled(element);
    expect(plain(element, 'Winnable deals')!.ariaPressed).toBe('true');
    plain(element, 'Winnable deals')!.click();
    await settled(element);
    expect(element.getAttribute('winnable')).toBe('off');
    expect(dialog(element)!.open).toBe(true);
  });
});

test('a deal that was started again by mistake is taken up again with one touch, until a move is played', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  for (const gesture of STAIRS_WIN.slice(0, 3)) element.play(gesture);
  const again = async (): Promise<void> => {
    element.actions.open('new');
    await expect.poll(() => dialog(element)?.open).toBe(true);
    plain(element, 'Restart')!.click();
    await expect.poll(() => element.game!.cursor).toBe(0);
    await settled(element);
  };
  const back = (): HTMLButtonElement | null => element.shadowRoot!.querySelector<HTMLButtonElement>('.notice.left button');
  await again();
  back()!.click();
  await settled(element);
  expect(element.game!.cursor).toBe(3);
  expect(back()).toBeNull();
  for (let i = 0; i < 3; i++) element.undo();
  await settled(element);
  expect(back()).toBeNull();
  for (let i = 0; i < 3; i++) element.redo();
  await again();
  element.play(element.game!.legalMoves()[0]!);
  await settled(element);
  expect(back()).toBeNull();
});

test('rules that the language of the table lacks are marked with their own language', async () => {
  const variant = { ...stairs, strings: { en: { name: 'Stairs', summary: '', rules: 'Build up.' }, de: { name: 'Treppe' } } };
  const element = await mount(variant, { deck: STAIRS_DECK, lang: 'de' });
  element.command('rules');
  await settled(element);
  const text = element.shadowRoot!.querySelector<HTMLElement>('dialog div[lang]')!;
  expect([text.lang, text.innerText.trim()]).toEqual(['en', 'Build up.']);
});

test('an announcement while a sheet is open is in the sheet, outside of which nothing is heard', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.command('more');
  await expect.poll(() => element.shadowRoot!.querySelector('dialog[open]')).not.toBeNull();
  element.actions.announce('Paused');
  await element.updateComplete;
  expect(element.shadowRoot!.querySelector('dialog[open] [role=status]')!.textContent).toBe('Paused');
});
