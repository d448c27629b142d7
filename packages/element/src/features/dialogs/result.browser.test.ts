import { afterEach, describe, expect, test, vi } from 'vitest';
import { complete, pileName, type Pile, type Variant } from '@patience/core';
import type { PatienceGame } from '../../patience-game.js';
import { mill } from '../../testing/mill.js';
import { mount, settled } from '../../testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from '../../testing/stairs.js';
import { FINALES } from '../motion/finales.js';
import { positionSentence } from './position-words.js';
import { fill, wordsOf } from '../../words/index.js';
import { featureWords } from '../../words/features/index.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const all = (element: PatienceGame, selector: string): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const reduced = (): void => {
  const asked = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : asked(query),
  );
};
async function won(settings: Partial<PatienceGame> = {}): Promise<PatienceGame> {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined, ...settings });
  for (const gesture of STAIRS_WIN) element.play(gesture);
  await settled(element);
  return element;
}

/** Gives a won game's table a size in pixels and wins again, until the finale is there. */
async function winAgain(element: PatienceGame, width: number, height: number): Promise<void> {
  element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
  element.undo();
  await settled(element);
  element.play(STAIRS_WIN.at(-1)!);
  await expect.poll(() => all(element, '.finale .card').length).toBe(8);
}

describe('the end of a won game', () => {
  test('the celebration takes every card from its place, and any touch ends it', async () => {
    const element = await won();
    await expect.poll(() => all(element, '.celebrating .finale .card').length).toBe(8);
    expect(all(element, '.notice')).toEqual([]);
    const table = all(element, '.table')[0]!;
    table.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, isPrimary: true, bubbles: true, composed: true }));
    table.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, isPrimary: true, bubbles: true, composed: true }));
    await settled(element);
    expect([all(element, '.finale').length, element.actions.features.loaded!.celebration.on, element.status]).toEqual([0, false, 'won']);
    expect(all(element, '.result')).toHaveLength(1);
  });

  test('the celebration ends at a key', async () => {
    const element = await won();
    await expect.poll(() => all(element, '.celebrating .finale .card').length).toBe(8);
    all(element, '.table')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await settled(element);
    expect([all(element, '.finale').length, element.actions.features.loaded!.celebration.on, element.status]).toEqual([0, false, 'won']);
  });

  test('the celebration leaves nothing behind when it is ended at its beginning', async () => {
    const element = await won();
    await expect.poll(() => all(element, '.finale').length).toBe(1);
    element.actions.features.loaded!.celebration.skip();
    await settled(element);
    expect([all(element, '.finale').length, all(element, '.celebrating').length, all(element, '.result').length]).toEqual([0, 0, 1]);
  });

  test('the celebration is a still picture with reduced motion, and the result is beside it', async () => {
    reduced();
    const element = await won();
    await expect.poll(() => all(element, '.finale .card').length).toBe(8);
    await expect.poll(() => all(element, '.result').length).toBe(1);
    await expect.poll(() => all(element, '.celebrating').length).toBe(1);
    expect(all(element, '.finale .card').flatMap((card) => card.getAnimations())).toEqual([]);
    // No card is visible twice, and no slot.
    expect([...new Set(all(element, '.table > [part=pile]').map((pile) => getComputedStyle(pile).opacity))]).toEqual(['0']);
    element.undo();
    expect(all(element, '.finale')).toEqual([]);
  });

  test('the result covers no card of the finale beside it', async () => {
    reduced();
    const quiet = (): void => undefined;
    const actions = ['Share this game', 'The deal of the day'].map((label) => ({ label, run: quiet }));
    const element = await won({
      result: { actions, next: { lead: 'Next', name: 'Mill', text: 'One sentence of some length.', run: quiet } },
    });
    await winAgain(element, 1280, 756);
    await expect.poll(() => all(element, '.result').length).toBe(1);
    const { left } = all(element, '.result')[0]!.getBoundingClientRect();
    const cards = all(element, '.finale .card').map((card) => card.getBoundingClientRect());
    // The picture is in the middle of its space, which more cards would fill.
    const space = Math.min(...cards.map((card) => card.left)) + Math.max(...cards.map((card) => card.right));
    expect(space).toBeLessThanOrEqual(left);
  });

  test('the finale begins near the upper edge of a phone, above the result', async () => {
    reduced();
    const element = await won({ result: { lines: ['Best', 'Streak', 'Won'].map((name) => [name, '1'] as const) } });
    await winAgain(element, 390, 730);
    await expect.poll(() => all(element, '.result').length).toBe(1);
    const cards = all(element, '.finale .card').map((card) => card.getBoundingClientRect());
    const edge = all(element, '.table')[0]!.getBoundingClientRect().top;
    expect(Math.min(...cards.map(({ top }) => top)) - edge).toBeLessThan(25);
    expect(Math.max(...cards.map(({ bottom }) => bottom))).toBeLessThan(all(element, '.result')[0]!.getBoundingClientRect().top);
  });

  test('a long result on a phone leaves the whole finale in sight', async () => {
    reduced();
    const element = await won();
    await winAgain(element, 390, 730);
    await expect.poll(() => all(element, '.celebrating').length).toBe(1);
    const lines = Array.from({ length: 5 }, (_, n) => [`A name of some length ${n}`, 'a value of some length'] as const);
    element.result = { lines };
    await settled(element);
    const lowest = (): number => Math.max(...all(element, '.finale .card').map((card) => card.getBoundingClientRect().bottom));
    await expect.poll(() => lowest() <= all(element, '.result')[0]!.getBoundingClientRect().top).toBe(true);
  });

  test.each([
    [1280, 752],
    [844, 342],
    [390, 730],
  ])('the result without a celebration leaves the full foundations in sight on a table of %i × %i', async (width, height) => {
    const element = await won({ motion: 'none' });
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
    await settled(element);
    const foundations = element.session!.game.piles.filter(({ role }) => role === 'foundation');
    const { view } = element.session!;
    const inSight = (): boolean => {
      const [card, table] = ['.result', '.scroller'].map((one) => all(element, one)[0]!.getBoundingClientRect());
      return foundations.every(({ id }) => {
        const { left, top, right, bottom } = view.picture!.bounds(id);
        const [x, y] = [card!.left - table!.left, card!.top - table!.top];
        return right <= x || left >= x + card!.width || bottom <= y || top >= y + card!.height;
      });
    };
    await expect.poll(inSight).toBe(true);
  });

  test("the result shows moves, time and the page's lines, and has real buttons", async () => {
    const shared = vi.fn<() => void>();
    const element = await won({ motion: 'none', result: { lines: [['Best before', '1:02']], actions: [{ label: 'Share', run: shared }] } });
    await expect.poll(() => all(element, '.result').length).toBe(1);
    expect(all(element, '.result dt').map(({ textContent }) => textContent)).toEqual(['Moves', 'Time', 'Best before']);
    const buttons = all(element, '.result .next button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['New deal', 'Same deal again', 'Share']);
    buttons[2]!.click();
    expect(shared).toHaveBeenCalledOnce();
    buttons[1]!.click();
    expect(element.status).toBe('playing');
  });

  test.each([
    [320, 544],
    [390, 748],
    [844, 342],
    [568, 272],
    [1280, 752],
  ])('the result fits a table of %i × %i uncut, with buttons large enough for a thumb', async (width, height) => {
    const quiet = (): void => undefined;
    const element = await won({
      motion: 'none',
      lang: 'de',
      result: {
        lines: [
          ['Bestzeit bisher', '12:34'],
          ['Serie', '12'],
        ],
        actions: [
          { label: 'Teilen', run: quiet },
          { label: 'Spiel des Tages', run: quiet },
        ],
      },
    });
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
    await settled(element);
    await expect.poll(() => all(element, '.result button').length).toBe(5);
    const [card] = all(element, '.result');
    const inside = (part: DOMRect, whole: DOMRect): boolean =>
      part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom;
    expect(inside(card!.getBoundingClientRect(), all(element, '.scroller')[0]!.getBoundingClientRect())).toBe(true);
    expect(card!.scrollWidth).toBeLessThanOrEqual(card!.clientWidth);
    if (height > 300) expect(card!.scrollHeight).toBeLessThanOrEqual(card!.clientHeight);
    for (const button of all(element, '.result button')) {
      const { width: wide, height: high } = button.getBoundingClientRect();
      expect([wide >= 44, high >= 44, button.scrollWidth <= button.clientWidth], button.textContent).toEqual([true, true, true]);
    }
  });

  test.each(Object.keys(FINALES) as (keyof typeof FINALES)[])('a finale as a %s stays inside its space', (name) => {
    const suits = ['C', 'D', 'H', 'S'] as const;
    for (const [width, height] of [
      [320, 250],
      [390, 500],
      [460, 330],
      [1600, 1000],
    ] as const)
      for (const packs of [1, 2]) {
        const cards = Array.from({ length: 52 * packs }, (_, id) => ({
          id,
          rank: (id % 13) + 1,
          suit: suits[Math.floor(id / 13) % 4]!,
          red: false,
          letter: 'A',
        }));
        const cardWidth = Math.min(190, width / 8);
        const poses = FINALES[name](cards, { width, height, cardWidth, cardHeight: cardWidth * 1.4 });
        for (const { x, y } of poses) {
          expect(x, `${width} × ${height}, ${packs}`).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
        expect(new Set(poses.map(({ x, y }) => `${x} ${y}`)).size).toBe(cards.length);
      }
  });
});

