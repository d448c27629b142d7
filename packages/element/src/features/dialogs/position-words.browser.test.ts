import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import type { Variant } from '@patience/core';
import type { PatienceGame } from '../../patience-game.js';
import { crowd } from '../../testing/crowd.js';
import { mount, settled } from '../../testing/mount.js';
import { featureWords } from '../../words/features/index.js';

afterEach(() => document.body.replaceChildren());

const all = (element: PatienceGame, selector: string): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const boxes = (element: PatienceGame, selector: string): DOMRect[] => all(element, selector).map((one) => one.getBoundingClientRect());
const over = (a: DOMRect, b: DOMRect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
/** Returns the box of the index of a card. */
const index = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x, y, width / 2, height / 4);

/** Mounts a variant on a phone in landscape orientation. */
async function lying(variant: Variant, settings: Partial<PatienceGame> = {}): Promise<PatienceGame> {
  const element = await mount(variant, { seed: 1, ...settings });
  element.style.cssText = 'inline-size: 844px; block-size: 390px';
  await settled(element);
  return element;
}

describe('the texts of the solver', () => {
  const remarked = async (...holes: Parameters<typeof crowd>): Promise<PatienceGame> => {
    const element = await lying(crowd(...holes));
    element.actions.state.advise({ remark: 'A guess, as some cards are hidden', menu: [] });
    await element.hint();
    await settled(element);
    return element;
  };

  test.each([
    [
      'in the upper row',
      [
        [3, 0],
        [4, 0],
        [5, 0],
        [6, 0],
      ],
    ],
    [
      'that is narrow',
      [
        [5, 1],
        [6, 1],
      ],
    ],
  ] as const)('the outlook covers neither cards nor the sentence of a hint where there is a gap, also one %s', async (_, holes) => {
    const element = await remarked(...holes);
    const [remark] = boxes(element, '.remark');
    expect(remark!.width).toBeGreaterThan(0);
    expect(boxes(element, '.card, .slot, .bubble').filter((box) => over(box, remark!))).toEqual([]);
  });

  test.each([
    [
      'cloth at the side',
      [
        [6, 0],
        [7, 0],
        [6, 1],
        [7, 1],
      ],
    ],
    [
      'one gap',
      [
        [5, 1],
        [6, 1],
      ],
    ],
  ] as const)('the outlook lies at the same place with and without the sentence of a hint, also with %s', async (_, holes) => {
    const element = await remarked(...holes);
    const [beside] = boxes(element, '.remark');
    element.session!.highlights.bubble = undefined;
    element.requestUpdate();
    await settled(element);
    expect(all(element, '.bubble')).toEqual([]);
    expect(boxes(element, '.remark')).toEqual([beside]);
  });

  test('the sentence of a hint covers no card where there is free cloth, and neither the outlook nor the copy of the card', async () => {
    const element = await remarked([4, 0], [5, 0], [6, 0], [7, 0], [4, 1], [5, 1], [6, 1], [7, 1]);
    const [sentence] = boxes(element, '.bubble');
    expect(boxes(element, '.card, .slot, .remark, .ghost').filter((box) => over(box, sentence!))).toEqual([]);
  });

  test('the outlook never covers an index or the piles of a hint', async () => {
    const element = await remarked();
    const [remark] = boxes(element, '.remark');
    expect(getComputedStyle(all(element, '.remark')[0]!).opacity).toBe('1');
    const read = [...boxes(element, '.card').map(index), ...boxes(element, '.hinted')];
    expect(read.filter((box) => over(box, remark!))).toEqual([]);
  });
});

