import { afterEach, expect, test } from 'vitest';
import { button, mount, names, settled } from '../testing/mount.js';
import type { PatienceGame } from '../patience-game.js';
import { LOOKS } from '../menu-settings.js';
import { mill } from '../testing/mill.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

const shown = (element: PatienceGame, selector: string): Element[] => [...element.shadowRoot!.querySelectorAll(selector)];
const look = (element: PatienceGame, selector: string): CSSStyleDeclaration => getComputedStyle(shown(element, selector)[0]!);
const boxes = (element: PatienceGame): string[] =>
  shown(element, '.card').map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    return [x, y, width, height].join();
  });

/** Mounts a table whose cards are about 150 pixels wide. */
async function large(settings: Partial<PatienceGame> = {}): Promise<PatienceGame> {
  const element = await mount(stairs, { deck: STAIRS_DECK, ...settings });
  element.style.inlineSize = '1000px';
  element.style.blockSize = '760px';
  await settled(element);
  return element;
}

test('large cards get pictures when these are loaded, and nothing moves', async () => {
  const element = await large();
  await settled(element);
  const before = boxes(element);
  await expect.poll(() => shown(element, '.card .art').length).toBeGreaterThan(0);
  expect(boxes(element)).toEqual(before);
});

test('the setting for the large index applies at every size', async () => {
  const element = await large({ largeIndex: true });
  await expect.poll(() => shown(element, '.card').length).toBeGreaterThan(0);
  expect(shown(element, '.card .art')).toEqual([]);
});

test('the German deck is shown and announced, in both languages', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, faces: 'german' });
  await expect.poll(() => names(element).join()).toContain('Daus of hearts');
  expect(shown(element, '.card .art').length).toBeGreaterThan(0);
  expect(element.readTable()).toContain('Daus of leaves');
  element.lang = 'de';
  await expect.poll(() => names(element).join()).toContain('Herz-Daus');
  button(element, 'Herz-Daus').click();
  await settled(element);
  expect(element.shadowRoot!.querySelector('[role=status]')!.textContent).toContain('Herz-Daus');
});

test('the German deck asks for an Unter where the rules ask for a jack', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, faces: 'german' });
  await expect.poll(() => names(element).join()).toContain('Daus');
  const reason = { code: 'empty-needs', params: { rank: 'J' } } as const;
  expect(element.session!.describer.reason(reason)).toContain('Unter');
});

test('unknown decks, backs and cloths change nothing', async () => {
  const usual = await mount(mill, { seed: 1 });
  const [table, back] = [look(usual, '.box').background, look(usual, '.back').background];
  const odd = await mount(mill, { seed: 1, faces: 'tarot' as 'german', back: 'plaid' as 'sun', cloth: 'silk' as 'wine' });
  await settled(odd);
  expect([look(odd, '.box').background, look(odd, '.back').background]).toEqual([table, back]);
  expect(names(odd)).toEqual(names(usual));
});

test('all backs and all cloths differ', async () => {
  const element = await mount(mill, { seed: 1, back: 'lattice' });
  const seen = async (name: 'back' | 'cloth', value: string, selector: string): Promise<string> => {
    element.setAttribute(name, value);
    await settled(element);
    return look(element, selector).background;
  };
  await expect.poll(() => seen('back', 'sun', '.back')).toContain('conic');
  const backs = [];
  for (const name of LOOKS.back) backs.push(await seen('back', name, '.back'));
  expect(new Set(backs).size).toBe(LOOKS.back.length);
  const cloths = [];
  for (const name of LOOKS.cloth) cloths.push(await seen('cloth', name, '.box'));
  expect(new Set(cloths).size).toBe(LOOKS.cloth.length);
});

/** Returns the relative luminance of `rgb(…)` under a layer of white. */
function luminance(colour: string, veil = 0): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((n) => {
    const part = (Number(n) / 255) * (1 - veil) + veil;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Returns the largest share of white that light and texture add to the table. */
const veilOf = (images: string): number =>
  1 -
  [...new Set(images.match(/rgba\(255, 255, 255, [\d.]+\)/g))].reduce(
    (left, white) => left * (1 - Number(/(?<![\d.])[\d.]+(?=\)$)/.exec(white))),
    1,
  );

test('words and slots have enough contrast on every cloth, at its brightest place too', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, back: 'sun' });
  await expect
    .poll(() => element.shadowRoot!.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.startsWith('.art')))
    .toBe(true);
  for (const theme of ['light', 'dark'])
    for (const cloth of LOOKS.cloth) {
      Object.assign(element, { theme, cloth });
      await settled(element);
      const { backgroundColor, backgroundImage, color } = look(element, '.box');
      const table = luminance(backgroundColor, veilOf(backgroundImage));
      expect(veilOf(backgroundImage)).toBeGreaterThan(0);
      expect(contrast(luminance(color), table), `words, ${theme} ${cloth}`).toBeGreaterThan(4.5);
      const line = look(element, '.slot.cell').borderTopColor;
      expect(contrast(luminance(line), table), `places, ${theme} ${cloth}`).toBeGreaterThan(3);
    }
});

test('page owners set colour, light, texture and pattern', async () => {
  const element = await mount(mill, { seed: 1, cloth: 'wine', back: 'sun' });
  const ours = 'linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))';
  for (const name of ['light', 'texture', 'pattern']) element.style.setProperty(`--patience-${name}`, ours);
  element.style.setProperty('--patience-table', 'rgb(7, 8, 9)');
  await settled(element);
  expect(look(element, '.box').backgroundImage).toBe(`${ours}, ${ours}, none`);
  expect(look(element, '.box').backgroundColor).toBe('rgb(7, 8, 9)');
  expect(look(element, '.back').backgroundImage).toBe(`${ours}, none`);
});