test("the result shows the page's headline, days, first button and suggestion in their places", async () => {
  const [copy, next] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const element = await won({
    motion: 'none',
    result: {
      headline: 'New best time',
      days: [
        { label: 'Mo', name: 'Monday, won', state: 'won' },
        { label: 'Tu', name: 'Tuesday, won later', state: 'late' },
        { label: 'We', name: 'Wednesday, not played', state: 'open' },
      ],
      actions: [
        { label: 'Copy', run: copy, first: true },
        { label: 'Share', run: () => undefined },
      ],
      next: { lead: 'Similar', name: 'Mill', text: 'One sentence.', run: next },
    },
  });
  await expect.poll(() => all(element, '.result').length).toBe(1);
  expect(all(element, '.result .headline')[0]!.textContent).toBe('New best time');
  expect(all(element, '.days [role=img]').map((day) => day.getAttribute('aria-label'))).toEqual([
    'Monday, won',
    'Tuesday, won later',
    'Wednesday, not played',
  ]);
  const days = all(element, '.days i');
  expect(days.map(({ textContent }) => textContent)).toEqual(['✓', '✓', '']);
  const filled = days.map((day) => getComputedStyle(day).backgroundColor !== 'rgba(0, 0, 0, 0)');
  expect(filled).toEqual([true, false, false]);
  const buttons = all(element, '.result .next .plain');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy', 'New deal', 'Same deal again', 'Share']);
  buttons[0]!.click();
  const [suggestion] = all(element, '.suggestion');
  suggestion!.click();
  expect([copy.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
});

test('a suggestion of the page that comes first is the main button of the result', async () => {
  const next = { lead: 'Next', name: 'Mill', first: true, run: () => undefined };
  const element = await won({ motion: 'none', result: { next } });
  await expect.poll(() => all(element, '.result .suggestion').length).toBe(1);
  const [main, other] = all(element, '.result .suggestion, .result .next .plain');
  expect([main!.matches('.suggestion'), other!.textContent]).toEqual([true, 'New deal']);
  const isFilled = (button: HTMLElement): boolean => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
  expect([isFilled(main!), isFilled(other!)]).toEqual([true, false]);
});

test('a line of the result without a name is a chip, and the others are facts', async () => {
  const element = await won({ motion: 'none' });
  element.result = {
    lines: [
      ['', 'First win'],
      ['Win streak', '1'],
      ['', 'Three days in a row'],
    ],
  };
  await settled(element);
  await expect
    .poll(() => all(element, '.result .chips li').map(({ textContent }) => textContent))
    .toEqual(['First win', 'Three days in a row']);
  expect(all(element, '.result dt').map(({ textContent }) => textContent)).toEqual(['Moves', 'Time', 'Win streak']);
});

test.each([320, 390, 430])('the result is as wide as a phone of %i pixels', async (width) => {
  const element = await won({ motion: 'none' });
  element.style.cssText = `inline-size: ${width}px; block-size: 700px`;
  await settled(element);
  await expect.poll(() => Math.round(all(element, '.result')[0]?.getBoundingClientRect().width ?? 0)).toBe(width - 16);
});

test('the result of a scored and of a won game can be hidden by its button or Escape to look at the cards', async () => {
  const status: NonNullable<Variant['status']> = (view) => (view.count('f1') > 0 ? 'over' : 'playing');
  const scored: Variant = { ...stairs, status, score: () => 7, needs: ['over'] };
  const hide = (element: PatienceGame): HTMLElement[] => all(element, '.result [aria-label="Hide"]');
  const open = async (): Promise<PatienceGame> => {
    const element = await mount(scored, { deck: STAIRS_DECK, motion: 'none' });
    element.play('t2>f1');
    return element;
  };
  for (const way of ['button', 'Escape'])
    for (const element of [await open(), await won({ motion: 'none' })]) {
      await expect.poll(() => hide(element).length).toBe(1);
      if (way === 'button') hide(element)[0]!.click();
      else all(element, '.table')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
      await settled(element);
      expect(all(element, '.result'), way).toEqual([]);
    }
});

test('the state result holds while the card of a won or lost game is shown, and not while a game is played', async () => {
  const element = await won({ motion: 'none' });
  await expect.poll(() => element.matches(':state(result)')).toBe(true);
  all(element, '.result .aside')[0]!.click();
  await settled(element);
  expect(element.matches(':state(result)')).toBe(false);
  element.ending = { title: 'Lost.', isLost: true };
  element.undo();
  await settled(element);
  expect([all(element, '.notice').length, element.matches(':state(result)')]).toEqual([1, true]);
  element.ending = undefined;
  await settled(element);
  expect(element.matches(':state(result)')).toBe(false);
});

test('a sentence never covers its pile', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const { session } = element;
  for (const { id } of session!.game.piles) {
    const size = { width: 220, height: 60 };
    const { x, y } = positionSentence(session!.view, size, { about: [id], words: [], piles: [] }, 0);
    const { left, right, top, bottom } = session!.view.picture!.bounds(id);
    expect(x + size.width <= left || x >= right || y + size.height <= top || y >= bottom, id).toBe(true);
  }
});

test('the guide is shown until the first move, and never again', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true });
  await expect.poll(() => all(element, '.guide p').length).toBe(4);
  const stairsLines = all(element, '.guide p').map(({ textContent }) => textContent);
  element.play('t2>f1');
  element.undo();
  await settled(element);
  expect([all(element, '.guide').length, element.guide]).toEqual([0, false]);
  const other = await mount(mill, { seed: 1, guide: true });
  await expect.poll(() => all(other, '.guide p').length).toBe(4);
  expect(all(other, '.guide p')[3]!.textContent).toBe(featureWords('en').guide.stock.click);
  expect(all(other, '.guide p').map(({ textContent }) => textContent)).not.toEqual(stairsLines);
});