describe('the bar of a game in which no move is left', () => {
  const stuck = async (variant: Variant): Promise<PatienceGame> => {
    const element = await lying(variant);
    element.play(element.game!.legalMoves()[0]!);
    await settled(element);
    expect(element.matches(':state(stuck)')).toBe(true);
    return element;
  };

  test('a notice covers nothing if there is free space', async () => {
    const element = await stuck(crowd([4, 0], [5, 0], [6, 0], [7, 0]));
    const [bar] = boxes(element, '.notice');
    expect(boxes(element, '.card, .slot').filter((box) => over(box, bar!))).toEqual([]);
  });

  test.each([
    ['of buttons', undefined],
    ['with a reason', 'No card can move any more, and the ace of spades lies under the king of hearts.'],
  ])('the notice %s fills a gap between cards in a flat form instead of covering cards', async (_, text) => {
    const element = await stuck(crowd([5, 1], [6, 1]));
    element.ending = text === undefined ? undefined : { text };
    element.style.cssText = 'inline-size: 1280px; block-size: 700px';
    await settled(element);
    const [bar] = boxes(element, '.notice');
    expect(bar!.width).toBeGreaterThan(bar!.height);
    expect(boxes(element, '.card').filter((box) => over(box, bar!))).toEqual([]);
  });

  test.each([
    ['a button', (element: PatienceGame) => userEvent.click(all(element, '.notice [aria-label="Hide"]')[0]!)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('a notice is hidden by %s and returns with the next position without moves', async (_, putAside) => {
    const element = await stuck(crowd());
    element.focus();
    await putAside(element);
    await settled(element);
    expect(all(element, '.notice')).toEqual([]);
    element.undo();
    await settled(element);
    element.redo();
    await settled(element);
    expect(all(element, '.notice')).toHaveLength(1);
  });

  test('the card of an end has one filled button in a line of its own on a phone, and all others are quiet', async () => {
    const element = await stuck(crowd([5, 1], [6, 1]));
    element.style.cssText = 'inline-size: 320px; block-size: 500px';
    element.ending = { text: 'No card can move any more.', actions: [{ label: 'Find the mistake', run: () => undefined }] };
    await settled(element);
    const [first, ...others] = all(element, '.notice .next .plain');
    expect([first!.textContent, others.length > 1]).toEqual(['Find the mistake', true]);
    const filled = (button: HTMLElement): boolean => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)';
    expect([first!, ...others].map(filled)).toEqual([true, ...others.map(() => false)]);
    for (const button of others) expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(first!.getBoundingClientRect().bottom);
  });

  test('the card of an end with a reason takes at most 100 pixels of the height of a phone held sideways', async () => {
    const element = await stuck(crowd());
    element.style.cssText = 'inline-size: 568px; block-size: 272px';
    element.ending = {
      text: 'The ace of spades lies under the king of hearts, and no card can free it.',
      actions: [{ label: 'Find the mistake', run: () => undefined }],
    };
    await settled(element);
    expect(boxes(element, '.notice')[0]!.height).toBeLessThanOrEqual(100);
  });

  test('the outlook is not shown while the notice says that no move is left', async () => {
    const element = await stuck(crowd([4, 0], [5, 0], [6, 0], [7, 0]));
    element.actions.state.advise({ remark: 'Can no longer be won', menu: [] });
    await settled(element);
    expect(all(element, '.remark').map(({ dataset }) => dataset['form'])).toEqual(['none']);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a notice over cards leaves those free that can be moved: deal %i', async (seed) => {
    const element = await lying(crowd());
    element.play(element.game!.legalMoves()[0]!);
    element.newGame(seed);
    await settled(element);
    const [bar] = boxes(element, '.notice.covering');
    const { view } = element.session!;
    const movable = element.game!.legalMoves().map((move) => view.scene.elementAt(move.split('>')[0]!, 0)!.getBoundingClientRect());
    expect(movable).toHaveLength(2);
    expect(movable.filter((box) => over(box, bar!))).toEqual([]);
  });

  test('after a restart the notice offers to go back, and no Undo while the tool Undo is off', async () => {
    const element = await mount(crowd([4, 0], [5, 0], [6, 0], [7, 0]), { seed: 1 });
    element.play(element.game!.legalMoves()[0]!);
    await settled(element);
    const label = (wanted: string): HTMLElement => all(element, '.notice button').find(({ textContent }) => textContent.trim() === wanted)!;
    const { words } = element.session!.describer;
    label(words.restart).click();
    await settled(element);
    expect(element.game!.canUndo).toBe(false);
    expect(label(words.undo)).toBeUndefined();
    label(featureWords('en').back).click();
    await settled(element);
    expect(element.game!.cursor).toBe(1);
  });

  test('a notice that offers the game before has a button to hide it only where it covers cards', async () => {
    const left = async (variant: Variant, block: number): Promise<PatienceGame> => {
      const element = await mount(variant, { seed: 1 });
      element.style.cssText = `inline-size: 500px; block-size: ${block}px`;
      expect(element.play(element.game!.legalMoves()[0]!)).toBe(true);
      element.newGame();
      await settled(element);
      expect(all(element, '.notice.left')).toHaveLength(1);
      return element;
    };
    const hide = (element: PatienceGame): HTMLElement => all(element, '.notice.left [aria-label="Hide"]')[0]!;
    const wide = await left(crowd([4, 0], [5, 0], [6, 0], [7, 0]), 600);
    expect(hide(wide).checkVisibility()).toBe(false);
    wide.remove();
    const small = await left(crowd(), 230);
    await userEvent.click(hide(small));
    await settled(small);
    expect(all(small, '.notice')).toEqual([]);
  });

  test('a notice leaves the focus on the table when it is hidden', async () => {
    const element = await stuck(crowd());
    const hide = all(element, '.notice [aria-label="Hide"]')[0]!;
    hide.focus();
    hide.click();
    await settled(element);
    expect(element.shadowRoot!.activeElement?.closest('.table')).not.toBeNull();
  });
});

describe('the guide', () => {
  const SENTENCES = [
    'Build the columns down, red on black.',
    'The aces go up to kings.',
    'A king fills a gap.',
    'The stock gives the others, one by one.',
  ];
  const words = { ...crowd().strings['en']!, guide: SENTENCES.join(' ') };

  /** Mounts a table of a size with a guide, and returns its box and the sentences that are shown. */
  async function guideIn(width: number, height: number, demo = false, table = crowd([4, 1], [5, 1], [6, 1], [7, 1])) {
    const variant = { ...table, strings: { en: words, de: words } };
    const element = await mount(variant, { seed: 1, guide: true, demo });
    element.style.cssText = `inline-size: ${width}px; block-size: ${height}px`;
    await settled(element);
    const shown = all(element, '.guide p').filter((line) => line.getBoundingClientRect().width > 1);
    return { element, guide: boxes(element, '.guide')[0]!, shown };
  }

  test.each([
    [320, 568],
    [390, 844],
    [1440, 900],
  ])('the guide says what may be laid and what wins, and takes at most 15 percent of the height of %i × %i', async (width, height) => {
    const { guide, shown } = await guideIn(width, height);
    expect(guide.height).toBeLessThanOrEqual(0.15 * height + 1);
    expect(shown.slice(0, 2).map(({ textContent }) => textContent)).toEqual([SENTENCES[0], featureWords('en').guide.aim.foundations]);
    expect(shown.length).toBeLessThanOrEqual(3);
  });

  test.each([
    [320, 568],
    [390, 844],
    [1440, 900],
  ])('the offer of a demonstration has room beside what may be laid and what wins in %i × %i', async (width, height) => {
    const { element, guide, shown } = await guideIn(width, height, true);
    const [offer] = boxes(element, '.guide button');
    expect(guide.height).toBeLessThanOrEqual(0.15 * height + 1);
    expect(shown.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(offer!.width, offer!.height)).toBeGreaterThanOrEqual(24);
    expect(boxes(element, '.guide button span')[0]!.width).toBeGreaterThan(24);
  });

  test.each([
    [390, 844],
    [820, 1180],
    [1440, 900],
  ])('the guide and the tools take at most 15 percent of the height of %i × %i, and the first sentence stays', async (width, height) => {
    const { element, guide, shown } = await guideIn(width, height);
    const [bar] = boxes(element, '.bar');
    expect(guide.height + bar!.height).toBeLessThanOrEqual(0.15 * height + 1);
    expect(shown[0]!.textContent).toBe(SENTENCES[0]);
    expect(all(element, '.guide')[0]!.dataset['form']).toMatch(new RegExp(`^${shown.length}\\b`));
    expect(boxes(element, '.card').filter((box) => over(box, guide))).toEqual([]);
  });

  test.each([
    [320, 568],
    [320, 240],
    [200, 240],
  ])('the guide covers no index of a table full of cards in %i × %i, and its offer stays', async (width, height) => {
    const { element, guide } = await guideIn(width, height, true, crowd());
    expect(
      boxes(element, '.card')
        .map(index)
        .filter((box) => over(box, guide)),
    ).toEqual([]);
    expect(boxes(element, '.guide button')[0]!.width).toBeGreaterThanOrEqual(24);
  });

  test.each([
    [320, 568],
    [390, 844],
    [2560, 1440],
  ])(
    'the cards of a full table leave a strip to the guide until the first move, and keep their places then: %i × %i',
    async (width, height) => {
      const { element, guide } = await guideIn(width, height, true, crowd());
      const cards = boxes(element, '.card, .slot');
      expect(cards.filter((box) => over(box, guide))).toEqual([]);
      expect(boxes(element, '.guide button span')[0]!.width).toBeGreaterThan(24);
      expect(parseFloat(getComputedStyle(all(element, '.guide')[0]!).fontSize)).toBeGreaterThanOrEqual(width > 2000 ? 17 : 13);
      const { frame } = element.session!.view;
      element.play(element.game!.legalMoves()[0]!);
      await settled(element);
      expect(all(element, '.guide')).toEqual([]);
      expect(element.session!.view.frame).toBe(frame);
    },
  );

  test('the guide keeps its place and its sentences beside a hint and what the solver says of it', async () => {
    const { element, guide, shown } = await guideIn(390, 844, true, crowd());
    element.actions.state.advise({ remark: 'Leads to a win', menu: [] });
    await element.hint();
    await settled(element);
    expect(boxes(element, '.bubble')).toHaveLength(1);
    expect(boxes(element, '.guide')[0]).toEqual(guide);
    expect(all(element, '.guide p').filter((line) => line.getBoundingClientRect().width > 1)).toEqual(shown);
    expect([...boxes(element, '.bubble'), ...boxes(element, '.remark:not(:empty)')].filter((box) => over(box, guide))).toEqual([]);
  });
});
