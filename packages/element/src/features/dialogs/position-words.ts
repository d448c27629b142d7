import type { Pile } from '@patience/core';
import { CARDS, countOf, fromOf, kindOf, list, MAX_MOVES, PAIR, toOf } from '@patience/core/internals';
import type { Point } from '../../layout/fit.js';
import type { TableSession } from '../../game/table-session.js';
import { dropOldGhosts } from '../hints/ghosts.js';
import { boxAt, COVERED, freePlace, shared, type Rect, type Size } from '../../layout/free-position.js';
import { HIGHEST_GUIDE, MOST_GUIDE } from '../../layout/guide-space.js';
import { positionResult } from './position-result.js';
import { Positioner, sizeOf } from './positioner.js';
import type { HintedMove } from '../../view/highlights.js';
import type { TableView } from '../../view/table-view.js';

/** Size of a card's index, as fractions of its width and height. */
const INDEX = { wide: 0.6, high: 0.3 };
/** Distance of a sentence from its piles, in pixels. */
const MARGIN = 8;
/** Number of positions that are tried across and down. */
const TRIES = 16;

/** Returns the piles that are drawn: one that shows nothing needs no space. */
const drawnOf = ({ game, scene }: TableView): Pile[] =>
  game.piles.filter(({ id }) => scene.elementAt(id, Math.max(0, game.view.count(id) - 1)));

