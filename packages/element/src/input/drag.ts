import type { PatienceGame } from '../patience-game.js';
import type { Session } from '../session.js';
import { moveTo, type Spot } from '../view/scene.js';

/** How far a finger or a mouse may stray before a tap becomes a drag, in pixels. */
const SLACK = { mouse: 5, pen: 8, touch: 10 };
/** A card that misses a pile by this much still hits it. */
const CATCH = 24;
const LONG_PRESS = 480;

interface Grip {
  readonly id: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  dx: number;
  dy: number;
  /** The elements that follow the pointer, once it is a drag. */
  cards: HTMLElement[] | undefined;
}

/** Dragging with mouse, finger or pen, along with long presses. Taps are left to the click event. */
export class Drag {
  #grip: Grip | undefined;
  #press: ReturnType<typeof setTimeout> | undefined;
  #hot: Element | undefined;
  /** The click that ends a long press or a drag is none. */
  #swallow = false;
  #pressed: Spot | undefined;

  constructor(private readonly element: PatienceGame) {}

  get active(): boolean {
    return this.#grip?.cards !== undefined;
  }

  /** True once after a gesture whose click has to be ignored. */
  swallowsClick(): boolean {
    const swallowed = this.#swallow;
    this.#swallow = false;
    return swallowed;
  }

  /** What was under the pointer when it went down: what the click that follows is about. */
  takePressed(): Spot | undefined {
    const pressed = this.#pressed;
    this.#pressed = undefined;
    return pressed;
  }

  readonly down = (event: PointerEvent): void => {
    const session = this.element.session;
    this.#swallow = false;
    this.#pressed = undefined;
    if (!session || !event.isPrimary || event.button !== 0 || session.game.status !== 'playing') return;
    const spot = spotUnder(session, event);
    this.#pressed = spot;
    if (!spot) return;
    const slack = SLACK[event.pointerType as 'mouse'] ?? SLACK.touch;
    this.#grip = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, slack, dx: 0, dy: 0, cards: undefined };
    clearTimeout(this.#press);
    if (spot.depth > 0)
      this.#press = setTimeout(() => {
        session.peeked = spot;
        this.#swallow = true;
        session.redraw();
      }, LONG_PRESS);
  };

  readonly move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.id) return;
    grip.dx = event.clientX - grip.x;
    grip.dy = event.clientY - grip.y;
    if (!grip.cards) {
      if (Math.hypot(grip.dx, grip.dy) < grip.slack) return;
      clearTimeout(this.#press);
      if (!this.#lift(grip, event.currentTarget as Element)) return;
    }
    this.#follow(grip);
  };

  readonly up = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (!grip || event.pointerId !== grip.id) return;
    this.#end(grip, event.type === 'pointerup');
  };

  /** Lets go without laying down: Escape, or the element is taken away. */
  cancel(): void {
    if (this.#grip) this.#end(this.#grip, false);
  }

  #lift(grip: Grip, table: Element): boolean {
    const session = this.element.session;
    const { spot } = grip;
    this.#unpeek();
    if (!session?.picture || session.hand.choose(spot).kind !== 'chosen') {
      this.#grip = undefined;
      return false;
    }
    session.motion.finish();
    session.calm();
    const n = session.game.view.count(spot.pile);
    const from = n - 1 - spot.depth;
    grip.cards = Array.from({ length: spot.depth + 1 }, (_, i) => session.scene.elementAt(spot.pile, from + i)).filter((card) => card !== undefined);
    for (const card of grip.cards) card.style.zIndex = '200';
    table.setPointerCapture(grip.id);
    session.lifted = spot;
    this.element.requestUpdate();
    return true;
  }

  #follow({ spot, dx, dy, cards }: Grip): void {
    const session = this.element.session;
    const points = session?.picture?.positions.get(spot.pile);
    if (!session || !points) return;
    const from = points.length - 1 - spot.depth;
    cards!.forEach((card, i) => {
      const { x, y } = points[from + i]!;
      card.style.transform = `${moveTo({ x: x + dx, y: y + dy })} scale(1.03)`;
    });
    const pile = this.#under(session, spot, dx, dy, session.hand.targets, CATCH);
    const hot = pile === undefined ? undefined : session.scene.elementAt(pile, Math.max(0, session.game.view.count(pile) - 1));
    if (hot === this.#hot) return;
    this.#hot?.classList.remove('hot');
    hot?.classList.add('hot');
    this.#hot = hot;
  }

  /** The pile that the dragged card covers most, among those that count. */
  #under(session: Session, spot: Spot, dx: number, dy: number, among: Iterable<string>, slack: number): string | undefined {
    const { picture, frame } = session;
    const points = picture!.positions.get(spot.pile)!;
    const { x, y } = points[points.length - 1 - spot.depth]!;
    const [left, top] = [x + dx, y + dy];
    let most = 0;
    let found: string | undefined;
    for (const pile of among) {
      if (pile === spot.pile) continue;
      const box = picture!.bounds(pile);
      const across = Math.min(left + frame!.cardWidth, box.right + slack) - Math.max(left, box.left - slack);
      const along = Math.min(top + frame!.cardHeight, box.bottom + slack) - Math.max(top, box.top - slack);
      if (across <= 0 || along <= 0 || across * along <= most) continue;
      most = across * along;
      found = pile;
    }
    return found;
  }

  #end(grip: Grip, drop: boolean): void {
    clearTimeout(this.#press);
    this.#grip = undefined;
    this.#hot?.classList.remove('hot');
    this.#hot = undefined;
    const session = this.element.session;
    this.#unpeek();
    if (!session?.picture || !grip.cards) return;
    this.#swallow = drop;
    const { spot, dx, dy, cards } = grip;
    const points = session.picture.positions.get(spot.pile)!;
    const from = points.length - 1 - spot.depth;
    for (const card of cards) card.style.removeProperty('z-index');
    session.lifted = undefined;
    let pile: string | undefined;
    if (drop) {
      pile = this.#under(session, spot, dx, dy, session.hand.targets, CATCH);
      pile ??= this.#under(session, spot, dx, dy, session.game.piles.filter((p) => p.accept || 'pair' in session.game.variant).map((p) => p.id), -frameInset(session));
    }
    if (pile !== undefined) session.droppedAt(spot.pile, from, { x: dx, y: dy });
    const outcome = pile === undefined ? session.hand.release() : session.hand.lay(pile);
    if (outcome.kind !== 'played') {
      session.hand.release();
      cards.forEach((card, i) => {
        const home = points[from + i]!;
        card.style.transform = moveTo(home);
        session.motion.glide(card, { x: home.x + dx, y: home.y + dy }, home, session.liveliness);
      });
    }
    session.follow(outcome);
  }

  #unpeek(): void {
    const session = this.element.session;
    if (!session?.peeked) return;
    session.peeked = undefined;
    session.redraw();
  }
}

/** A card dropped on a pile where it may not go must cover a fair part of it to count as an attempt. */
const frameInset = (session: Session): number => session.frame!.cardWidth * 0.2;

/** The card or place under the pointer, once all cards that are still on their way have arrived. */
function spotUnder(session: Session, event: PointerEvent): Spot | undefined {
  let target = event.target as Element | null;
  if (session.motion.running) {
    session.motion.finish();
    target = (target!.getRootNode() as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
  }
  const button = target?.closest('button');
  return button ? session.scene.spotOf(button) : undefined;
}
