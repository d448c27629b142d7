import { EASE } from '../../view/animator.js';
import type { TableView } from '../../view/table-view.js';

/** Milliseconds of one card's flight, between two cards, and of the whole deal. */
const FLIGHT = 150;
const NEXT = 24;
const DEAL = 880;

/**
 * Animates a new deal: the cards come from the stock, or from below the table if there is none, in dealing order. Each flight is started in
 * the frame in which it begins: starting a hundred animations at once is a long task on a phone.
 */
export function dealOut({ scene, frame, picture, animator, motionLevel, game: { table, piles } }: TableView): void {
  if (!frame || !picture || motionLevel !== 'full') return;
  const stock = piles.find(({ role }) => role === 'stock')?.id;
  const from = frame.places.get(stock!) ?? { x: (frame.box.width - frame.cardWidth) / 2, y: frame.box.height };
  const cards = piles
    .flatMap(({ id }, pile) =>
      picture.positions.get(id)!.flatMap((_, i, { length }) => {
        const element = id === stock ? undefined : scene.elementAt(id, i);
        return element ? [{ element, turn: table.idAt(pile, length - 1 - i) }] : [];
      }),
    )
    .sort((a, b) => a.turn - b.turn)
    .map(({ element }) => element);
  animator.finish();
  const beat = Math.min(NEXT, (DEAL - FLIGHT) / cards.length);
  for (const { style } of cards) style.opacity = '0';
  let next = 0;
  let began: number | undefined;
  const show = (): string => cards[next]!.style.removeProperty('opacity');
  const step = (now: number): void => {
    began ??= now;
    for (; next < cards.length && next * beat <= now - began; next++) {
      const element = cards[next]!;
      show();
      const way = [{ transform: `translate(${from.x}px,${from.y}px)` }, { transform: element.style.transform }];
      animator.run(element, way, { duration: FLIGHT, easing: EASE }, 40 + next);
    }
    if (next < cards.length) frameOf = requestAnimationFrame(step);
    else animator.wait(undefined);
  };
  let frameOf = requestAnimationFrame(step);
  animator.wait(() => {
    cancelAnimationFrame(frameOf);
    for (; next < cards.length; next++) show();
  });
}