/** Returns the boxes of all cards' indices, and of the same part of every slot. */
const indicesOf = (view: TableView): Rect[] =>
  drawnOf(view).flatMap(({ id }) => {
    const { picture, frame } = view;
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
const middlesOf = (view: TableView): Rect[] =>
  drawnOf(view).flatMap(({ id }) => {
    const { picture, frame } = view;
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

/** Returns the bounding box of a pile with the corners of cards that an arc rotates round the middle of their upper edge. */
function tiltedBounds({ picture, frame }: TableView, pile: string): Rect {
  const { left, top, right, bottom } = picture!.bounds(pile);
  const slope = Math.abs(Math.sin((frame!.places.get(pile)!.lean * Math.PI) / 180));
  const [aside, up] = [slope * frame!.cardHeight, (slope * frame!.cardWidth) / 2];
  return { left: left - aside, top: top - up, right: right + aside, bottom: bottom + up };
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
  const piles = about.map((pile) => tiltedBounds(view, pile));
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
  const free = freePlace(boxAt({ x: 0, y: scrolled }, box), size, [...kept, ...drawn], goal);
  if (free) places.push(free.at);
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

/** Height that the guide may take beside the tools in any case, in pixels: three lines of its smallest text. */
const LEAST_GUIDE = 64;
/** Most sentences that a guide shows. */
const MOST_SENTENCES = 3;
/** Sentences that a guide shows before all else: what may be laid on what, and what wins. */
const LEAST_SENTENCES = 2;
const bare = (form: string): string => `${form} bare`;
/** Returns the forms of a guide, the fullest first, and flat before high: how many sentences it shows, and whether it takes the width of the table. */
const guidesOf = (sentences: number): string[] =>
  Array.from({ length: Math.min(sentences, MOST_SENTENCES) }, (_, left) => sentences - left).flatMap((n) => [`${n} wide`, `${n}`]);
/** Returns the forms of a guide in small letters. */
const smallGuides = (sentences: number): string[] => [`${sentences} wide small`, `${sentences} small`];
/** Returns the forms of a guide in small letters with the sign of its button alone. */
const signGuides = (sentences: number): string[] => smallGuides(sentences).map((form) => `${form} sign`);
/** Returns the forms of a guide in small letters without its button. */
const bareGuides = (sentences: number): string[] => [...smallGuides(sentences).map(bare), `${sentences} narrow bare small`];
/** Returns the forms of a guide that fit beside long columns, the widest first. */
const highGuides = (sentences: number): string[] => [`${sentences} half small`, `${sentences} narrow small`];
/** The form of a guide that shows its button alone. */
const OFFER = '0 wide small';
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
  const result = find('.result');
  // Return early: reading the scroll position forces a layout, and most renderings have no words.
  if (!sentence && !notice && !remark && !guide && !result) return;
  const { scrollTop } = find('.scroller')!;
  if (result) positionResult(result, view, find('.celebrating') !== null, scrollTop);
  const about = [...refusalCauses, ...(hinted ? [hinted.from, hinted.to] : [])];
  const positioner = new Positioner(
    boxAt({ x: 0, y: scrollTop }, view.frame!.box),
    drawnOf(view).map(({ id }) => view.picture!.bounds(id)),
  );
  /** Returns the boxes that must stay readable: indices, and the piles of a hint or a refusal. */
  const read = (): Rect[] => [...indicesOf(view), ...about.map((pile) => view.picture!.bounds(pile))];
  if (notice) positionNotice(notice, positioner, view, read);
  // The guide keeps its place when a hint or a refusal is shown.
  if (guide) positionGuide(guide, positioner, view, read);
  if (remark) positionRemark(remark, positioner, notice, read);
  // The sentence is shown for seconds: the other words do not give way to it.
  if (!sentence || !bubble) return;
  const words = [...positioner.words, ...(hinted ? [copiesOf(view, hinted)] : [])];
  const around: Around = { about: [bubble.pile, ...about], words, piles: positioner.piles };
  positioner.put(sentence, positionSentence(view, sizeOf(sentence), around, scrollTop));
}

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

/**
 * Positions the guide on free cloth, with as many sentences as its part of the height allows. Without free cloth, its first sentences cover parts
 * of cards that need not be read, and a press there reaches them. The second sentence, which says what wins, gives way to the words of the offer alone.
 */
function positionGuide(guide: HTMLElement, positioner: Positioner, view: TableView, read: () => readonly Rect[]): void {
  const sentences = Math.min(MOST_SENTENCES, guide.querySelectorAll('p').length);
  const forms = guidesOf(sentences);
  const edge = { side: MIDDLE, scrolls: true };
  if (guide.matches('.demo')) {
    if (positioner.putFree(guide, forms, positioner.piles, edge) || positioner.putFree(guide, ['wide'], [], along(MIDDLE))) return;
  }
  const button = guide.querySelector('button');
  // A button that has the focus stays.
  const isKept = button !== null && (guide.getRootNode() as ShadowRoot).activeElement === button;
  const smallOf = (n: number): string[] => [...(button ? [...smallGuides(n), ...signGuides(n)] : []), ...(isKept ? [] : bareGuides(n))];
  const [beside, most, highest] = highestGuide(guide);
  const least = Math.min(LEAST_SENTENCES, sentences);
  const full = forms.filter((form) => Number.parseInt(form, 10) >= least);
  const free = (some: readonly string[], limit: number): boolean =>
    positioner.putFree(guide, some, positioner.piles, { ...edge, highest: limit });
  // The words of the offer come before large letters, a low guide and a second sentence.
  if (button && (free([...full, ...smallGuides(least)], beside) || free(smallGuides(least), most))) return;
  if (!button && free([...full, ...bareGuides(least)], beside)) return;
  if (free(highGuides(least), highest) || (button && free(smallGuides(1), most))) return;
  positionAnywhere(guide, positioner, { view, indices: read(), free, smallOf, least, most, offers: button !== null });
}

/** Limits of a guide that finds too little free cloth. */
interface Limits {
  readonly view: TableView;
  /** Boxes that the guide covers only when it has no other place and no offer. */
  readonly indices: readonly Rect[];
  /** Positions the guide on free cloth. @param limit its largest height in pixels @returns false if no form fits */
  readonly free: (forms: readonly string[], limit: number) => boolean;
  /** Returns the forms with a number of sentences. */
  readonly smallOf: (sentences: number) => readonly string[];
  /** Number of sentences to try first. */
  readonly least: number;
  /** Largest height in pixels. */
  readonly most: number;
  /** Whether the guide offers a demonstration. */
  readonly offers: boolean;
}

/**
 * Positions the guide with fewer sentences, or over parts of cards: over no index, and over the middle of a pile only if no higher form has free
 * cloth. Without such a place, its offer stands alone; a guide without an offer covers the fewest cards.
 */
function positionAnywhere(guide: HTMLElement, positioner: Positioner, { view, indices, free, smallOf, least, most, offers }: Limits): void {
  const over = (forms: readonly string[], taken: readonly Rect[], highest: number): boolean =>
    positioner.putOverPiles(guide, forms, taken, { side: MIDDLE, scrolls: true, highest });
  const middles = [...indices, ...middlesOf(view)];
  const counts = Array.from({ length: least }, (_, left) => least - left);
  if (counts.some((n) => free(smallOf(n), most)) || counts.some((n) => over(smallOf(n), middles, most))) return;
  const single = smallOf(1);
  if (free(single, Infinity) || over(single, indices, most) || over(single, indices, Infinity)) return;
  if (offers && (free([OFFER], most) || over([OFFER], indices, most))) return;
  if (!over(single, [], Infinity)) guide.dataset['form'] = 'none';
}

/** Returns the largest height of the guide in pixels: together with tools above or below the table, alone, and beside long columns. */
function highestGuide(guide: HTMLElement): readonly [number, number, number] {
  const { host } = guide.getRootNode() as ShadowRoot;
  const bar = host.shadowRoot!.querySelector<HTMLElement>('.bar');
  const tools = bar && bar.offsetWidth > bar.offsetHeight ? bar.offsetHeight : 0;
  const most = MOST_GUIDE * host.clientHeight;
  return [Math.max(LEAST_GUIDE, most - tools), most, HIGHEST_GUIDE * host.clientHeight];
}

/** Positions the remark at the lower edge, unless the style sheet gives it a row of its own. */
function positionRemark(remark: HTMLElement, positioner: Positioner, notice: HTMLElement | null, read: () => readonly Rect[]): void {
  // The notice of an end says what the remark would say again.
  if (notice?.matches('.lost, .stuck, .dead')) remark.dataset['form'] = 'none';
  else if (getComputedStyle(remark).gridRowStart !== 'table') remark.style.transform = remark.dataset['form'] = '';
  else if (!positioner.putFree(remark, SHAPES, positioner.piles, along(END)) && !positioner.putFree(remark, SHAPES, read(), along(END)))
    remark.dataset['form'] = 'none';
}
