import type { Step } from '@patience/core';
import type { Point } from '../layout/spread.js';
import { moveTo, type Scene } from './scene.js';

/** Where the cards of every pile lie, the bottom card first. */
export type Positions = ReadonlyMap<string, readonly Point[]>;

/** `full`, without gliding (`still`), or none at all. */
export type Liveliness = 'full' | 'still' | 'none';

const GLIDE = 180;
const FADE = 90;
/** Between the steps of one gesture, and for all of them together. */
const BEAT = 70;
const LONGEST = 800;
const EASE = 'cubic-bezier(.2,0,0,1)';

/** One card on its way: where it was, and where it came to at which step. */
interface Travel {
  readonly from: Point;
  readonly stops: { readonly at: number; readonly pile: string }[];
  turned: boolean;
}

/** Shows what happened: the steps of a change become movements of the cards that moved. */
export class Motion {
  readonly #running = new Map<Animation, HTMLElement>();
  /** Ends the waiting of cards that have not set out. */
  #waiting: (() => void) | undefined;

  constructor(
    private readonly scene: Scene,
    /** All cards that moved have arrived. */
    private readonly rested: () => void = () => undefined,
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
    this.rested();
  }

  /** Plays the steps that lead from one position of the cards to another. */
  show(before: Positions, after: Positions, steps: readonly Step[], how: Liveliness): void {
    this.finish();
    if (how === 'none') return;
    const { travels, beats } = follow(before, steps);
    const beat = Math.min(BEAT, LONGEST / Math.max(1, beats));
    for (const [pile, cards] of travels)
      cards.forEach((travel, index) => {
        const to = after.get(pile)?.[index];
        const element = this.scene.elementAt(pile, index);
        if (!to || !element) return;
        const moved = travel.stops.length > 0;
        if (!moved && !travel.turned && travel.from.x === to.x && travel.from.y === to.y) return;
        if (how === 'still') {
          if (moved || travel.turned) this.run(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
          return;
        }
        this.#travel(element, travel, to, after, beat);
      });
  }

  /** Cards that have not set out yet wait. @param end ends that; undefined: they have all set out */
  wait(end: (() => void) | undefined): void {
    this.#waiting = end;
  }

  /** A dropped card glides back from where the hand let it go. */
  glide(element: HTMLElement, from: Point, to: Point, how: Liveliness): void {
    if (how === 'full') this.run(element, [{ transform: moveTo(from) }, { transform: moveTo(to) }], { duration: GLIDE, easing: EASE }, 60);
  }

  #travel(element: HTMLElement, { from, stops, turned }: Travel, to: Point, after: Positions, beat: number): void {
    const last = stops.at(-1)?.at ?? 0;
    const duration = last * beat + GLIDE;
    const frames: Keyframe[] = [{ transform: moveTo(from) + (turned ? ' scaleX(.05)' : ''), easing: EASE }];
    let here = from;
    stops.forEach(({ at, pile }, i) => {
      const start = (at * beat) / duration;
      if (start > 0) frames.push({ offset: start, transform: moveTo(here), easing: EASE });
      const next = stops[i + 1];
      here = next ? (after.get(pile)?.[0] ?? to) : to;
      if (next)
        frames.push({
          offset: Math.min((at * beat + GLIDE) / duration, (next.at * beat) / duration),
          transform: moveTo(here),
          easing: EASE,
        });
    });
    frames.push({ transform: moveTo(to) });
    this.run(element, frames, { duration }, stops.length > 0 ? 40 + last : undefined);
  }

  /** One movement, above the cards that lie still when so many others come before it. */
  run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions, above?: number): Animation {
    const animation = element.animate(frames, timing);
    this.#running.set(animation, element);
    if (above !== undefined) element.style.zIndex = String(above);
    animation.onfinish = animation.oncancel = () => {
      if (!this.#running.delete(animation)) return;
      element.style.removeProperty('z-index');
      if (!this.running) this.rested();
    };
    return animation;
  }
}

/** Follows every card through the steps, by its place alone. */
function follow(before: Positions, steps: readonly Step[]): { travels: Map<string, Travel[]>; beats: number } {
  const travels = new Map<string, Travel[]>();
  for (const [pile, points] of before)
    travels.set(
      pile,
      points.map((from) => ({ from, stops: [], turned: false })),
    );
  let beats = 0;
  for (const step of steps) {
    if (step.type === 'flip') {
      const top = travels.get(step.pile)?.at(-1);
      if (top) top.turned = true;
    }
    if (step.type !== 'move') continue;
    const from = travels.get(step.from);
    const to = travels.get(step.to);
    if (!from || !to || from.length < step.cards.length) continue;
    const moved = from.splice(from.length - step.cards.length);
    for (const travel of moved) {
      travel.stops.push({ at: beats, pile: step.to });
      if (step.face) travel.turned = true;
    }
    to.push(...moved);
    beats++;
  }
  return { travels, beats };
}
