import type { PatienceGame } from '../../src/index.js';

/** What the test of the picture finds in its page. */
export interface PictureTools {
  frame(): Promise<void>;
  rest(): Promise<void>;
  differences(): Promise<string[]>;
  grasp(pile: string, depth: number): { x: number; y: number } | undefined;
  way(from: string, depth: number, to: string): { x: number; y: number };
}

const touched = (): PatienceGame => document.querySelector('patience-game')!;

const frame = (): Promise<void> => new Promise((wake) => requestAnimationFrame(() => wake()));

/** Waits until everything on the table has come to rest. */
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

/** Everything that lies on a table, in words: what it is, where, how large, what lies above it. */
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

/** A second element with the same saved game, which nobody has touched, lying exactly below the first one. */
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
  // A table whose columns once became too long keeps its smaller cards: this one must have seen them too.
  if (other.session!.view.frame!.cardWidth !== element.session!.view.frame!.cardWidth) {
    other.load({ ...save, cursor: 0 });
    while (other.redo() && other.game!.cursor < save.cursor);
  }
  await other.updateComplete;
  return other;
}

/** How the table differs from one that was never touched; nothing when it does not. */
async function differences(): Promise<string[]> {
  await rest();
  const other = await untouched();
  const [here, there] = [portrait(touched()), portrait(other)];
  other.remove();
  const found = here.flatMap((line, i) => (line === there[i] ? [] : [`touched: ${line}\n  fresh: ${there[i]}`]));
  if (here.length !== there.length) found.push(`${here.length} cards and places, fresh: ${there.length}`);
  return found.slice(0, 3);
}

/** A card by how many lie on it; the top one, or the empty place, when the pile is not so high. */
function cardAt(pile: string, depth: number): HTMLElement {
  const { scene, game } = touched().session!.view;
  const top = Math.max(0, game.view.count(pile) - 1);
  return (scene.elementAt(pile, Math.max(0, top - depth)) ?? scene.elementAt(pile, top))!;
}

/** The middle of a card, also of one that lies askew. */
function middle(card: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = card.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Where a hand takes hold of a card: in its left upper corner, or the right one where it is the right one that is seen. Cards
 * may lie askew. Undefined when that is not on the screen.
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

/** From a card to the top of another pile. */
function way(from: string, depth: number, to: string): { x: number; y: number } {
  const [a, b] = [middle(cardAt(from, depth)), middle(cardAt(to, 0))];
  return { x: b.x - a.x, y: b.y - a.y };
}

Object.assign(globalThis, { tools: { frame, rest, differences, grasp, way } satisfies PictureTools });
