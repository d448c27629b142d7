import type { Card, Game, Pile, Variant } from '@patience/core';
import { fit, ownDeckOf, spread } from '@patience/element/drawing';
import { pose } from './pose.js';
import { BACK, faceCode, round, SLOT, type Scene } from './scene.js';
import { MINIATURE } from './size.js';

/** Returns a real deal as a scene, with the layout of the element; undefined if the variant cannot be dealt. */
export function sceneOf(variant: Variant, seed: number, box: { width: number; height: number } = MINIATURE): Scene | undefined {
  const game = pose(variant, seed);
  if (!game) return undefined;
  const { piles, view } = game;
  const own = ownDeckOf(game.variant, game.options);
  const cards = (pile: string): (Card | null)[] =>
    Array.from({ length: view.count(pile) }, (_, i, n = view.count(pile)) => view.card(pile, n - 1 - i));
  const frame = fit(piles, box, { reserve: (pile) => cards(pile).map((card) => card !== null) });
  const { cardWidth: w, cardHeight: h } = frame;
  const items: (readonly [number, number, number])[] = [];
  const edge = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const reach = (x: number, y: number): void => {
    edge.left = Math.min(edge.left, x);
    edge.top = Math.min(edge.top, y);
    edge.right = Math.max(edge.right, x + w);
    edge.bottom = Math.max(edge.bottom, y + h);
  };
  for (const pile of piles) {
    const { id } = pile;
    const lie = cards(id);
    if (lie.length === 0 && !isDrawnEmpty(pile, game)) continue;
    const place = frame.places.get(id)!;
    reach(place.x, place.y);
    if (lie.length === 0) items.push([place.x, place.y, SLOT]);
    const points = spread(
      frame,
      id,
      lie.map((card) => card !== null),
    );
    const seen = points.some(({ x, y }) => x !== place.x || y !== place.y) ? 0 : lie.length - 1;
    lie.forEach((card, i) => {
      if (i < seen) return;
      const { x, y } = points[i]!;
      reach(x, y);
      items.push([x, y, card ? faceCode(card, own, i < lie.length - 1) : BACK]);
    });
  }
  return { cardWidth: w, cardHeight: h, view: viewOf(edge, box), items, own };
}

/** Tells whether the table draws an empty pile: a column or reserve that accepts no card and has no action is not drawn. */
const isDrawnEmpty = ({ id, role, accept }: Pile, { variant: { actions = {} } }: Game): boolean =>
  accept !== undefined || !(role === 'tableau' || role === 'reserve') || Object.values(actions).some(({ on }) => on === id || on === role);

/** Returns the visible part of a scene: all its items, centred in a rectangle with the proportions of the box. */
function viewOf(
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  box: { width: number; height: number },
): Scene['view'] {
  const margin = 4;
  const scale = Math.max((right - left + 2 * margin) / box.width, (bottom - top + 2 * margin) / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return [round((left + right - width) / 2), round((top + bottom - height) / 2), round(width), round(height)];
}
