import type { TableView } from '../../view/table-view.js';
import type { Spot } from '../../table/spot.js';

/** Duration of a shake, in milliseconds, and its amplitude, in pixels. */
const SHAKE = 320;
const SWAY = [0, -6, 5, -4, 2, 0];

/** Shakes a card that cannot move. */
export function shake({ scene, animator, game, motionLevel }: TableView, { pile, depth }: Spot): void {
  const element = scene.elementAt(pile, Math.max(0, game.view.count(pile) - 1 - depth));
  if (!element || motionLevel !== 'full') return;
  const at = element.style.transform;
  animator.run(
    element,
    SWAY.map((x) => ({ transform: `${at} translateX(${x}px)` })),
    { duration: SHAKE },
  );
}
