import { html } from 'lit';
import { expect, test, vi } from 'vitest';
import { freshPage } from '../testing/fresh-page.js';
import { button, mount, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

freshPage();

const faces = (element: HTMLElement): string[] =>
  [...element.shadowRoot!.querySelectorAll('[part=face]')].map(({ textContent }) => textContent.trim());

test('a page draws faces by templates, nodes and text, and never gets a face-down card', async () => {
  const asked = new Set<string>();
  const element = await mount(stairs, {
    deck: STAIRS_DECK,
    cardFace(card, { covered }) {
      asked.add(`${card.letter}${card.suit}`);
      if (card.suit === 'H') return html`<b>${card.letter} of hearts</b>`;
      if (card.rank === 1) return Object.assign(document.createElement('em'), { textContent: 'the ace' });
      return covered ? undefined : `${card.letter} whole`;
    },
    cardBack: () => 'back',
  });
  expect([...asked].sort()).toEqual(['2H', '2S', '3H', '3S', 'AH', 'AS']);
  expect(faces(element)).toEqual(['2 of hearts', '3 of hearts', 'the ace', 'A of hearts']);
  expect(element.shadowRoot!.querySelectorAll('[part=back-face]')).toHaveLength(2);
  expect(button(element, 'ace of hearts').textContent.trim()).toBe('A of hearts');
  element.cardFace = undefined;
  await settled(element);
  expect(faces(element)).toEqual([]);
  expect(button(element, 'ace of hearts').querySelector('svg')).not.toBeNull();
});

test('a face that throws is reported, and the usual one is shown', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const element = await mount(stairs, {
    deck: STAIRS_DECK,
    cardFace() {
      throw new Error('no paint');
    },
  });
  expect(report).toHaveBeenCalled();
  expect(button(element, 'ace of hearts').querySelector('svg')).not.toBeNull();
  report.mockRestore();
});

test('a card has parts for its suit and its rank', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = 'patience-game::part(card suit-hearts rank-1) { background: rgb(1, 2, 3) }';
  const colour = (name: string): string => getComputedStyle(button(element, name)).backgroundColor;
  expect(colour('ace of hearts')).toBe('rgb(1, 2, 3)');
  expect(colour('ace of spades')).not.toBe('rgb(1, 2, 3)');
  sheet.remove();
});

test('a card of a suit of its own has a part with the letter of the suit', async () => {
  const moons = { suit: 'M', colour: 'green', outline: 'm0 -40l30 40-30 40-30-40z', letters: ['1', '2'] } as const;
  const element = await mount({ ...stairs, deck: () => ({ suits: [moons] }), deal: [{ to: 't1', all: true }] }, {});
  const parts = [...element.shadowRoot!.querySelectorAll('.card')].map((card) => card.getAttribute('part'));
  expect(parts.sort()).toEqual(['card suit-m rank-1', 'card suit-m rank-2']);
});

test('buttons of the page stand in the tool bar before and after the tools', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.innerHTML = '<button slot="tools-end">Last</button><button slot="tools-start">First</button>';
  await settled(element);
  const left = (one: Element): number => one.getBoundingClientRect().left;
  const [last, first] = [...element.children] as [Element, Element];
  const tools = [...element.shadowRoot!.querySelectorAll('[part~=tool]:not([hidden])')];
  expect([...[first, ...tools, last].map(left)]).toEqual([first, ...tools, last].map(left).sort((a, b) => a - b));
});

test('the colours follow the color-scheme of the page, unless the element has a theme', async () => {
  const root = document.documentElement;
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const schemes: string[] = [];
  for (const [scheme, theme] of [
    ['dark', undefined],
    ['light', undefined],
    ['dark', 'light'],
    ['', undefined],
  ] as const) {
    root.style.colorScheme = scheme;
    element.theme = theme;
    await settled(element);
    schemes.push(`${getComputedStyle(element).colorScheme} ${getComputedStyle(element).getPropertyValue('--_panel')}`);
  }
  expect(schemes).toEqual(['dark #1c231e', 'light #fbfaf5', 'light #fbfaf5', 'light dark #fbfaf5']);
});
