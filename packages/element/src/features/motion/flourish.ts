import type { Pile, Step } from '@patience/core';
import { moveTo } from '../../view/scene.js';
import type { TableView } from '../../view/table-view.js';

/** Milliseconds that the top card of a finished foundation shines. */
const LENGTH = 520;
/** Largest size of the card during the effect, as a factor. */
const GROWN = 1.12;

/**
 * Returns the foundations that some steps have finished. A foundation is finished when it has its share of the cards: 13 with 52 cards on four
 * foundations. Where the shares are not equal, none is.
 * @param counts number of cards on each pile after the steps
 */
function finishedFoundations(
  piles: readonly Pick<Pile, 'id' | 'role'>[],
  counts: ReadonlyMap<string, number>,
  steps: readonly Step[],
): readonly string[] {
  const foundations = piles.filter(({ role }) => role === 'foundation').map(({ id }) => id);
  const share = [...counts.values()].reduce((sum, count) => sum + count, 0) / foundations.length;
  return foundations.filter((id) => counts.get(id) === share && steps.some((step) => step.type === 'move' && step.to === id));
}

/** Lets the top cards of the foundations that some steps have finished grow and shine. @param delay milliseconds until the cards arrive */
export function flourish({ animator, scene, picture, game }: TableView, steps: readonly Step[], delay: number): void {
  const { positions } = picture!;
  const counts = new Map([...positions].map(([pile, places]) => [pile, places.length]));
  for (const pile of finishedFoundations(game.piles, counts, steps)) {
    const places = positions.get(pile)!;
    const card = scene.elementAt(pile, places.length - 1);
    if (!card) continue;
    const here = moveTo(places.at(-1)!);
    animator.run(
      card,
      [
        { transform: here },
        { transform: `${here} scale(${GROWN})`, boxShadow: '0 0 0 3px var(--_glow), 0 0 22px 8px var(--_glow)', offset: 0.4 },
        { transform: here },
      ],
      { duration: LENGTH, delay, easing: 'ease-out' },
      // Above the cards that move to other foundations meanwhile.
      90,
    );
  }
}
