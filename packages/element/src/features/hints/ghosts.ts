import type { TableSession } from '../../game/table-session.js';
import type { Point } from '../../layout/fit.js';
import type { HintedMove } from '../../view/highlights.js';

/** Milliseconds for which the copy of a hinted card is visible. */
const GLIDE = 1700;
const EASE = 'cubic-bezier(.3,0,.2,1)';
/** Distance at which a copy stops from the card with which its own is discarded, in cards: nearer, it would hide that card's index. */
const BESIDE = 0.85;

/** Copies of cards that stay at the destination of a gesture, with the position for which they were drawn. */
const ghosts = new WeakMap<Element, { readonly session: TableSession; readonly cursor: number; readonly frame: unknown }>();

/** Removes the copies of cards that stay and fulfil a condition. */
export function dropGhosts(root: ParentNode, when: (ghost: Element) => boolean): void {
  for (const ghost of root.querySelectorAll('.ghost.stays')) if (when(ghost)) ghost.remove();
}

/** Removes the copies of cards of a former position, and of a former layout. Called after each rendering. */
export const dropOldGhosts = (root: ParentNode, session: TableSession): void =>
  dropGhosts(root, (ghost) => {
    const { session: on, cursor, frame } = ghosts.get(ghost)!;
    return on !== session || cursor !== session.game.cursor || frame !== session.view.frame;
  });

/** Returns the point on the way to a card at which a copy stops beside it. */
function beside(card: Point, start: Point, { cardWidth, cardHeight }: { readonly cardWidth: number; readonly cardHeight: number }): Point {
  const [x, y] = [start.x - card.x, start.y - card.y];
  const part = Math.min(1, BESIDE / Math.max(Math.abs(x) / cardWidth, Math.abs(y) / cardHeight));
  return { x: card.x + x * part, y: card.y + y * part };
}

/**
 * Animates a translucent copy of the card along a hint. With reduced motion the copy is shown at the destination.
 * @param stays whether the copy stays at the destination until the position changes
 * @param pair whether both cards are discarded together: then the copy stops beside the other card
 */
export function glide(session: TableSession, { from, depth, to }: HintedMove, stays: boolean, pair: boolean): void {
  const { view, game, selection } = session;
  const { animator, picture, scene, motionLevel } = view;
  if (!picture || (motionLevel === 'none' && !stays) || from === to) return;
  const n = game.view.count(from);
  const lowest = selection.pile(from).take === 'all' ? n - 1 : depth;
  const ends = picture.positions.get(to)!;
  const last = ends.at(-1) ?? picture.frame.places.get(to)!;
  const before = ends.at(-2) ?? last;
  const strip = { x: last.x - before.x, y: last.y - before.y };
  const start = picture.positions.get(from)![n - 1 - lowest]!;
  const end = pair ? beside(last, start, picture.frame) : { x: last.x + strip.x, y: last.y + strip.y };
  const table = scene.elementAt(from, n - 1)!.closest('.table')!;
  dropGhosts(table, () => true);
  for (let below = lowest; below >= 0; below--) {
    const element = scene.elementAt(from, n - 1 - below);
    const home = picture.positions.get(from)![n - 1 - below]!;
    if (!element?.matches('.card')) continue;
    const ghost = document.createElement('i');
    ghost.className = `${element.className.replace(/\b(drop-target|chosen|target|hinted|arrived|free)\b/g, '')} ghost`;
    ghost.append(...[...element.querySelectorAll('svg')].map((svg) => svg.cloneNode(true)));
    const goal = `translate(${end.x + home.x - start.x}px,${end.y + home.y - start.y}px)`;
    const way =
      motionLevel === 'full'
        ? [
            { transform: `translate(${home.x}px,${home.y}px)`, opacity: 0.9, easing: EASE },
            { transform: goal, opacity: 0.8, offset: 0.5 },
            { transform: goal, opacity: 0.7, offset: 0.85 },
            { transform: goal, opacity: 0 },
          ]
        : [
            { transform: goal, opacity: 0.7 },
            { transform: goal, opacity: 0.7 },
          ];
    table.append(ghost);
    if (stays) {
      ghosts.set(ghost, { session, cursor: game.cursor, frame: view.frame });
      ghost.classList.add('stays');
      ghost.style.transform = goal;
      const begin = { transform: `translate(${home.x}px,${home.y}px)` };
      if (motionLevel === 'full') animator.run(ghost, [begin, { transform: goal }], { duration: GLIDE / 2, easing: EASE });
      continue;
    }
    const gone = (): void => ghost.remove();
    animator.run(ghost, way, { duration: GLIDE }).finished.then(gone, gone);
  }
}
