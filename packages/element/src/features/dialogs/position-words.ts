import { CARDS, countOf, fromOf, kindOf, list, MAX_MOVES, PAIR, toOf } from '@patience/core/internals';
import type { Point } from '../../layout/fit.js';
import type { TableSession } from '../../game/table-session.js';
import { dropOldGhosts } from '../hints/ghosts.js';
import { boxAt, COVERED, shared, type Rect, type Size } from '../../layout/free-position.js';
import { Positioner, sizeOf } from './positioner.js';
import type { HintedMove } from '../../view/highlights.js';
import type { TableView } from '../../view/table-view.js';

/** Size of a card's index, as fractions of its width and height. */
const INDEX = { wide: 0.6, high: 0.3 };
/** Distance of a sentence from its piles, in pixels. */
const MARGIN = 8;
/** Number of positions that are tried across and down. */
const TRIES = 16;

/** Returns the boxes of all cards' indices, and of the same part of every slot. */
const indicesOf = ({ picture, frame, game }: TableView): Rect[] =>
  game.piles.flatMap(({ id }) => {
    const { cardWidth, cardHeight, places } = frame!;
    const size = { width: cardWidth * INDEX.wide, height: cardHeight * INDEX.high };
    const inward = places.get(id)!.fan === 'left' ? cardWidth - size.width : 0;
    return picture!.positions.get(id)!.map(({ x, y }) => boxAt({ x: x + inward, y }, size));
  });

/** Returns the boxes of the cards that can be moved now. */
function movableOf({ picture, frame, game }: TableView): Rect[] {
  const moves = new Int32Array(MAX_MOVES);
  const size = { width: frame!.cardWidth, height: frame!.cardHeight };
  const topmost = (pile: number, count: number): Rect[] =>
    picture!.positions
      .get(game.piles[pile]!.id)!
      .slice(-count)
      .map((point) => boxAt(point, size));
  return Array.from(moves.subarray(0, list(game.table, moves))).flatMap((move) => {
    const kind = kindOf(move);
    if (kind === PAIR) return [...topmost(fromOf(move), 1), ...topmost(toOf(move), 1)];
    return kind === CARDS ? topmost(fromOf(move), countOf(move)) : [];
  });
}

/** Returns small boxes in the middle of each pile's topmost card or slot: a press there chooses the pile. */
const middlesOf = ({ picture, frame, game }: TableView): Rect[] =>
  game.piles.flatMap(({ id }) => {
    const { cardWidth, cardHeight } = frame!;
    const middle = ({ x, y }: Point): Point => ({ x: x + (cardWidth - MARGIN) / 2, y: y + (cardHeight - MARGIN) / 2 });
    return picture!.positions
      .get(id)!
      .slice(-1)
      .map((point) => boxAt(middle(point), { width: MARGIN, height: MARGIN }));
  });

/** Returns the box of the copies of cards that a hint lays at its destination. */
function copiesOf({ picture, frame }: TableView, { to, depth }: HintedMove): Rect {
  const ends = picture!.positions.get(to)!;
  const last = ends.at(-1) ?? frame!.places.get(to)!;
  const before = ends.at(-2) ?? last;
  const strip = { x: last.x - before.x, y: last.y - before.y };
  const left = last.x + strip.x + Math.min(0, strip.x * depth);
  const size = { width: frame!.cardWidth + Math.abs(strip.x) * depth, height: frame!.cardHeight + strip.y * depth };
  return boxAt({ x: left, y: last.y + strip.y }, size);
}

/** Boxes that a sentence should not cover. The last ones cost least. */
interface Around {
  /** Ids of its piles, the nearest first. */
  readonly about: readonly [string, ...string[]];
  /** Boxes of other words, and of the copies of cards that a hint shows. */
  readonly words: readonly Rect[];
  /** Boxes of all piles that are drawn. */
  readonly piles: readonly Rect[];
}

/**
 * Returns the position of a sentence: never over its piles or other words, over as few indices and as little of the cards as possible, and as
 * near to its piles as possible.
 * @param size of the sentence in pixels
 * @param scrolled how far the table is scrolled
 */
export function positionSentence(view: TableView, size: Size, { about, words: others, piles: drawn }: Around, scrolled: number): Point {
  const { box } = view.frame!;
  const piles = about.map((pile) => view.picture!.bounds(pile));
  const near = piles[0]!;
  const indices = indicesOf(view);
  const kept = [...piles, ...others];
  const [right, bottom] = [Math.max(MARGIN, box.width - size.width - MARGIN), Math.max(MARGIN, box.height - size.height - MARGIN)];
  const goal = { x: (near.left + near.right - size.width) / 2, y: near.bottom + MARGIN };
  const places = [
    goal,
    { x: goal.x, y: near.top - size.height - MARGIN },
    { x: near.right + MARGIN, y: near.top },
    { x: near.left - size.width - MARGIN, y: near.top },
  ];
  for (const { bottom: under } of kept) places.push({ x: goal.x, y: under + MARGIN });
  for (let i = 0; i <= TRIES; i++)
    for (let j = 0; j <= TRIES; j++)
      places.push({ x: MARGIN + ((right - MARGIN) * i) / TRIES, y: scrolled + MARGIN + ((bottom - MARGIN) * j) / TRIES });
  let best = goal;
  let least = Infinity;
  for (const place of places) {
    const x = Math.max(MARGIN, Math.min(place.x, right));
    const y = Math.max(scrolled + MARGIN, Math.min(place.y, scrolled + bottom));
    const words = boxAt({ x, y }, size);
    const over = (boxes: readonly Rect[]): number => boxes.reduce((sum, other) => sum + shared(words, other), 0);
    const cost = over(kept) * 200 + over(indices) * 10 + over(drawn) * COVERED + Math.hypot(x - goal.x, y - goal.y);
    if (cost >= least) continue;
    least = cost;
    best = { x: Math.round(x), y: Math.round(y) };
  }
  return best;
}

