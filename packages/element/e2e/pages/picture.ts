import type { PatienceGame } from '../../src/index.js';

/** Functions that the picture test calls in its page. */
export interface PictureTools {
  frame(): Promise<void>;
  rest(): Promise<void>;
  differences(): Promise<string[]>;
  grasp(pile: string, depth: number): { x: number; y: number } | undefined;
  way(from: string, depth: number, to: string): { x: number; y: number };
}

const touched = (): PatienceGame => document.querySelector('patience-game')!;

const frame = (): Promise<void> => new Promise((wake) => requestAnimationFrame(() => wake()));

/** Waits until all animations on the table have ended. */
async function rest(): Promise<void> {
  const element = touched();
  const moving = (): Animation[] => element.shadowRoot!.getAnimations();
  do {
    await element.updateComplete;
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
  } while (moving().length > 0 || element.session!.view.animator.running || element.isUpdatePending);
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Returns everything on a table as text: kind, position, size and what lies above it. */
function portrait(element: PatienceGame): string[] {
  const root = element.shadowRoot!;
  const shown = [...root.querySelectorAll<HTMLElement>('.table .card, .table .back, .table .slot')];
  const nameOf = (card: Element | undefined): string =>
    card ? `${card.ariaLabel ?? card.className} ${shown.indexOf(card as HTMLElement)}` : 'nothing';
  const topAt = (x: number, y: number): string =>
    nameOf(root.elementsFromPoint(x, y).find((found) => shown.includes(found as HTMLElement)));
  return shown.map((card) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const { zIndex, opacity, backgroundColor } = getComputedStyle(card);
    const marks = [...card.classList].filter((mark) => mark !== 'arrived').sort();
    const face = [...card.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
    const above = [
      [x + 4, y + 4],
      [x + width / 2, y + height / 2],
      [x + width - 4, y + height - 4],
    ].map(([left, top]) => topAt(left!, top!));
    const hash = [...face].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
    return `${nameOf(card)} | ${marks.join(' ')} | at ${round(x)} ${round(y)}, ${round(width)} × ${round(height)} | face ${hash} ${card.textContent.trim()} | z ${zIndex} ${opacity} ${backgroundColor} | under ${above.join(', ')}`;
  });
}

/** Returns a second, untouched element with the same saved game, exactly below the first one. */
async function untouched(): Promise<PatienceGame> {
  const element = touched();
  const { variant } = element.game!;
  const save = element.save()!;
  const other = document.createElement('patience-game');
  other.className = 'untouched';
  const ready = new Promise((wake) => other.addEventListener('patience-ready', wake, { once: true }));
  Object.assign(other, { variant, motion: 'none' });
  document.body.append(other);
  await ready;
  other.load(save);
  while (!other.session!.view.picture) await frame();
  await other.updateComplete;
  // A table keeps its smaller cards once a column was too long, so show the untouched table that column too.
  if (other.session!.view.frame!.cardWidth !== element.session!.view.frame!.cardWidth) {
    other.load({ ...save, cursor: 0 });
    while (other.redo() && other.game!.cursor < save.cursor);
  }
  await other.updateComplete;
  return other;
}

/** Returns the differences between the table and an untouched one. */
async function differences(): Promise<string[]> {
  await rest();
  const other = await untouched();
  const [here, there] = [portrait(touched()), portrait(other)];
  other.remove();
  const found = here.flatMap((line, i) => (line === there[i] ? [] : [`touched: ${line}\n  fresh: ${there[i]}`]));
  if (here.length !== there.length) found.push(`${here.length} cards and places, fresh: ${there.length}`);
  return found.slice(0, 3);
}

/** Returns the element of a card by the number of cards on it; the top card or the slot if the pile has fewer cards. */
function cardAt(pile: string, depth: number): HTMLElement {
  const { scene, game } = touched().session!.view;
  const top = Math.max(0, game.view.count(pile) - 1);
  return (scene.elementAt(pile, Math.max(0, top - depth)) ?? scene.elementAt(pile, top))!;
}

/** Returns the centre of a card, also of a rotated one. */
function middle(card: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = card.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Returns the point where a player grabs a card: its upper left corner, or the upper right one if that is the visible one. Cards may be
 * rotated. Undefined when the point is not on the screen.
 */
function grasp(pile: string, depth: number): { x: number; y: number } | undefined {
  const card = cardAt(pile, depth);
  const { fan } = touched().session!.view.frame!.places.get(pile)!;
  const across = (card.offsetWidth / 2 - 6) * (fan === 'left' ? 1 : -1);
  const along = 6 - card.offsetHeight / 2;
  const { a, b, c, d } = new DOMMatrix(getComputedStyle(card).transform);
  const { x, y } = middle(card);
  const at = { x: x + a * across + c * along, y: y + b * across + d * along };
  return at.x > 0 && at.y > 0 && at.x < innerWidth && at.y < innerHeight ? at : undefined;
}

/** Returns the distance from a card to the top of another pile. */
function way(from: string, depth: number, to: string): { x: number; y: number } {
  const [a, b] = [middle(cardAt(from, depth)), middle(cardAt(to, 0))];
  return { x: b.x - a.x, y: b.y - a.y };
}

Object.assign(globalThis, { tools: { frame, rest, differences, grasp, way } satisfies PictureTools });
