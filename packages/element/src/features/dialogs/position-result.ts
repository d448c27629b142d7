import type { Point } from '../../layout/fit.js';
import { boxAt, freePlace, shared } from '../../layout/free-position.js';
import { sizeOf } from './positioner.js';
import type { TableView } from '../../view/table-view.js';

/** Returns the position on the table where the style sheet places the result, in pixels. */
export function positionOf(result: HTMLElement): Point {
  const scroller = (result.getRootNode() as ShadowRoot).querySelector<HTMLElement>('.scroller')!;
  return { x: result.offsetLeft - scroller.offsetLeft, y: result.offsetTop - scroller.offsetTop };
}

/**
 * Moves the result of a game off the piles with cards, such as the full foundations. It stays where the style sheet places it if there is no such
 * place, and beside the picture of a celebration.
 */
export function positionResult(result: HTMLElement, { game, picture, frame }: TableView, isCelebrated: boolean, scrolled: number): void {
  const { x, y } = positionOf(result);
  const goal = { x, y: y + scrolled };
  const [size, room] = [sizeOf(result), boxAt({ x: 0, y: scrolled }, frame!.box)];
  const filled = game.piles.filter(({ id }) => game.view.count(id) > 0).map(({ id }) => picture!.bounds(id));
  const isFree = isCelebrated || filled.every((pile) => shared(boxAt(goal, size), pile) === 0);
  const free = isFree ? undefined : freePlace(room, size, filled, goal);
  result.style.transform = free ? `translate(${free.at.x - goal.x}px,${free.at.y - goal.y}px)` : '';
}
