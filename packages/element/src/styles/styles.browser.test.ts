import { cdp } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { PatienceGame } from '../patience-game.js';
import { button, mount, settled } from '../testing/mount.js';
import { crowd } from '../testing/crowd.js';
import { mill } from '../testing/mill.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

interface Emulation {
  send(
    method: 'Emulation.setSafeAreaInsetsOverride',
    params: { insets: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>> },
  ): Promise<unknown>;
  send(method: 'Emulation.setEmulatedMedia', params: { media?: string; features?: { name: string; value: string }[] }): Promise<unknown>;
}

/** Emulates media features of the reader's system or a printer. */
const asked = (features: Readonly<Record<string, string>>, media = ''): Promise<unknown> =>
  (cdp() as unknown as Emulation).send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });

/** Emulates a notch or a system bar. Insets of the window's edges are in pixels. */
const covered = (insets: Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>): Promise<unknown> =>
  (cdp() as unknown as Emulation).send('Emulation.setSafeAreaInsetsOverride', { insets });

const part = (element: PatienceGame, selector: string): CSSStyleDeclaration =>
  getComputedStyle(element.shadowRoot!.querySelector(selector)!);

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await asked({});
  document.body.replaceChildren();
});

test('more contrast works in the dark theme too', async () => {
  await asked({ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' });
  const element = await mount(stairs, { deck: STAIRS_DECK, theme: 'dark' });
  expect(part(element, '.card').backgroundColor).toBe('rgb(255, 255, 255)');
  element.removeAttribute('theme');
  await settled(element);
  expect(part(element, '.card').backgroundColor).toBe('rgb(255, 255, 255)');
  expect(part(element, '.box').backgroundColor).toBe('rgb(6, 33, 15)');
});

test("a theme also sets the colour scheme of the browser's own controls", async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, theme: 'light' });
  expect(getComputedStyle(element).colorScheme).toBe('light');
  element.theme = 'dark';
  await settled(element);
  expect(getComputedStyle(element).colorScheme).toBe('dark');
});

test.each([
  [240, 240],
  [320, 240],
  [500, 240],
  [800, 260],
  [844, 300],
  [320, 180],
])('six or seven tools can all be reached in a box of %i × %i', async (width, height) => {
  for (const [variant, many] of [
    [stairs, 6],
    [mill, 7],
  ] as const) {
    const element = await mount(variant, { seed: 1 });
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
    await settled(element);
    const tools = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.tool:not([hidden])')];
    const boxes = tools.map((tool) => tool.getBoundingClientRect());
    const box = element.getBoundingClientRect();
    expect(boxes).toHaveLength(many);
    for (const [i, { top, bottom, height: high }] of boxes.entries()) {
      expect(high).toBeGreaterThanOrEqual(24);
      expect(top).toBeGreaterThanOrEqual(boxes[i - 1]?.bottom ?? box.top);
      expect(bottom).toBeLessThanOrEqual(box.bottom);
      expect(tools[i]!.scrollHeight).toBeLessThanOrEqual(tools[i]!.clientHeight);
    }
    element.remove();
  }
});

test('the part of a pile is the box of its cards, for each pile', async () => {
  for (const [variant, many] of [
    [stairs, 13],
    [mill, 10],
  ] as const) {
    const element = await mount(variant, { seed: 1 });
    const piles = [...element.shadowRoot!.querySelectorAll('[part=pile]')];
    expect(piles.length).toBeLessThanOrEqual(many);
    for (const pile of piles) {
      const cards = [...pile.querySelectorAll('.card, .back, .slot')].map((card) => card.getBoundingClientRect());
      const edge = (side: 'left' | 'top' | 'right' | 'bottom'): number =>
        Math[side === 'left' || side === 'top' ? 'min' : 'max'](...cards.map((card) => card[side]));
      const box = pile.getBoundingClientRect();
      if (cards.length === 0) expect([box.width, box.height]).toEqual([0, 0]);
      else
        for (const side of ['left', 'top', 'right', 'bottom'] as const)
          expect(Math.abs(box[side] - edge(side)), side).toBeLessThanOrEqual(1);
    }
    element.remove();
  }
});

