import type { TableSession } from '../table/table-session.js';
import type { Spot } from '../view/scene.js';
import { Grip } from './grip.js';
import type { InputHost } from './host.js';

/** How far a finger or a mouse may stray before a tap becomes a drag, in pixels. */
const SLACK: Readonly<Record<string, number>> = { mouse: 5, pen: 8, touch: 10 };
/** A press that lasts so long is a long one. */
const LONG_PRESS = 480;
/** What is clicked goes on so long after that, and at this pace: slow fingers press for a second and mean one card. */
const GOES_ON = 1100;
const PACE = 140;
/** A pointer that strayed no further than this and came back has trembled, in pixels. */
const TREMOR = 24;
/** So long after a pointer has gone up its click may still come, in milliseconds of events: that of a finger comes late. */
const CLICK = 700;

/** A pointer that is down on a card or place. */
interface Press {
  readonly id: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  /** How far it has strayed at most. */
  far: number;
}

/** The right button of a mouse. */
const RIGHT = 2;

/**
 * Pressing and dragging with mouse, finger or pen. A long press or the right button looks at a covered card; on a pile that
 * is clicked a long press goes on clicking. A pointer that comes up without any of these has tapped. It is not waited for its click: on a busy
 * page the clicks of quick fingers get lost in the browser.
 */
export class Drag {
  /** The pointer that went down last and has not come up. */
  #down: number | undefined;
  #press: Press | undefined;
  #grip: Grip | undefined;
  /** What was under the pointer when it went down. */
  #pressed: { readonly session: TableSession; readonly spot: Spot } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last pointer went up, in milliseconds of events. */
  #upAt = -Infinity;
  /** A press that was long, or became a drag, or was disturbed by a second finger, is no tap. */
  #spent = false;

  constructor(
    private readonly host: InputHost,
    /** Something was tapped, or nothing in particular. */
    private readonly tapped: (spot: Spot | undefined, event: MouseEvent) => void,
    /** A card was pressed for long. True when that has done something. */
    private readonly held: (spot: Spot, event: PointerEvent) => boolean,
  ) {}

  /** Clicks of keys and assistive technologies are meant; one that follows a pointer was heard before. */
  readonly click = (event: MouseEvent): void => {
    const heard = this.#down !== undefined || event.timeStamp - this.#upAt < CLICK;
    if (event.detail > 0 && heard) return;
    const button = (event.target as Element).closest('button');
    this.tapped(button ? this.host.session?.scene.spotOf(button) : undefined, event);
  };

