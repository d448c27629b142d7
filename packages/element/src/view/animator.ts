import type { Point } from '../layout/spread.js';
import { moveTo } from '../layout/spread.js';
import type { Settings } from '../settings.js';

/** Where the cards of every pile lie, the bottom card first. */
export type Positions = ReadonlyMap<string, readonly Point[]>;

/** `full`, without gliding (`still`), or none at all. */
export type MotionLevel = 'full' | 'still' | 'none';

const GLIDE = 180;
const EASE = 'cubic-bezier(.2,0,0,1)';

/** Returns how much moves in an element. */
export function motionLevelOf({ motion, ownerDocument }: Pick<Settings, 'motion' | 'ownerDocument'>): MotionLevel {
  if (motion === 'none') return 'none';
  return ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'full';
}

/** What moves on the table, until it has arrived or is finished at once. */
export class Animator {
  readonly #running = new Map<Animation, HTMLElement>();
  /** Ends the waiting of cards that have not set out. */
  #waiting: (() => void) | undefined;

  constructor(
    /** All cards that moved have arrived. */
    private readonly onEnd: () => void = () => undefined,
  ) {}

  get running(): boolean {
    return this.#running.size > 0 || this.#waiting !== undefined;
  }

  /** The next input does not wait: everything is at once where it belongs. */
  finish(): void {
    if (!this.running) return;
    this.#waiting?.();
    this.#waiting = undefined;
    for (const [animation, element] of this.#running) {
      animation.cancel(); // tells of it later, when the element may be on another way
      element.style.removeProperty('z-index');
    }
    this.#running.clear();
    this.onEnd();
  }

  /** Cards that have not set out yet wait. @param end ends that; undefined: they have all set out */
  wait(end: (() => void) | undefined): void {
    this.#waiting = end;
  }

  /** A dropped card glides back from where the hand let it go. */
  glide(element: HTMLElement, from: Point, to: Point, how: MotionLevel): void {
    if (how === 'full') this.run(element, [{ transform: moveTo(from) }, { transform: moveTo(to) }], { duration: GLIDE, easing: EASE }, 60);
  }

  /** One movement, above the cards that lie still when so many others come before it. */
  run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, above?: number): Animation {
    const animation = element.animate(frames, timing);
    this.#running.set(animation, element);
    if (above !== undefined) element.style.zIndex = String(above);
    animation.onfinish = animation.oncancel = () => {
      if (!this.#running.delete(animation)) return;
      element.style.removeProperty('z-index');
      if (!this.running) this.onEnd();
    };
    return animation;
  }
}