/** Forms of the guide, the fullest first, and flat before high: number of lines, and whether each takes the width of the table or little width. */
const GUIDES = ['3 wide', '3', '2 wide', '2', '1 wide', '1', '1 narrow'];
const bare = (form: string): string => `${form} bare`;
/** Forms of a guide with a button: with it, then `bare`, without it. */
const GUIDES_WITH_BUTTON = [...GUIDES.slice(0, -1), ...GUIDES.map(bare)];
/** Forms of a guide that covers cards: its first line, which is the most useful one. */
const COVERING_GUIDES = GUIDES.slice(-3).map(bare);
/** Forms of a remark: one line, a block, or higher than wide. */
const SHAPES = ['line', 'block', 'column'];
/** Forms of a notice that covers no card, the widest first. None makes a tower between two columns of cards. */
const FLAT = ['line', 'wide', 'block', 'small'];
/** Forms of a notice that covers cards. */
const COVERING = [...FLAT, 'column'];
/** Best position along the lower edge, from 0 (left) to 1 (right). */
const MIDDLE = 0.5;
const END = 1;

/** Removes pictures of hints that have ended, and positions words where they cover no card, or at least no index, and the sentence last: near its pile, on free cloth where there is some. */
export function positionWords(root: ParentNode, session: TableSession): void {
  dropOldGhosts(root, session);
  const { view } = session;
  const { bubble, hinted, refusalCauses } = session.highlights;
  const find = (what: string): HTMLElement | null => root.querySelector<HTMLElement>(what);
  const [sentence, notice, remark, guide] = [find('.bubble'), find('.notice:not(.result)'), find('.remark:not(:empty)'), find('.guide')];
  // Return early: reading the scroll position forces a layout, and most renderings have no words.
  if (!sentence && !notice && !remark && !guide) return;
  const { scrollTop } = find('.scroller')!;
  const about = [...refusalCauses, ...(hinted ? [hinted.from, hinted.to] : [])];
  const positioner = new Positioner(boxAt({ x: 0, y: scrollTop }, view.frame!.box), drawnPiles(view));
  /** Returns the boxes that must stay readable: indices, and the piles of a hint or a refusal. */
  const read = (): Rect[] => [...indicesOf(view), ...about.map((pile) => view.picture!.bounds(pile))];
  if (notice) positionNotice(notice, positioner, view, read);
  if (remark) positionRemark(remark, positioner, notice, read);
  if (guide) positionGuide(guide, positioner, view, read);
  // The sentence is shown for seconds: the other words do not give way to it.
  if (!sentence || !bubble) return;
  const words = [...positioner.words, ...(hinted ? [copiesOf(view, hinted)] : [])];
  const around: Around = { about: [bubble.pile, ...about], words, piles: positioner.piles };
  positioner.put(sentence, positionSentence(view, sizeOf(sentence), around, scrollTop));
}

/** Returns the boxes of the piles that are drawn: one that shows nothing needs no space. */
const drawnPiles = ({ game, picture, scene }: TableView): Rect[] =>
  game.piles.filter(({ id }) => scene.elementAt(id, Math.max(0, game.view.count(id) - 1))).map(({ id }) => picture!.bounds(id));

const along = (side: number) => ({ side, scrolls: false });

/**
 * Positions the notice over no card if a flat form fits. Otherwise it covers no index, little of the cards and, where possible, no card that
 * can be moved and no middle of a pile. It then has a button that hides it.
 */
function positionNotice(notice: HTMLElement, positioner: Positioner, view: TableView, read: () => readonly Rect[]): void {
  notice.classList.remove('covering');
  if (positioner.putFree(notice, FLAT, positioner.piles, along(MIDDLE))) return;
  notice.classList.add('covering');
  const [indices, movable, middles] = [read(), movableOf(view), middlesOf(view)];
  const kept = [[...movable, ...middles], middles, movable, []];
  if (!kept.some((taken) => positioner.putOverPiles(notice, COVERING, [...indices, ...taken], along(MIDDLE))))
    positioner.putFree(notice, ['line'], [], along(MIDDLE));
}

/** Positions the guide on free cloth. Without any, its first line covers parts of cards that need not be read, and a press there reaches them. */
function positionGuide(guide: HTMLElement, positioner: Positioner, view: TableView, read: () => readonly Rect[]): void {
  const forms = guide.querySelector('button') ? GUIDES_WITH_BUTTON : GUIDES;
  const edge = { side: MIDDLE, scrolls: true };
  if (positioner.putFree(guide, forms, positioner.piles, edge)) return;
  if (guide.matches('.demo') && positioner.putFree(guide, ['wide'], [], along(MIDDLE))) return;
  const kept = [[...read(), ...middlesOf(view)], read(), []];
  if (!kept.some((taken) => positioner.putOverPiles(guide, COVERING_GUIDES, taken, edge))) guide.dataset['form'] = 'none';
}

/** Positions the remark at the lower edge, unless the style sheet gives it a row of its own. */
function positionRemark(remark: HTMLElement, positioner: Positioner, notice: HTMLElement | null, read: () => readonly Rect[]): void {
  // The notice of an end says what the remark would say again.
  if (notice?.matches('.lost, .stuck, .dead')) remark.dataset['form'] = 'none';
  else if (getComputedStyle(remark).gridRowStart !== 'table') remark.style.transform = remark.dataset['form'] = '';
  else if (!positioner.putFree(remark, SHAPES, positioner.piles, along(END)) && !positioner.putFree(remark, SHAPES, read(), along(END)))
    remark.dataset['form'] = 'none';
}