  readonly down = (event: PointerEvent): void => {
    const { session } = this.host;
    this.cancel();
    if (!event.isPrimary) {
      this.#spent = true;
      return;
    }
    this.#spent = event.button !== 0;
    this.#pressed = undefined;
    this.#listen(event.pointerId);
    if (!session || session.game.status !== 'playing') return;
    if (event.button === RIGHT && event.pointerType === 'mouse') {
      const spot = spotUnder(session, event);
      return spot && spot.depth > 0 ? this.#peek(session, spot) : undefined;
    }
    if (this.#spent) return;
    const spot = spotUnder(session, event);
    if (!spot) return;
    this.#pressed = { session, spot };
    this.#press = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, slack: SLACK[event.pointerType] ?? 10, far: 0 };
    const closed = !session.game.view.card(spot.pile) && session.hand.actionOn(spot.pile) !== undefined;
    this.#timer = setTimeout(() => {
      if (closed) return this.#goOn(session, spot, GOES_ON);
      if (this.held(spot, event) || spot.depth > 0) this.#peek(session, spot);
    }, LONG_PRESS);
  };

  /** Cards have no menu of the browser: there the right button and a long press look at what is covered. */
  readonly menu = (event: Event): void => {
    if ((event.target as Element).closest('button')) event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => {
    const press = this.#press;
    if (!press || event.pointerId !== press.id) return;
    const by = { x: event.clientX - press.x, y: event.clientY - press.y };
    press.far = Math.max(press.far, Math.hypot(by.x, by.y));
    if (!this.#grip) {
      if (press.far < press.slack) return;
      this.#lift(press, event.currentTarget as Element);
    } else if (!this.host.session?.lifted) return this.cancel(); // the game went on without the hand
    this.#grip?.follow(by);
  };

  readonly #up = (event: PointerEvent | FocusEvent): void => {
    if (event.target === window) {
      this.#spent = true; // the window is left
      return this.cancel();
    }
    if (!('pointerId' in event) || event.pointerId !== this.#down) return;
    this.#listen(undefined);
    this.#upAt = event.timeStamp;
    const trembled = this.#grip !== undefined && this.#press!.far <= TREMOR && this.#grip.meant() === undefined;
    const tap = event.type === 'pointerup' && (!this.#spent || trembled);
    if (event.type === 'pointerup') this.#drop();
    this.cancel();
    if (!tap) return;
    const pressed = this.#pressed;
    // Cards of a game that has gone meanwhile cannot be meant.
    if (!pressed || pressed.session === this.host.session) this.tapped(pressed?.spot, event);
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
    const { session } = this.host;
    if (session?.peeked) {
      session.peeked = undefined;
      session.redraw();
    }
    this.#grip = undefined;
    if (!session?.lifted) return;
    session.putBack();
    session.follow(session.hand.release());
  }

  #lift({ id, spot, x, y }: Press, table: Element): void {
    const { session } = this.host;
    clearTimeout(this.#timer);
    if (!session?.picture || session.guarded(() => session.hand.choose(spot), spot.pile)?.kind !== 'chosen') return this.cancel();
    session.motion.finish();
    session.calm();
    this.#grip = new Grip(session, spot, { x, y });
    table.setPointerCapture(id);
    session.lifted = spot;
    this.#spent = true;
    this.host.requestUpdate();
  }

  /** Lays the cards where they are meant to go. */
  #drop(): void {
    const { session } = this.host;
    const grip = this.#grip;
    if (!grip || !session?.lifted) return;
    const { hand } = session;
    const pile = grip.meant();
    if (pile === undefined) return;
    const outcome = session.guarded(() => hand.lay(pile), pile);
    if (outcome?.kind !== 'played') {
      hand.release();
      session.putBack();
    }
    if (outcome) session.follow(outcome);
  }

  #peek(session: TableSession, spot: Spot): void {
    session.peeked = spot;
    this.#spent = true;
    session.redraw();
  }

  /** Clicks, and once more later. @param next after so many milliseconds */
  #goOn(session: TableSession, spot: Spot, next: number): void {
    this.#spent = true;
    const { hand } = session;
    session.touch(spot, () => hand.tap(spot));
    const goesOn = session.guarded(() => hand.canAct(hand.actionOn(spot.pile)!) === true);
    // What was touched may have ended the press: a page that deals anew, or takes the element away.
    if (goesOn && this.#press) this.#timer = setTimeout(() => this.#goOn(session, spot, PACE), next);
  }
}

/** A card that is no farther from its place than this part of its width has as good as arrived. */
const ARRIVED = 0.25;

/**
 * The card or place that is meant by a pointer that comes down. All cards that are still on their way arrive at once. One that
 * had as good as arrived is meant itself; one that only passed by is not, unless nothing else lies there.
 */
function spotUnder({ motion, scene }: Pick<TableSession, 'motion' | 'scene'>, event: PointerEvent): Spot | undefined {
  const touched = (event.target as Element).closest('button');
  let meant = touched;
  if (motion.running) {
    const before = touched?.getBoundingClientRect();
    motion.finish();
    const after = touched?.getBoundingClientRect();
    const way = before && after ? Math.hypot(before.x - after.x, before.y - after.y) / after.width : 0;
    const root = (event.target as Element).getRootNode() as ShadowRoot;
    if (way === 0 || way > ARRIVED) meant = root.elementFromPoint(event.clientX, event.clientY)?.closest('button') ?? touched;
  }
  return meant ? scene.spotOf(meant) : undefined;
}
