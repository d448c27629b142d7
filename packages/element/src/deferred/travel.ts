import type { Step } from '@patience/core';
import type { Toolbox } from '../deferred.js';
import type { Point } from '../layout/spread.js';
import type { TableSession } from '../table/table-session.js';
import type { Motion, Positions } from '../view/motion.js';

/** One way, and the fade instead of it, in milliseconds. */
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

/** Shows what happened: the steps that lead from one position of the cards to the present one become movements. */
export function travel(toolbox: Toolbox, session: TableSession, before: Positions, steps: readonly Step[]): void {
  const { motion, scene, picture, liveliness } = session;
  motion.finish();
  if (liveliness === 'none') return;
  const after = picture!.positions;
  const { travels, beats } = follow(before, steps);
  const beat = Math.min(BEAT, LONGEST / Math.max(1, beats));
  for (const [pile, cards] of travels)
    cards.forEach((card, index) => {
      const to = after.get(pile)?.[index];
      const element = scene.elementAt(pile, index);
      if (!to || !element) return;
      const moved = card.stops.length > 0;
      if (!moved && !card.turned && card.from.x === to.x && card.from.y === to.y) return;
      if (liveliness === 'full') return go(toolbox, motion, element, card, to, after, beat);
      if (moved || card.turned) motion.run(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
    });
}

/** @param beat between two stops, in milliseconds */
function go(
  { moveTo }: Toolbox,
  motion: Motion,
  element: HTMLElement,
  { from, stops, turned }: Travel,
  to: Point,
  after: Positions,
  beat: number,
): void {
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
  motion.run(element, frames, { duration }, stops.length > 0 ? 40 + last : undefined);
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