test('guidance names Play on where no card can be lifted', async () => {
  const table = (): Pile[] => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0] },
    { id: 'f1', role: 'foundation', at: [4, 0] },
  ];
  const element = await mount({ ...mill, id: 'test-watched', table }, { seed: 1, guide: true });
  await expect.poll(() => all(element, '.guide p').length).toBe(2);
  const [, last] = all(element, '.guide p');
  expect(last!.textContent).toBe(fill(featureWords('en').guide.watch.click, { name: wordsOf('en').runOn }));
});

test.each(['de', 'en'] as const)("the guide uses the table's name for a cell: %s", async (lang) => {
  const element = await mount(stairs, { deck: STAIRS_DECK, guide: true, lang });
  await expect.poll(() => all(element, '.guide p').length).toBe(4);
  const cell = pileName({ id: 'c1', role: 'cell' }, true, lang);
  expect(all(element, '.guide p')[3]!.textContent).toContain(`${cell} `);
});

test('won or lost points rise from the card', async () => {
  const element = await mount(
    { ...mill, score: (_view: unknown, _options: unknown, { mistakes }: { mistakes: number }) => 100 - 50 * mistakes },
    { seed: 1, motion: undefined },
  );
  await expect.poll(() => element.actions.features.loaded).toBeDefined();
  element.play('turn');
  element.play('turn');
  element.play('waste>f1');
  await settled(element);
  expect(all(element, '.points')).toEqual([]);
  const { selection } = element.session!;
  const card = { pile: 'waste', depth: 0 };
  element.session!.touch(card, () => selection.tap(card));
  element.session!.touch({ pile: 'f1', depth: 0 }, () => selection.tap({ pile: 'f1', depth: 0 }));
  expect(all(element, '.points').map(({ textContent }) => textContent)).toEqual(element.game!.mistakes === 1 ? ['−50'] : []);
  expect(element.game!.mistakes).toBe(1);
});