test.each([
  [390, 844],
  [844, 390],
  [1000, 700],
  [2560, 1440],
])('the part of the toolbar covers the whole line of tools in a box of %i × %i', async (width, height) => {
  const element = await mount(mill, { seed: 1 });
  element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
  await settled(element);
  const root = element.shadowRoot!;
  expect(part(element, '[part=toolbar]').backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const bar = root.querySelector('[part=toolbar]')!.getBoundingClientRect();
  const table = root.querySelector('.scroller')!.getBoundingClientRect();
  const whole = element.getBoundingClientRect();
  if (width < 600 || height > 460) expect([bar.left, bar.right]).toEqual([whole.left, whole.right]);
  else expect([bar.top, bar.bottom]).toEqual([whole.top, whole.bottom]);
  for (const { right, bottom } of [...root.querySelectorAll('.tool:not([hidden])')].map((tool) => tool.getBoundingClientRect()))
    expect([right <= bar.right, bottom <= bar.bottom]).toEqual([true, true]);
  expect(bar.right <= table.left || bar.bottom <= table.top || bar.top >= table.bottom).toBe(true);
});

test('the button that closes a sheet is no tool', async () => {
  const element = await mount(stairs, { seed: 1 });
  element.command('help');
  await settled(element);
  expect([...element.shadowRoot!.querySelectorAll('dialog [part~=tool]')]).toEqual([]);
  expect(element.shadowRoot!.querySelectorAll('dialog [part=close]')).toHaveLength(1);
});

test('seven tools with long labels fit side by side into a box of 320 pixels, without scrolling', async () => {
  const element = await mount(mill, { seed: 1, lang: 'de' });
  element.style.cssText = 'inline-size: 320px; block-size: 568px';
  await settled(element);
  const bar = element.shadowRoot!.querySelector('.tools')!;
  expect(bar.querySelectorAll('.tool:not([hidden])')).toHaveLength(7);
  expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
});

test.each([
  [240, 480, 1],
  [360, 640, 1.4],
  [390, 844, 1.5],
  [620, 560, 1],
  [700, 600, 1.1],
  [844, 390, 1.3],
  [1280, 800, 1.5],
  [2560, 1440, 1.4],
])('tool icons grow with letters of twice the size and stay in a box of %i × %i', async (width, height, least) => {
  for (const variant of [stairs, mill]) {
    const element = await mount(variant, { seed: 1 });
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px; min-block-size: 0`;
    const side = (): number => element.shadowRoot!.querySelector('.tool svg')!.getBoundingClientRect().width;
    await settled(element);
    const usual = side();
    document.documentElement.style.fontSize = '32px';
    await settled(element);
    expect(side()).toBeGreaterThanOrEqual(usual * least);
    const box = element.getBoundingClientRect();
    for (const tool of element.shadowRoot!.querySelectorAll('.tool:not([hidden])')) {
      // If there is no space for all of them, the bar scrolls.
      tool.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = tool.getBoundingClientRect();
      const slack = 0.5;
      expect([left >= box.left - slack, right <= box.right + slack, top >= box.top, bottom <= box.bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(tool.scrollWidth, `the label of ${tool.textContent.trim()} is cut`).toBeLessThanOrEqual(tool.clientWidth);
    }
    document.documentElement.style.fontSize = '';
    element.remove();
  }
});

test.each([
  [390, 844],
  [844, 390],
  [1366, 768],
  [2560, 1440],
])('lazy styles move neither tools nor table: %i × %i', async (width, height) => {
  const element = await mount(mill, { seed: 1 });
  element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
  await settled(element);
  const root = element.shadowRoot!;
  const boxes = (): unknown =>
    [...root.querySelectorAll('.tool, .status, .scroller')].map((of) => of.getBoundingClientRect().toJSON() as unknown);
  const all = boxes();
  root.adoptedStyleSheets = root.adoptedStyleSheets.slice(0, PatienceGame.styles.length);
  expect(boxes()).toEqual(all);
});

test.each([
  ['a row', 'display: flex'],
  ['a column that centres', 'display: flex; flex-direction: column; align-items: center'],
  ['a grid that centres', 'display: grid; place-items: center'],
  ['a block of which it floats', 'display: flow-root', 'float: left'],
  ['a narrow row', 'display: flex; inline-size: 340px'],
  ['a block that is as wide as what is in it', 'inline-size: fit-content'],
  ['a line', 'display: inline-block'],
  ['a float', 'float: left'],
  ['a layer over the page', 'position: absolute; inset-block-start: 0'],
  ['a cell of a table', 'display: table-cell'],
])('a table stays within its place where %s asks for its preferred width', async (_, place, own = '') => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const parent = document.createElement('div');
  parent.style.cssText = place;
  element.style.cssText = own;
  document.body.append(parent);
  parent.append(element);
  await settled(element);
  const { width } = element.getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(320);
  expect(width).toBeLessThanOrEqual(parent.getBoundingClientRect().width);
});

test.each(['all: unset', 'all: unset; display: block', 'all: unset; display: inline-block'])(
  'a page that resets styles by “%s” leaves the table at its default height, with named tools',
  async (style) => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const height = (selector: string): number => element.shadowRoot!.querySelector(selector)!.getBoundingClientRect().height;
    element.style.cssText = style;
    const usual = Math.min(46 * 16, 0.92 * innerHeight);
    await expect.poll(() => height('.layout')).toBeCloseTo(usual, 0);
    expect(height('.scroller')).toBeGreaterThan(usual / 2);
  },
);

describe('a notch and the bar of the system', () => {
  afterEach(() => covered({}));

  test('a notch covers neither tools nor table of an element that fills the page', async () => {
    await covered({ left: 47, right: 40, bottom: 21, top: 30 });
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.style.cssText = 'position: absolute; inset: 0; inline-size: auto; block-size: auto';
    await settled(element);
    const box = element.getBoundingClientRect();
    for (const inner of element.shadowRoot!.querySelectorAll('.tools, .scroller')) {
      const { left, right, top, bottom } = inner.getBoundingClientRect();
      const room = [left - box.left >= 47, box.right - right >= 40, top - box.top >= 30, box.bottom - bottom >= 21];
      expect(room).toEqual([true, true, true, true]);
    }
  });

  test.each([
    ['that fills the first screen below a bar, with more below it', 'inset: 48px 0 auto; block-size: calc(100vh - 48px)', 0],
    ['that fills the window in the middle of a page', 'inset: 900px 0 auto; block-size: 100vh', 30],
  ])('a notch covers neither tools nor table of an element %s', async (_, style, above) => {
    await covered({ bottom: 34, top: 30 });
    const element = await mount(stairs, { deck: STAIRS_DECK });
    const below = document.createElement('div');
    below.style.blockSize = '3000px';
    document.body.append(below);
    element.style.cssText = `position: absolute; inline-size: auto; ${style}`;
    await settled(element);
    const { paddingTop, paddingBottom } = part(element, '.box');
    expect([paddingTop, paddingBottom]).toEqual([`${above}px`, '34px']);
  });

  test("a notch takes no space from an element away from the page's edges", async () => {
    await covered({ left: 47, right: 40, bottom: 21, top: 30 });
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.style.cssText = 'position: absolute; inset: 60px; inline-size: auto; block-size: auto';
    await settled(element);
    expect(part(element, '.box').padding).toBe('0px');
  });
});

test('a guide for which there is little space has at most two sentences, and the table cannot be scrolled to it', async () => {
  const element = await mount(crowd(), { seed: 1, guide: true });
  element.style.cssText = 'inline-size: 360px; block-size: 640px';
  await settled(element);
  element.style.cssText = 'inline-size: 640px; block-size: 240px';
  await settled(element);
  await settled(element);
  const guide = element.shadowRoot!.querySelector<HTMLElement>('.guide')!;
  expect(guide.dataset['form']).toMatch(/^[12] /);
  const scroller = element.shadowRoot!.querySelector<HTMLElement>('.scroller')!;
  scroller.scrollTo(500, 500);
  expect([scroller.scrollTop, scroller.scrollLeft]).toEqual([0, 0]);
});

test('a printed table is fitted to the page, and restored after that', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.style.inlineSize = '1200px';
  await settled(element);
  const { box } = element.session!.view.frame!;
  dispatchEvent(new Event('beforeprint'));
  await asked({}, 'print');
  await element.updateComplete;
  const corner = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
  for (const card of element.shadowRoot!.querySelectorAll('.card, .back, .slot')) {
    const { left, right, top } = card.getBoundingClientRect();
    expect([left - corner.left >= 0, right - corner.left <= 660, top - corner.top >= 40]).toEqual([true, true, true]);
  }
  expect(getComputedStyle(element.shadowRoot!.querySelector('.table')!, '::before').content).toBe('"Stairs"');
  await asked({});
  dispatchEvent(new Event('afterprint'));
  await settled(element);
  expect(element.session!.view.frame!.box).toEqual(box);
});

test('printing shows the table alone', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.style.inlineSize = '700px';
  for (const gesture of ['t3>f1', 't1>f1']) element.play(gesture);
  element.actions.open('help');
  await expect.poll(() => element.shadowRoot!.querySelector('dialog')).not.toBeNull();
  await asked({}, 'print');
  await settled(element);
  expect(['.bar', 'dialog'].map((selector) => part(element, selector).display)).toEqual(['none', 'none']);
  expect(part(element, '.layout').backgroundImage).not.toMatch(/0\.\d/);
  const place = part(element, '.slot.foundation');
  expect([place.backgroundColor, place.borderTopColor]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(85, 85, 85)']);
});

test('forced colours: a chosen card hides the cards below it, and the count has system colours', async () => {
  await asked({ 'forced-colors': 'active' });
  const element = await mount(stairs, { deck: STAIRS_DECK });
  button(element, 'ace of hearts').click();
  await settled(element);
  const chosen = part(element, '.chosen');
  expect([chosen.backgroundColor, chosen.backgroundImage]).toEqual(['rgb(255, 255, 255)', expect.stringContaining('linear-gradient')]);
  expect(chosen.outlineColor).toBe('rgb(0, 0, 0)');
  const counted = await mount(mill, { seed: 1 });
  expect(part(counted, '.count').backgroundColor).toBe('rgb(255, 255, 255)');
});

test.each([
  ['light', 'large indices', true],
  ['dark', 'large indices', true],
  ['light', 'pictures', false],
])('forced colours: red suits are hollow, index and pips alike: %s, %s', async (scheme, _, largeIndex) => {
  await asked({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
  const element = await mount(stairs, { deck: STAIRS_DECK, largeIndex });
  element.style.blockSize = '760px';
  await expect.poll(() => element.shadowRoot!.querySelectorAll('.art').length === 0).toBe(largeIndex);
  const text = part(element, '.box').color;
  const ink = (name: string): string[] => {
    const { fill, stroke } = getComputedStyle(button(element, name).querySelector('path')!);
    return [fill, stroke];
  };
  expect(ink('two of hearts')).toEqual(['none', text]);
  expect(ink('ace of spades')).toEqual([text, 'none']);
  button(element, 'two of hearts').click();
  await settled(element);
  // The outline takes the text colour of a chosen card, too.
  expect(ink('two of hearts')).toEqual(['none', part(element, '.chosen').color]);
});

describe('what the solver says', () => {
  const LONGEST = 'Kann noch aufgehen · Chance 83 % (78 bis 87 %)';
  /** Returns the boxes of the outlook, and of what it would cover. */
  async function announcedColors(
    width: number,
    settings: Partial<PatienceGame> = {},
  ): Promise<{ remark: DOMRect; others: (of: string) => DOMRect[] }> {
    const element = await mount(mill, { seed: 1, lang: 'de', ...settings });
    element.style.cssText = `inline-size: ${width}px; block-size: 700px`;
    element.actions.state.advise({ remark: LONGEST, menu: [] });
    element.pause();
    await settled(element);
    const boxes = (of: string): DOMRect[] => [...element.shadowRoot!.querySelectorAll(of)].map((each) => each.getBoundingClientRect());
    return { remark: boxes('.remark')[0]!, others: boxes };
  }
  const apart = (a: DOMRect, b: DOMRect): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

  test.each([[1280], [1366], [2560]])('the outlook is in the line of tools, beside points and pause, in a box %i wide', async (width) => {
    for (const withoutScore of [false, true]) {
      const { remark, others } = await announcedColors(width, { withoutScore });
      for (const other of others('.tool:not([hidden]), .status > span, .scroller')) expect(apart(remark, other)).toBe(true);
    }
  });

  test.each([
    [1100, {}],
    [1366, { withoutTools: true }],
  ])('the outlook is in the corner of the table where there is no such line: %i', async (width, settings) => {
    const { remark, others } = await announcedColors(width, settings);
    const [table] = others('.scroller');
    expect(apart(remark, table!)).toBe(false);
    expect(table!.bottom - remark.bottom).toBeLessThan(8);
  });
});
