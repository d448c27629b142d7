import { row, type Tx, type View } from '@patience/core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../patience-game.js';
import { freshPage } from '../testing/fresh-page.js';
import { mill } from '../testing/mill.js';
import { button, mount, names, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

freshPage();

test('white space that the page preserves does not move parts of a card', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const boxes = (): unknown =>
    [...element.shadowRoot!.querySelectorAll('.card svg')].map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      return [x, y, width, height];
    });
  const before = boxes();
  document.body.style.whiteSpace = 'pre';
  await settled(element);
  expect(boxes()).toEqual(before);
  document.body.style.whiteSpace = '';
});

test('fill and stroke of the text of a page do not reach the table', async () => {
  document.body.style.cssText = '-webkit-text-fill-color: red; -webkit-text-stroke: 2px blue';
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const tool = getComputedStyle(element.shadowRoot!.querySelector('.tool')!);
  document.body.style.cssText = '';
  expect([tool.webkitTextFillColor, tool.webkitTextStrokeWidth]).toEqual([tool.color, '0px']);
});

test('face-down cards are never in the document', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const html = element.shadowRoot!.innerHTML.toLowerCase();
  expect(element.shadowRoot!.querySelectorAll('i.back')).toHaveLength(2);
  expect(html).not.toContain('four of');
  for (const back of element.shadowRoot!.querySelectorAll('i.back'))
    expect([...back.attributes].map((a) => a.name).sort()).toEqual(['class', 'part', 'style']);
});

test('a face-down card lies on the face-up card below it, and face-up cards are counted without it', async () => {
  const turned: typeof stairs = {
    ...stairs,
    table: () => row('t', 2, (i) => ({ role: 'tableau', at: [i, 0], fan: 'down' })),
    deal(table: Tx) {
      for (let i = 0; table.count('pack') > 0; i++) table.move('pack', i < 7 ? 't1' : 't2', { face: i % 2 === 0 ? 'down' : 'up' });
    },
  };
  const element = await mount(turned, { deck: STAIRS_DECK });
  const cards = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card, .back')];
  expect(cards.map((card) => card.classList.contains('back'))).toEqual([true, false, true, false, true, false, true, false]);
  expect(cards[1]!.getAttribute('aria-label')).toContain('1 of 3');
});

test('the stock shows its number of cards and of turns left, and its name says each once', async () => {
  const element = await mount(mill, { seed: 1 });
  const stock = (): string[] => {
    const place = element.shadowRoot!.querySelector('.stock')!;
    return [place.textContent.trim(), place.getAttribute('aria-label')!, place.querySelector('.count')?.getAttribute('aria-hidden') ?? ''];
  };
  expect(stock()).toEqual(['5', 'stock, 5 face down, Turn a card', 'true']);
  for (let i = 0; i < 5; i++) element.play('turn');
  await settled(element);
  expect(stock()).toEqual(['1', 'stock, empty, Turn a card, once more', 'true']);
  for (let i = 0; i < 6; i++) element.play('turn');
  await settled(element);
  expect(stock()).toEqual(['', 'stock, empty, closed', '']);
});

test('the stock shows the number of turns that the rules allow, and none without a limit', async () => {
  const again = (times: number): Promise<PatienceGame> => {
    const when = (view: View): true | string => view.count('stock') > 0 || view.counter('passes') < times || 'over';
    return mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when } } }, { seed: 1 });
  };
  for (const [times, shown] of [
    [3, '3'],
    [Infinity, ''],
  ] as const) {
    const element = await again(times);
    for (let i = 0; i < 5; i++) element.play('turn');
    await settled(element);
    expect(element.shadowRoot!.querySelector('.stock')!.textContent.trim()).toBe(shown);
    expect(names(element)).toContain(times === 3 ? 'stock, empty, Turn a card, 3 more times' : 'stock, empty, Turn a card');
  }
});

test('cards of a game that loads late are first drawn in the size that the toolbar leaves for the table', async () => {
  const element = document.createElement('patience-game');
  element.style.cssText = 'inline-size: 640px; block-size: 520px';
  document.body.append(element);
  await settled(element);
  const heights = new Set<number>();
  const observer = new MutationObserver(() => {
    if (element.session?.view.frame) heights.add(element.session.view.frame.box.height);
  });
  observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true });
  const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
  Object.assign(element, { variant: stairs, deck: STAIRS_DECK, motion: 'none' });
  await ready;
  await settled(element);
  observer.disconnect();
  expect([...heights]).toEqual([element.shadowRoot!.querySelector<HTMLElement>('.scroller')!.offsetHeight]);
});

test('cards are as large as every column allows, and stay smaller once one needed the space', async () => {
  const fans = row('t', 6, (i) => ({ role: 'tableau', at: [i, 0], fan: 'down', accept: () => true, take: 'top' }));
  const element = await mount({
    ...stairs,
    deck: () => ({}),
    table: () => [...fans, ...row('f', 1, () => ({ role: 'foundation', at: [6, 0] }))],
    deal(table: Tx) {
      for (const { id } of fans) table.move('pack', id, { count: 5, face: 'up' });
      table.move('pack', 'f1', { count: 22 });
    },
  });
  element.style.blockSize = '260px';
  const width = (): number => element.session!.view.frame!.cardWidth;
  await expect.poll(() => element.session!.view.frame!.box.height).toBeLessThanOrEqual(260);
  const sizes = [width()];
  for (const from of ['t2', 't3', 't4', 't2', 't3', 't4', 't2', 't3', 't4']) {
    expect(element.play(`${from}>t1`)).toBe(true);
    expect(element.session!.view.picture!.cramped).toBe(false);
    if (width() !== sizes.at(-1)) sizes.push(width());
  }
  // Once, with space for more cards than lie there, and not again for fourteen of them.
  expect(sizes).toHaveLength(2);
  expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
  while (element.undo()) expect(width()).toBe(sizes[1]);
  element.style.inlineSize = '641px';
  await expect.poll(width).toBeGreaterThan(sizes[1]! * 1.1);
});

test('a covered card shows its whole face while another moves onto it, then its index alone', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
  for (const gesture of ['t3>f1', 't2>f2', 't3>t2']) expect(element.play(gesture)).toBe(true);
  await element.updateComplete; // Do not wait longer: it moves in real time.
  const covered = (): boolean => button(element, 'three of hearts').classList.contains('covered');
  expect(covered()).toBe(false);
  await expect.poll(covered).toBe(true);
});

test('slotted content above and below takes its space from the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const before = element.shadowRoot!.querySelector('.scroller')!.clientHeight;
  const header = Object.assign(document.createElement('h2'), { slot: 'header', textContent: 'Above' });
  const footer = Object.assign(document.createElement('p'), { slot: 'footer', textContent: 'Below' });
  element.append(header, footer);
  await settled(element);
  const table = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
  expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(table.top);
  expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(table.bottom);
  expect(element.shadowRoot!.querySelector('.scroller')!.clientHeight).toBeLessThan(before);
});

test('points and time are shown and can be hidden', async () => {
  const element = await mount(mill, { seed: 1 });
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toMatch(/0 points\s+Time 0:00/);
  element.withoutClock = true;
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')!.textContent).not.toContain('Time');
  element.withoutScore = true;
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')).toBeNull();
});
