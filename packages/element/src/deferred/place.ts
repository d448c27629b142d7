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
/** Distance of words from what they are about, in pixels. */
const MARGIN = 8;
/** So many places across and down are tried. */
const TRIES = 16;

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Where words stand on the table: never over the piles that they are about, over as few indices as can be, and as near as that
 * leaves room.
 * @param size of the words in pixels
 * @param about the piles, the first of them the nearest
 * @param scrolled how far the table is scrolled
 */
export function placeWords(
  { picture, frame, game }: TableSession,
  size: { readonly width: number; readonly height: number },
  about: readonly [string, ...string[]],
  scrolled: number,
): Point {
  const { box, cardWidth, cardHeight } = frame!;
  const near = picture!.bounds(about[0]);
  const piles = about.map((pile) => picture!.bounds(pile));
  const indices = game.piles.flatMap(({ id }) =>
    picture!.positions
      .get(id)!
      .map(({ x, y }): Rect => ({ left: x, top: y, right: x + cardWidth * INDEX.wide, bottom: y + cardHeight * INDEX.high })),
  );
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
    const words: Rect = { left: x, top: y, right: x + size.width, bottom: y + size.height };
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
const FORMS = ['3', '3 wide', '2', '2 wide', '1', '1 wide'];

/** Where words cover no card and no place, as near to the middle of the lower edge as can be; undefined if there is none. */
function freePlace(
  { picture, frame, game }: TableSession,
  size: { readonly width: number; readonly height: number },
  scrolled: number,
): Point | undefined {
  const { box } = frame!;
  const taken = game.piles.map(({ id }) => picture!.bounds(id));
  const most = { x: box.width - size.width - MARGIN, y: scrolled + box.height - size.height - MARGIN };
  const goal = { x: (box.width - size.width) / 2, y: most.y };
  // Words that cannot come nearer to their goal touch a pile on one side.
  const columns = new Set([goal.x, ...taken.flatMap(({ left, right }) => [right + MARGIN / 2, left - size.width - MARGIN / 2])]);
  const rows = new Set([goal.y, ...taken.flatMap(({ top, bottom }) => [bottom + MARGIN / 2, top - size.height - MARGIN / 2])]);
  let best: Point | undefined;
  let least = Infinity;
  for (const x of columns)
    for (const y of rows) {
      const far = Math.hypot(x - goal.x, y - goal.y);
      if (far >= least || x < 0 || x > most.x + MARGIN || y < scrolled || y > most.y) continue;
      const words: Rect = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      if (taken.some((pile) => shared(words, pile) > 0)) continue;
      least = far;
      best = { x: Math.round(x), y: Math.round(y) };
    }
  return best;
}

/** Puts guidance where it covers nothing, above what the solver says there; in fewer lines, or not at all, where cards need the room. */
function placeGuide(guide: HTMLElement, session: TableSession, below: number, scrolled: number): void {
  for (const form of FORMS) {
    guide.dataset['form'] = form;
    const place = freePlace(session, { width: guide.offsetWidth, height: guide.offsetHeight + below }, scrolled);
    if (!place) continue;
    guide.style.transform = `translate(${place.x}px,${place.y}px)`;
    return;
  }
  guide.dataset['form'] = 'none';
}

/** Puts the sentence beside its pile, and guidance where there is room. */
export function dressWords(root: ParentNode, session: TableSession): void {
  const { bubble, pointed, blamed } = session;
  const scrolled = root.querySelector('.scroller')!.scrollTop;
  const words = root.querySelector<HTMLElement>('.bubble');
  if (words && bubble) {
    const about = [bubble.pile, ...blamed, ...(pointed ? [pointed.from, pointed.to] : [])] as const;
    const { x, y } = placeWords(session, { width: words.offsetWidth, height: words.offsetHeight }, about, scrolled);
    words.style.transform = `translate(${x}px,${y}px)`;
  }
  const guide = root.querySelector<HTMLElement>('.guide');
  if (guide) placeGuide(guide, session, root.querySelector<HTMLElement>('.remark')?.offsetHeight ?? 0, scrolled);
}
