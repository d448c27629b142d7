import type { Point } from '../layout/fit.js';
import type { TableSession } from '../game/table-session.js';
import { LiftedCards } from './lifted-cards.js';
import type { TableActions } from '../state/table-actions.js';
import type { TableView } from '../view/table-view.js';
import type { TapInterpreter } from './tap-interpreter.js';
import { toTable } from './to-table.js';
import type { Spot } from '../table/spot.js';

/** Distance that a pointer may move before a tap becomes a drag, in pixels. */
const SLACK: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** Milliseconds after which a press is a long press. */
const LONG_PRESS = 480;
/**
 * Milliseconds until a long press on a pile with an action repeats the action, and between repetitions. Slow fingers press for a second and
 * mean one card.
 */
const GOES_ON = 1100;
const PACE = 140;
/** A pointer that moved no further than this, and is over no pile that would take the card, counts as a tap, in pixels. */
const TREMOR = 24;
/** Milliseconds of events after a pointer went up in which its click may still come. That of a finger comes late. */
const CLICK = 700;

/** Session and card or slot under a pointer when it went down. */
interface Pressed {
  readonly session: TableSession;
  readonly spot: Spot;
}

/** A pointer that is down on a card or slot and may lift it. */
interface Press {
  readonly spot: Spot;
  readonly table: Element;
  /** Point where the pointer went down, in pixels of the table. */
  readonly start: Point | undefined;
  readonly slack: number;
  /** Current point of the pointer, in pixels of the window. */
  at: Point;
}

/** The right button of a mouse. */
const RIGHT = 2;

/**
 * Handles presses and drags of mouse, finger or pen. A long press or the right button shows a covered card; on a pile with an action a long
 * press repeats the action. Any other press is a tap. A tap is handled on pointerup without waiting for the click: on a busy page the
 * browser loses the clicks of quick fingers.
 */
export class Drag {
  /** Id of the pointer that went down last and is still down. */
  #down: number | undefined;
  /** The window in which the pointer went down. */
  #view: Window | undefined;
  /** The table on which the pointer went down. */
  #table: Element | undefined;
  /** Point where the pointer went down, and its largest distance from there so far, in pixels of the window. */
  #start: Point = { x: 0, y: 0 };
  #far = 0;
  #press: Press | undefined;
  #lifted: LiftedCards | undefined;
  /** Session and card or slot under the pointer when it went down. */
  #pressed: Pressed | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the last pointer went up, in milliseconds of event time stamps. */
  #upAt = -Infinity;
  /** Whether the press cannot be a tap any more: it was long, became a drag, or a second finger came down. */
  #spent = false;

  constructor(
    private readonly actions: TableActions,
    private readonly taps: TapInterpreter,
  ) {}

  /** Handles clicks of keys and assistive technologies. Ignores the click of a pointer, whose tap was handled on pointerup. */
  readonly click = (event: MouseEvent): void => {
    const heard = this.#down !== undefined || event.timeStamp - this.#upAt < CLICK;
    if (this.actions.element.viewOnly || (event.detail > 0 && heard)) return;
    this.taps.click(event);
  };

