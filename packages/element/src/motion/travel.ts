import type { Step } from '@patience/core';
import { moveTo, type Point } from '../layout/spread.js';
import { flourish } from './flourish.js';
import type { TableView } from '../view/table-view.js';
import type { Positions } from '../view/animator.js';

/** Milliseconds of one flight, and of the fade that replaces it. */
const GLIDE = 180;
const FADE = 90;
/** Milliseconds between the steps of one gesture, and for all of them together. */
const BEAT = 70;
const LONGEST = 800;
const EASE = 'cubic-bezier(.2,0,0,1)';

/** The path of one card: where it starts, and on which piles it stops at which step. */
export interface Travel {
  readonly from: Point;
  readonly stops: readonly { readonly at: number; readonly pile: string }[];
  readonly turned: boolean;
  /** Whether the card was shuffled. Its path is then not shown, since a shuffled card must not reveal its origin. */
  readonly shuffled: boolean;
}

/**
 * Animates the steps that lead from an earlier picture to the current one.
 * @param before positions of the cards in the earlier picture @param ids ids of the cards at these positions
 */
export function travel(view: TableView, before: Positions, ids: ReadonlyMap<string, readonly number[]>, steps: readonly Step[]): void {
  const { animator, scene, picture, motionLevel } = view;
  animator.finish();
  if (motionLevel === 'none') return;
  const { positions, ids: now } = picture!;
  const { travels, beats } = planTravels(before, ids, steps);
  const beat = Math.min(BEAT, LONGEST / Math.max(1, beats));
  for (const [pile, cards] of now)
    cards.forEach((id, index) => {
      const card = travels.get(id);
      const to = positions.get(pile)?.[index];
      const element = scene.elementAt(pile, index);
      if (!card || !to || !element) return;
      const moved = card.stops.length > 0;
      if (!moved && !card.turned && !card.shuffled && card.from.x === to.x && card.from.y === to.y) return;
      if (motionLevel === 'full' && !card.shuffled) {
        const { frames, timing, above } = framesOf(card, to, positions, beat);
        return void animator.run(element, frames, timing, above);
      }
      if (moved || card.turned) animator.run(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
    });
  if (motionLevel === 'full') flourish(view, steps, Math.max(0, beats - 1) * beat + GLIDE);
}

/** Animation of one card. */
interface Flight {
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
  /** Stacking order above cards that do not move; undefined: among them. */
  readonly above: number | undefined;
}

/** Returns the key frames of a card. @param beat milliseconds between two stops */
function framesOf({ from, stops, turned }: Travel, to: Point, after: Positions, beat: number): Flight {
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
  return { frames, timing: { duration }, above: stops.length > 0 ? 40 + last : undefined };
}

/**
 * Follows every card through the steps.
 * @param before positions of the cards before the steps @param ids ids of the cards at these positions
 * @returns paths by card id, and the number of moves
 */
export function planTravels(
  before: Positions,
  ids: ReadonlyMap<string, readonly number[]>,
  steps: readonly Step[],
): { travels: ReadonlyMap<number, Travel>; beats: number } {
  const travels = new Map<number, { -readonly [K in keyof Travel]: Travel[K] }>();
  const piles = new Map<number, string>();
  for (const [pile, cards] of ids)
    cards.forEach((id, i) => {
      travels.set(id, { from: before.get(pile)![i]!, stops: [], turned: false, shuffled: false });
      piles.set(id, pile);
    });
  let beats = 0;
  for (const step of steps) {
    if (step.type === 'flip') travels.get(step.card)!.turned = true;
    if (step.type === 'shuffle') for (const [id, pile] of piles) if (pile === step.pile) travels.get(id)!.shuffled = true;
    if (step.type !== 'move') continue;
    for (const id of step.cards) {
      const travel = travels.get(id)!;
      piles.set(id, step.to);
      // Skip piles that are not on the table, such as the pack.
      if (before.has(step.to)) travel.stops = [...travel.stops, { at: beats, pile: step.to }];
      if (step.face) travel.turned = true;
    }
    beats++;
  }
  return { travels, beats };
}
