import { expect } from 'vitest';
import type { Check } from './check.js';
import { variants } from './site.js';
import type { Visit } from './visit.js';

const id = variants[0]!.id;

/** Opens a deal of the first variant that has a legal first move of a card. @returns this move */
async function playable(visit: Visit): Promise<string> {
  for (const { id: each } of variants) {
    await visit.table(`en/play/${each}/?seed=5`);
    const move = await visit.cardMove();
    if (move !== undefined) return move;
  }
  throw new Error('no installed variant has a legal first move of a card');
}

/** Returns the painted position and face of every card on the table, after all motion has ended. */
const painted = (visit: Visit): Promise<readonly string[]> =>
  visit.ask(async (table) => {
    const root = table.shadowRoot!;
    await new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake)));
    await Promise.all(root.getAnimations().map((one) => one.finished.catch(() => undefined)));
    const origin = table.getBoundingClientRect();
    return [...root.querySelectorAll('.card, .back')]
      .map((card) => {
        const box = card.getBoundingClientRect();
        const name = (card.getAttribute('aria-label') ?? 'back').split(',')[0]!;
        return `${name} ${[box.x - origin.x, box.y - origin.y, box.width, box.height].map(Math.round).join(' ')}`;
      })
      .sort();
  });

/** The checks of moves by mouse, touch and keyboard. */
export const MOVING_CARDS: readonly Check[] = [
  {
    name: 'two clicks move a card',
    async run(visit) {
      await visit.click(await playable(visit));
      await visit.reaches(1);
    },
  },
  {
    name: 'a drag moves a card, and the table looks like one without a drag',
    width: 1280,
    height: 900,
    async run(visit) {
      const move = await playable(visit);
      const points = await visit.touchesFor(move);
      const [from, to] = points.map(({ x, y }) => ({ x: x + 8, y: y + 4 }));
      await visit.tab.drag(from!, to!);
      await visit.reaches(1);
      await visit.tab.press('Escape');
      await visit.tab.run(() => (document.activeElement as HTMLElement | null)?.blur());
      const dragged = await painted(visit);
      const { variant } = await visit.ask((table) => table.save());
      await visit.again(`en/play/${variant}/`, 1);
      expect(await visit.cursor()).toBe(1);
      expect(await painted(visit)).toEqual(dragged);
    },
  },
  {
    name: 'a card dropped on an illegal pile returns to its pile',
    width: 1280,
    height: 900,
    async run(visit) {
      const [from] = /^\w+/.exec(await playable(visit))!;
      const to = await visit.ask((table, pile) => {
        const taken = table.game!.legalMoves().map((move) => /^(\w+)>(\w+)/.exec(move));
        const fits = new Set(taken.flatMap((move) => (move?.[1] === pile ? [move[2]] : [])));
        return table.game!.piles.find(({ id: other, accept }) => accept !== undefined && other !== pile && !fits.has(other))?.id;
      }, from);
      const before = await painted(visit);
      const points = [await visit.corner(from, 0), await visit.corner(to!, 0)].map(({ x, y }) => ({ x: x + 8, y: y + 4 }));
      await visit.tab.drag(points[0]!, points[1]!);
      await visit.tab.press('Escape');
      expect(await visit.cursor()).toBe(0);
      expect(await painted(visit)).toEqual(before);
    },
  },
  {
    name: 'a touch moves a card',
    touch: true,
    async run(visit) {
      const [from, to] = await visit.touchesFor(await playable(visit));
      await visit.ask((table) => void (table.taps = 'two'));
      await visit.tab.tap(from!.x, from!.y);
      await visit.tab.tap(to!.x, to!.y);
      await visit.reaches(1);
    },
  },
  {
    name: 'the keyboard reaches the cards, and shortcut keys work',
    async run(visit) {
      await visit.table(`en/play/${id}/?seed=5`);
      const focused = (): Promise<string | null> =>
        visit.ask((table) => table.shadowRoot!.activeElement?.getAttribute('aria-label') ?? null);
      for (let tabs = 0; tabs < 30 && (await focused()) === null; tabs++) await visit.tab.press('Tab');
      const first = await focused();
      expect(first).not.toBeNull();
      await visit.tab.press('ArrowRight');
      await visit.tab.press('ArrowDown');
      await visit.tab.press('ArrowRight');
      expect(await focused()).not.toBe(first);
      await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
      await visit.tab.press('u');
      await visit.reaches(0);
      await visit.tab.press('r');
      await visit.reaches(1);
      await visit.tab.press('Control+z');
      await visit.reaches(0);
    },
  },
];
