import type { PatienceGame } from '../patience-game.js';
import type { Session } from '../session.js';
import type { Spot } from '../view/scene.js';
import { Grip } from './grip.js';

/** How far a finger or a mouse may stray before a tap becomes a drag, in pixels. */
const SLACK: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** A card that misses a pile by this much still hits it. */
const CATCH = 24;
/** A card dropped where it may not go must cover that pile by this part of its width to count as an attempt. */
const ATTEMPT = 0.2;
/** A press that lasts so long is a long one; then something repeats at this pace. */
const LONG_PRESS = 480;
const PACE = 140;
/** How long after a pointer has gone up the click that belongs to it may come, in milliseconds: a finger's comes late. */
const CLICK = 100;

/** A pointer that is down on a card or place. */
interface Press {
  readonly id: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
}

/**
 * Pressing and dragging with mouse, finger or pen. A long press looks at a covered card, and on a pile that is clicked
 * it goes on clicking. Taps are left to the click event.
 */
export class Drag {
  /** The pointer that went down last and has not come up. */
  #down: number | undefined;
  #press: Press | undefined;
  #grip: Grip | undefined;
  #pressed: Spot | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #after: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a long press or a drag is none. */
  #swallow = false;

  constructor(private readonly element: PatienceGame) {}

  /** True when this click has to be ignored. One without a pointer, of a key or an assistive technology, is always meant. */
  swallows({ detail }: MouseEvent): boolean {
    return this.#swallow && detail > 0;
  }

  /** What was under the pointer when it went down, if this is its click. */
  takePressed({ detail }: MouseEvent): Spot | undefined {
    if (detail === 0) return undefined;
    const pressed = this.#pressed;
    this.#pressed = undefined;
    return pressed;
  }

  readonly down = (event: PointerEvent): void => {
    const { session } = this.element;
    this.cancel();
    if (!event.isPrimary) return;
    this.#forget();
    this.#listen(event.pointerId);
    if (!session || event.button !== 0 || session.game.status !== 'playing') return;
    const spot = (this.#pressed = spotUnder(session, event));
    if (!spot) return;
    this.#press = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, slack: SLACK[event.pointerType] ?? 10 };
    const closed = !session.game.view.card(spot.pile) && session.hand.actionOn(spot.pile) !== undefined;
    if (spot.depth > 0 || closed)
      this.#timer = setTimeout(() => (closed ? this.#goOn(session, spot) : this.#peek(session, spot)), LONG_PRESS);
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const by = { x: event.clientX - press.x, y: event.clientY - press.y };
    if (!this.#grip) {
      if (Math.hypot(by.x, by.y) < press.slack) return;
      this.#lift(press, event.currentTarget as Element);
    }
    this.#grip?.follow(by, CATCH);
  };

  readonly #up = (event: PointerEvent | FocusEvent): void => {
    if (event.target === window) return this.cancel(); // the window is left
    if (!('pointerId' in event) || event.pointerId !== this.#down) return;
    this.#listen(undefined);
    if (event.type === 'pointerup') this.#drop();
    else this.#pressed = undefined;
    this.cancel();
    this.#after = setTimeout(this.#forget, CLICK);
  };

  readonly #forget = (): void => {
    clearTimeout(this.#after);
    this.#swallow = false;
    this.#pressed = undefined;
  };

  /** Wherever a pointer comes up, it is heard, and before a page that keeps such events to itself. */
  #listen(pointer: number | undefined): void {
    this.#down = pointer;
    const change = pointer === undefined ? 'removeEventListener' : 'addEventListener';
    for (const type of ['pointerup', 'pointercancel', 'blur'] as const) window[change](type, this.#up as EventListener, true);
  }

  /** Lets go of everything without laying down: Escape, another change, or the element is taken away. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#press = undefined;
    const { session } = this.element;
    if (session?.peeked) {
      session.peeked = undefined;
      session.redraw();
    }
    const grip = this.#grip;
    this.#grip = undefined;
    if (!grip || !session) return;
    grip.open();
    session.lifted = undefined;
    grip.back();
    session.follow(session.hand.release());
  }

  #lift({ id, spot }: Press, table: Element): void {
    const { session } = this.element;
    clearTimeout(this.#timer);
    if (!session?.picture || session.guarded(() => session.hand.choose(spot), spot.pile)?.kind !== 'chosen') return this.cancel();
    session.motion.finish();
    session.calm();
    this.#grip = new Grip(session, spot);
    table.setPointerCapture(id);
    session.lifted = spot;
    this.#swallow = true;
    this.element.requestUpdate();
  }

  /** Lays the cards on the pile they cover best: a legal one first. */
  #drop(): void {
    const { session } = this.element;
    const grip = this.#grip;
    if (!grip || !session) return;
    const { hand, game, frame } = session;
    const others = game.piles.filter((pile) => pile.accept ?? 'pair' in game.variant).map(({ id }) => id);
    const pile = grip.over(hand.targets, CATCH) ?? grip.over(others, -ATTEMPT * frame!.cardWidth);
    if (pile === undefined) return;
    this.#grip = undefined;
    grip.open();
    session.lifted = undefined;
    const outcome = session.guarded(() => hand.lay(pile), pile);
    if (outcome?.kind !== 'played') {
      hand.release();
      grip.back();
    }
    if (outcome) session.follow(outcome);
  }

  #peek(session: Session, spot: Spot): void {
    session.peeked = spot;
    this.#swallow = true;
    session.redraw();
  }

  #goOn(session: Session, spot: Spot): void {
    this.#swallow = true;
    session.touch(spot, false);
    const { hand } = session;
    const goesOn = session.guarded(() => hand.canAct(hand.actionOn(spot.pile)!) === true);
    // What was touched may have ended the press: a page that deals anew, or takes the element away.
    if (goesOn && this.#press) this.#timer = setTimeout(() => this.#goOn(session, spot), PACE);
  }
}

/** The card or place under the pointer, once all cards that are still on their way have arrived. */
function spotUnder({ motion, scene }: Pick<Session, 'motion' | 'scene'>, event: PointerEvent): Spot | undefined {
  let target = event.target as Element | null;
  if (motion.running) {
    motion.finish();
    target = (target!.getRootNode() as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
  }
  const button = target?.closest('button');
  return button ? scene.spotOf(button) : undefined;
}
