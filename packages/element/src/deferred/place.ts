import type { Point } from '../layout/spread.js';
import type { TableSession } from '../table/table-session.js';

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a card that is read: its index, in parts of its width and height. */
const INDEX = { wide: 0.6, high: 0.3 };
/** The rest of a card weighs so much against its index. */
const REST = 0.25;
/** Distance of words from what they are about, in pixels. */
const MARGIN = 8;
/** So many places across and down are tried. */
const TRIES = 16;

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where words stand on the table: never over the piles that they are about, over as few indices as can be, and as near as that
 * leaves room. Words about no pile are not worth a card: they stand in the free part of the table, where there is one.
 * @param size of the words in pixels
 * @param about the piles, the first of them the nearest; none: the words belong to the lower edge
 * @param scrolled how far the table is scrolled
 */
export function placeWords(
  { picture, frame, game }: TableSession,
  size: { readonly width: number; readonly height: number },
  about: readonly string[],
  scrolled: number,
): Point {
  const { box, cardWidth, cardHeight } = frame!;
  const piles = about.map((pile) => picture!.bounds(pile));
  const cards = game.piles.flatMap(({ id }) => picture!.positions.get(id)!);
  const parts = (wide: number, high: number): readonly Rect[] =>
    cards.map(({ x, y }) => ({ left: x, top: y, right: x + cardWidth * wide, bottom: y + cardHeight * high }));
  const indices = parts(INDEX.wide, INDEX.high);
  const whole = about.length === 0 ? parts(1, 1) : [];
  const [near] = piles;
  const [right, bottom] = [Math.max(MARGIN, box.width - size.width - MARGIN), Math.max(MARGIN, box.height - size.height - MARGIN)];
  const goal = near ? { x: (near.left + near.right - size.width) / 2, y: near.bottom + MARGIN } : { x: right / 2, y: bottom };
  const places = near
    ? [
        goal,
        { x: goal.x, y: near.top - size.height - MARGIN },
        { x: near.right + MARGIN, y: near.top },
        { x: near.left - size.width - MARGIN, y: near.top },
      ]
    : [goal];
  for (let i = 0; i <= TRIES; i++)
    for (let j = 0; j <= TRIES; j++)
      places.push({ x: MARGIN + ((right - MARGIN) * i) / TRIES, y: scrolled + MARGIN + ((bottom - MARGIN) * j) / TRIES });
  let best = goal;
  let least = Infinity;
  for (const place of places) {
    const x = Math.max(MARGIN, Math.min(place.x, right));
    const y = Math.max(scrolled + MARGIN, Math.min(place.y, scrolled + bottom));
    const words: Rect = { left: x, top: y, right: x + size.width, bottom: y + size.height };
    const over =
      piles.reduce((sum, pile) => sum + shared(words, pile), 0) * 20 +
      indices.reduce((sum, index) => sum + shared(words, index), 0) +
      whole.reduce((sum, card) => sum + shared(words, card), 0) * REST;
    const cost = over * 10 + Math.hypot(x - goal.x, y - goal.y);
    if (cost >= least) continue;
    least = cost;
    best = { x: Math.round(x), y: Math.round(y) };
  }
  return best;
}

/** Puts the sentence beside its pile and guidance to the lower edge, above what the solver says there. */
export function dressWords(root: ParentNode, session: TableSession): void {
  const { bubble, pointed, blamed } = session;
  for (const words of root.querySelectorAll<HTMLElement>('.bubble, .guide')) {
    const about = words.matches('.bubble') && bubble ? [bubble.pile, ...blamed, ...(pointed ? [pointed.from, pointed.to] : [])] : [];
    const below = words.matches('.guide') ? (root.querySelector<HTMLElement>('.remark')?.offsetHeight ?? 0) : 0;
    const size = { width: words.offsetWidth, height: words.offsetHeight + below };
    const { x, y } = placeWords(session, size, about, words.closest('.scroller')!.scrollTop);
    words.style.transform = `translate(${x}px,${y}px)`;
  }
}