  readonly down = (event: PointerEvent): void => {
    const [table, target] = [event.currentTarget as Element, event.target as Element];
    const { session } = this.actions.state;
    this.cancel();
    if (this.actions.element.viewOnly) return;
    if (!event.isPrimary) {
      this.#spent = true;
      return;
    }
    this.#spent = event.button !== 0;
    this.#pressed = undefined;
    this.#start = pointOf(event);
    this.#far = 0;
    this.#view = table.ownerDocument.defaultView!;
    this.#table = table;
    this.#listen(event.pointerId);
    if (!session || session.game.status !== 'playing') return;
    if (event.button === RIGHT && event.pointerType === 'mouse') {
      const spot = spotUnder(session.view, event, target);
      return spot && spot.depth > 0 ? this.#peek(session, spot) : undefined;
    }
    if (this.#spent) return;
    const spot = spotUnder(session.view, event, target);
    if (!spot) return;
    this.#pressed = { session, spot };
    const at = this.#start;
    this.#press = { spot, table, start: toTable(table, at), slack: SLACK[event.pointerType] ?? 10, at };
    const closed = !session.game.view.card(spot.pile) && session.selection.actionOn(spot.pile) !== undefined;
    this.#timer = setTimeout(() => {
      if (closed) return this.#goOn(session, spot, GOES_ON);
      if (this.taps.hold(spot, event) || spot.depth > 0) this.#peek(session, spot);
    }, LONG_PRESS);
  };

  /** Suppresses the browser's context menu on cards, where the right button and a long press show a covered card. */
  readonly menu = (event: Event): void => {
    if ((event.target as Element).closest('button')) event.preventDefault();
  };

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down) return;
    const at = pointOf(event);
    this.#far = Math.max(this.#far, Math.hypot(at.x - this.#start.x, at.y - this.#start.y));
    const press = this.#press;
    if (!press) return;
    press.at = at;
    if (!this.#lifted) {
      if (this.#far < press.slack) return;
      this.#lift(press);
    } else if (!this.actions.state.session?.highlights.lifted) return this.cancel(); // the game changed without the player
    this.#moveLifted();
  };

  /** Moves the lifted cards to the pointer. */
  #moveLifted(): void {
    const at = this.#lifted && toTable(this.#press!.table, this.#press!.at);
    if (at) this.#lifted!.moveTo(at);
  }

  /** Moves the lifted cards in every frame: the page may scroll or move below a resting pointer, which fires no pointer event. */
  #moveLiftedEachFrame(lifted: LiftedCards, view: Window): void {
    view.requestAnimationFrame(() => {
      if (this.#lifted !== lifted || !this.#press) return;
      this.#moveLifted();
      this.#moveLiftedEachFrame(lifted, view);
    });
  }

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#down) return;
    this.#listen(undefined);
    this.#upAt = event.timeStamp;
    if (event.type === 'pointerup') this.#end(event);
    else this.cancel();
  };

  /** Ends a press or drag as a tap, as a drop, or as a drag of a card that cannot be lifted. */
  #end(event: PointerEvent): void {
    const wandered = this.#far > TREMOR;
    const trembled = this.#lifted !== undefined && !wandered && this.#lifted.meant() === undefined;
    const tap = !wandered && (!this.#spent || trembled);
    const pressed = this.#pressed;
    const stays = wandered && !this.#spent && pressed?.session === this.actions.state.session;
    this.#drop();
    this.cancel();
    if (stays) this.#explain(pressed!);
    // Ignore the tap if the game has changed since the press.
    if (!tap || (pressed && pressed.session !== this.actions.state.session)) return;
    this.#ignoreClickElsewhere(event.pointerId);
    this.taps.tap(pressed?.spot, event);
  }

  /** Ignores the click that follows a tap where it meets something else than the table: a winning tap shows the result under the finger. */
  #ignoreClickElsewhere(pointer: number): void {
    const [view, table] = [this.#view!, this.#table!];
    const ignore = (event: MouseEvent): void => {
      const isOfTap = event.detail > 0 && event.timeStamp - this.#upAt < CLICK && (event as PointerEvent).pointerId === pointer;
      if (!isOfTap || event.composedPath().includes(table)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    view.addEventListener('click', ignore, { capture: true, once: true });
    view.addEventListener('pointerdown', () => view.removeEventListener('click', ignore, true), { capture: true, once: true });
  }

  readonly #blur = ({ target, currentTarget }: FocusEvent): void => {
    if (target !== currentTarget) return; // only an element lost the focus, not the window
    this.#spent = true;
    this.cancel();
  };

  /**
   * Listens on the window in the capture phase: the page may stop the propagation of pointer events. @param pointer undefined: stops
   * listening
   */
  #listen(pointer: number | undefined): void {
    this.#down = pointer;
    const view = this.#view!;
    const change = pointer === undefined ? 'removeEventListener' : 'addEventListener';
    view[change]('pointermove', this.#move as EventListener, true);
    for (const type of ['pointerup', 'pointercancel'] as const) view[change](type, this.#up as EventListener, true);
    view[change]('blur', this.#blur as EventListener, true);
  }

  /** Ends a press or drag without playing a move: on Escape, another change, or removal of the element. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#press = undefined;
    const { session } = this.actions.state;
    if (session?.highlights.peeked) {
      session.highlights.peeked = undefined;
      session.view.redraw();
    }
    this.#lifted = undefined;
    if (!session?.highlights.lifted) return;
    session.putBack();
    session.showOutcome(session.selection.release());
  }

  #lift({ spot, table, start }: Press): void {
    const { session } = this.actions.state;
    clearTimeout(this.#timer);
    if (!session?.view.picture || !start || session.guarded(() => session.selection.choose(spot), spot.pile)?.kind !== 'chosen')
      return this.cancel();
    session.view.animator.finish();
    session.highlights.clear();
    this.#lifted = new LiftedCards(session, spot, start);
    this.#moveLiftedEachFrame(this.#lifted, table.ownerDocument.defaultView!);
    try {
      table.setPointerCapture(this.#down!);
    } catch {
      // The pointer has gone up in the meantime: its event comes next.
    }
    session.highlights.lifted = spot;
    this.#spent = true;
    this.actions.requestUpdate();
  }

  /** Plays the drop of the lifted cards. */
  #drop(): void {
    const { session } = this.actions.state;
    const lifted = this.#lifted;
    if (!lifted || !session?.highlights.lifted) return;
    const { selection } = session;
    const pile = lifted.meant();
    if (pile === undefined) return;
    const outcome = session.guarded(() => selection.lay(pile), pile);
    if (outcome?.kind !== 'played') {
      selection.release();
      session.putBack();
    }
    if (outcome) session.showOutcome(outcome);
  }

  /** Announces why a dragged open card cannot be lifted. A drag over anything else is ignored. */
  #explain({ session, spot }: Pressed): void {
    if (session.game.view.card(spot.pile, spot.depth)) session.touch(spot, (selection) => selection.choose(spot));
  }

  #peek(session: TableSession, spot: Spot): void {
    session.highlights.peeked = spot;
    this.#spent = true;
    session.view.redraw();
  }

  /** Does the action of the pile, and repeats it while the press lasts. @param next milliseconds until the next repetition */
  #goOn(session: TableSession, spot: Spot, next: number): void {
    this.#spent = true;
    const { selection } = session;
    session.touch(spot, () => selection.tap(spot));
    const goesOn = session.guarded(() => selection.canAct(selection.actionOn(spot.pile)!) === true);
    // The tap may have ended the press: the page may deal or remove the element.
    if (goesOn && this.#press) this.#timer = setTimeout(() => this.#goOn(session, spot, PACE), next);
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Fraction of a card's width within which a moving card counts as arrived. */
const ARRIVED = 0.25;

/**
 * Returns the card or slot that a pointer on this target means. Finishes all animations. A card that had almost arrived is meant itself;
 * a card that only passed below the pointer is not, unless nothing else lies there.
 */
function spotUnder({ animator, scene }: TableView, event: PointerEvent, target: Element): Spot | undefined {
  const touched = target.closest('button');
  let meant = touched;
  if (animator.running) {
    const before = touched?.getBoundingClientRect();
    animator.finish();
    const after = touched?.getBoundingClientRect();
    const way = before && after ? Math.hypot(before.x - after.x, before.y - after.y) / Math.min(after.width, after.height) : 0;
    const root = target.getRootNode() as ShadowRoot;
    if (way === 0 || way > ARRIVED) meant = root.elementFromPoint(event.clientX, event.clientY)?.closest('button') ?? touched;
  }
  return meant ? scene.spotOf(meant) : undefined;
}
