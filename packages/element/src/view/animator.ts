import type { Point } from '../layout/fit.js';
import { moveTo } from './scene.js';
import type { Settings } from '../settings.js';

/** Positions of the cards of every pile, from the bottom. */
export type Positions = ReadonlyMap<string, readonly Point[]>;

/** Amount of animation: everything, nothing that travels (`still`, for reduced motion), or nothing. */
export type MotionLevel = 'full' | 'still' | 'none';

const GLIDE = 180;
/** Course of a flight: fast at first, and slower towards its end. */
export const EASE = 'cubic-bezier(.2,0,0,1)';

/** Returns how much may move in an element. */
export function motionLevelOf({ motion, ownerDocument }: Pick<Settings, 'motion' | 'ownerDocument'>): MotionLevel {
  if (motion === 'none') return 'none';
  return ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : 'full';
}

/** The running animations of a table. They can be finished at once. */
export class Animator {
  readonly #running = new Map<Animation, HTMLElement>();
  /** Cancels the start of cards that have not started yet. */
  #waiting: (() => void) | undefined;
  /** Resolves {@link idle}. */
  #wake: (() => void) | undefined;
  #idle: Promise<void> | undefined;
  /** Speed of the animations of single cards; 1: as written. */
  rate = 1;

  constructor(
    /** Called when all animations have ended. */
    private readonly onEnd: () => void = () => undefined,
  ) {}

  /** Resolves when no animation is running. */
  get idle(): Promise<void> {
    if (!this.running) return Promise.resolve();
    return (this.#idle ??= new Promise((wake) => (this.#wake = wake)));
  }

  get running(): boolean {
    return this.#running.size > 0 || this.waiting;
  }

  /** Whether cards wait that start later. */
  get waiting(): boolean {
    return this.#waiting !== undefined;
  }

  /** Finishes all animations, since the next input does not wait for them. */
  finish(): void {
    if (!this.running) return;
    const end = this.#waiting;
    this.#waiting = undefined;
    for (const [animation, element] of this.#running) {
      animation.cancel(); // Fires its event later, when the element may be in another animation.
      element.style.removeProperty('z-index');
    }
    this.#running.clear();
    end?.();
    this.#end();
  }

  #end(): void {
    // The end of some animations starts others.
    if (this.running) return;
    this.#wake?.();
    this.#wake = this.#idle = undefined;
    this.onEnd();
  }

  /** Registers cards that start later. @param end cancels their start; undefined: all have started */
  wait(end: (() => void) | undefined): void {
    this.#waiting = end;
  }

  /** Animates a dropped card back to its place. */
  glide(element: HTMLElement, from: Point, to: Point, how: MotionLevel): void {
    if (how === 'full') this.run(element, [{ transform: moveTo(from) }, { transform: moveTo(to) }], { duration: GLIDE, easing: EASE }, 60);
  }

  /** Runs one animation. @param above stacking order above cards that do not move */
  run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, above?: number): Animation {
    const animation = element.animate(frames, timing);
    animation.playbackRate = this.rate;
    this.#running.set(animation, element);
    if (above !== undefined) element.style.zIndex = String(above);
    animation.onfinish = animation.oncancel = () => {
      if (!this.#running.delete(animation)) return;
      element.style.removeProperty('z-index');
      this.#end();
    };
    return animation;
  }
}
