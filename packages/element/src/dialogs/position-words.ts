import type { Point } from '../layout/spread.js';
import type { TableSession } from '../game/table-session.js';
import { boxAt, freePlace, shared, type Rect, type Size } from '../layout/free-position.js';
import type { TableView } from '../view/table-view.js';

/** The part of a card that is read: its index, in parts of its width and height. */
const INDEX = { wide: 0.6, high: 0.3 };
/** Distance of words from what they are about, in pixels. */
const MARGIN = 8;
/** Distance of all other words from the edge of the table, in pixels. */
const EDGE = 6;
/** So many places across and down are tried. */
const TRIES = 16;

/** The index of every card, and the same part of every place. */
const indicesOf = ({ picture, frame, game }: TableView): Rect[] =>
  game.piles.flatMap(({ id }) => {
    const { cardWidth, cardHeight, places } = frame!;
    const size = { width: cardWidth * INDEX.wide, height: cardHeight * INDEX.high };
    const inward = places.get(id)!.fan === 'left' ? cardWidth - size.width : 0;
    return picture!.positions.get(id)!.map(({ x, y }) => boxAt({ x: x + inward, y }, size));
  });

/**
 * Where words stand on the table: never over the piles that they are about, over as few indices as can be, and as near as that
 * leaves room.
 * @param size of the words in pixels
 * @param about the piles, the first of them the nearest
 * @param scrolled how far the table is scrolled
 */
export function positionSentence(view: TableView, size: Size, about: readonly [string, ...string[]], scrolled: number): Point {
  const { box } = view.frame!;
  const piles = about.map((pile) => view.picture!.bounds(pile));
  const near = piles[0]!;
  const indices = indicesOf(view);
  const [right, bottom] = [Math.max(MARGIN, box.width - size.width - MARGIN), Math.max(MARGIN, box.height - size.height - MARGIN)];
  const goal = { x: (near.left + near.right - size.width) / 2, y: near.bottom + MARGIN };
  const places = [
    goal,
    { x: goal.x, y: near.top - size.height - MARGIN },
    { x: near.right + MARGIN, y: near.top },
    { x: near.left - size.width - MARGIN, y: near.top },
  ];
  for (let i = 0; i <= TRIES; i++)
    for (let j = 0; j <= TRIES; j++)
      places.push({ x: MARGIN + ((right - MARGIN) * i) / TRIES, y: scrolled + MARGIN + ((bottom - MARGIN) * j) / TRIES });
  let best = goal;
  let least = Infinity;
  for (const place of places) {
    const x = Math.max(MARGIN, Math.min(place.x, right));
    const y = Math.max(scrolled + MARGIN, Math.min(place.y, scrolled + bottom));
    const words = boxAt({ x, y }, size);
    const over =
      piles.reduce((sum, pile) => sum + shared(words, pile), 0) * 20 + indices.reduce((sum, index) => sum + shared(words, index), 0);
    const cost = over * 10 + Math.hypot(x - goal.x, y - goal.y);
    if (cost >= least) continue;
    least = cost;
    best = { x: Math.round(x), y: Math.round(y) };
  }
  return best;
}

/** How guidance is written, the fullest form first: so many of its lines, at its width or wider. */
const GUIDES = ['3', '3 wide', '2', '2 wide', '1', '1 wide'];
/** How a remark and a bar are written: in a line, or higher than wide. */
const SHAPES = ['line', 'block', 'column'];
/** Those of a bar whose buttons stay in one line. */
const FLAT = ['line', 'block'];
/** Where along the lower edge words would stand best, from its left end to its right one. */
const MIDDLE = 0.5;
const END = 1;

/** Where along the lower edge words would stand best, and whether they scroll with the table. */
interface Edge {
  readonly side: number;
  readonly scrolls: boolean;
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({ width: offsetWidth, height: offsetHeight });

/** Puts the sentence beside its pile, and all other words where they cover no card, or at least no index. */
export function positionWords(root: ParentNode, session: TableSession): void {
  const { bubble, pointed, blamed } = session.highlights;
  const { game, picture, frame } = session.view;
  const find = (what: string): HTMLElement | null => root.querySelector<HTMLElement>(what);
  const [sentence, notice, remark, guide] = [find('.bubble'), find('.notice:not(.result)'), find('.remark:not(:empty)'), find('.guide')];
  // Most drawings have no words: how far the table is scrolled would have to be worked out for nothing.
  if (!sentence && !notice && !remark && !guide) return;
  const { scrollTop } = find('.scroller')!;
  const room = boxAt({ x: 0, y: scrollTop }, frame!.box);
  const piles = game.piles.map(({ id }) => picture!.bounds(id));
  /** Words that have their place. */
  const words: Rect[] = [];
  const put = (element: HTMLElement, { x, y }: Point, scrolls = true): void => {
    element.style.transform = `translate(${x}px,${scrolls ? y : y - scrollTop}px)`;
    words.push(boxAt({ x, y }, sizeOf(element)));
  };
  /** Puts it where it covers nothing of this, in the first form for which there is such a place. False if there is none. */
  const putFree = (element: HTMLElement, forms: readonly string[], taken: readonly Rect[], { side, scrolls }: Edge): boolean =>
    forms.some((form) => {
      element.dataset['form'] = form;
      const size = sizeOf(element);
      const goal = { x: EDGE + (room.right - size.width - 2 * EDGE) * side, y: room.bottom - size.height - EDGE };
      const place = freePlace(room, size, [...taken, ...words], goal);
      if (place) put(element, place, scrolls);
      return place !== undefined;
    });

  const about = [...blamed, ...(pointed ? [pointed.from, pointed.to] : [])];
  if (sentence && bubble) put(sentence, positionSentence(session.view, sizeOf(sentence), [bubble.pile, ...about], scrollTop));
  const below = (side: number): Edge => ({ side, scrolls: false });
  /** What is read: indices, and what a hint or a refusal is about. */
  const read = (): Rect[] => [...indicesOf(session.view), ...about.map((pile) => picture!.bounds(pile))];
  const putOver = (element: HTMLElement, side: number): boolean =>
    putFree(element, SHAPES, piles, below(side)) || putFree(element, SHAPES, read(), below(side));
  /** Puts the bar over no card in one line or two, else over no index, in one line if there is room; else at the lower edge. A button puts it aside. */
  const putNotice = (element: HTMLElement): void =>
    void (
      putFree(element, FLAT, piles, below(MIDDLE)) ||
      putFree(element, SHAPES, read(), below(MIDDLE)) ||
      putFree(element, ['line'], [], below(MIDDLE))
    );
  if (notice) putNotice(notice);
  if (remark && getComputedStyle(remark).gridRowStart !== 'table') remark.style.transform = remark.dataset['form'] = '';
  else if (remark && !putOver(remark, END)) remark.dataset['form'] = 'none';
  if (guide && !putFree(guide, GUIDES, piles, { side: MIDDLE, scrolls: true })) guide.dataset['form'] = 'none';
}