describe('the guide says what a tap on a card does', () => {
  const pairs: Variant = {
    ...stairs,
    table: (...given) => [...complete(stairs).table(...given), { id: 'd1', role: 'discard', at: [4, 0] }],
    pair: { cards: () => false },
  };

  test.each([
    ['a finger', true, undefined, 'one'],
    ['a mouse', false, undefined, 'only'],
    ['taps="one"', false, 'one', 'one'],
    ['taps="two"', true, 'two', 'two'],
  ] as const)('the guide describes a tap with %s, in a pairing game too', async (_, fingers, taps, mode) => {
    const asked = matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('coarse') ? ({ matches: fingers } as MediaQueryList) : asked(query),
    );
    const { guide } = featureWords('en');
    for (const [variant, line] of [
      [stairs, guide[mode]],
      [pairs, guide.pairs[mode]],
    ] as const) {
      const element = await mount(variant, { deck: STAIRS_DECK, guide: true, taps });
      await expect.poll(() => all(element, '.guide p')[2]?.textContent).toBe(line);
      element.remove();
    }
  });
});

test.each([
  [900, 600],
  [390, 740],
])('a line of the result with a date has room in one line, in a box of %i × %i', async (width, height) => {
  const element = await won({ motion: 'none' });
  element.style.cssText = `display: block; width: ${width}px; height: ${height}px`;
  element.result = { lines: [['Deal of the day', '27 November 2026']] };
  await settled(element);
  await expect.poll(() => all(element, '.result dd').at(-1)?.textContent).toBe('27 November 2026');
  const lines = (each: HTMLElement): number => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  await expect.poll(() => [...all(element, '.result dt'), ...all(element, '.result dd')].map(lines)).toEqual(Array(6).fill(1));
});
