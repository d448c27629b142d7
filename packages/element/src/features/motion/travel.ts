import type { Step } from '@patience/core';
import { moveTo } from '../../view/scene.js';
import { spread } from '../../layout/spread.js';
import type { Point } from '../../layout/fit.js';
import { flyCopies, type Flown } from './copies.js';
import { flourish } from './flourish.js';
import type { TableView } from '../../view/table-view.js';
import { EASE, type Positions } from '../../view/animator.js';

/** Milliseconds of one flight, and of the fade that replaces it. */
const GLIDE = 180;
const FADE = 90;
/** Milliseconds between the steps of one gesture. */
const BEAT = 70;
/** Milliseconds in which the last card starts: of cards that stay in sight, and of cards that come to lie below each other. */
const LONGEST = 800;
const LONGEST_PILED = 2200;
/** Beats before the cards of a column run together, between two of them, and until the last one has arrived. */
const PAUSE = 2;
const GATHER = 0.35;
const GATHERED = 3;
/** Least number of cards that run together before they leave their column. */
const MANY = 3;

/** A stop of a card on its way. */
export interface Stop {
  /** Beat in which the card starts to this stop. */
  readonly at: number;
  readonly pile: string;
  /** Ids of the cards on the pile when the card lies there, from the bottom. */
  readonly cards: readonly number[];
  /** Present when the card slides below those with which it runs together. */
  readonly beneath?: true;
}

/** The path of one card: where it starts, and on which piles it stops. */
export interface Travel {
  readonly from: Point;
  readonly stops: readonly Stop[];
  /** Beat in which the card is turned over; undefined: it is not. */
  readonly turned: number | undefined;
  /** Whether the card was shuffled. Its path is then not shown, since a shuffled card must not reveal its origin. */
  readonly shuffled: boolean;
}

/**
 * Animates the steps that lead from an earlier picture to the current one.
 * @param before positions of the cards in the earlier picture @param ids ids of the cards at these positions
 */
export function travel(view: TableView, before: Positions, ids: ReadonlyMap<string, readonly number[]>, steps: readonly Step[]): void {
  const { animator, motionLevel } = view;
  animator.finish();
  if (motionLevel === 'none') return;
  const full = motionLevel === 'full';
  const plan = planTravels(before, ids, steps, (step) => full && runsTogether(view, step));
  const flown = full ? flownOf(view, plan.travels) : [];
  const beat = Math.min(BEAT, (flown.length > 0 ? LONGEST_PILED : LONGEST) / Math.max(1, plan.beats));
  glide(view, plan.travels, new Set(flown.map(({ id }) => id)), beat);
  if (!full) return;
  if (flown.length === 0) return flourish(view, steps, Math.max(0, plan.beats - 1) * beat + GLIDE);
  flyCopies(view, ids, flown, { beat, glide: GLIDE }, () => view.game.status === 'playing' && flourish(view, steps, 0));
}

/** Animates the elements of the cards, but of those that are flown by copies. */
function glide({ scene, animator, picture, motionLevel }: TableView, travels: Travels, flown: ReadonlySet<number>, beat: number): void {
  const { positions, ids } = picture!;
  const fly = (element: HTMLElement, card: Travel, to: Point): void => {
    const moved = card.stops.length > 0;
    const turned = card.turned !== undefined;
    if (!moved && !turned && !card.shuffled && card.from.x === to.x && card.from.y === to.y) return;
    if (motionLevel === 'full' && !card.shuffled) {
      const { frames, timing, above } = framesOf(card, to, positions, beat);
      // Below cards that are flown, a card is turned over when they have left it.
      const delay = flown.size > 0 && !moved ? (card.turned ?? 0) * beat : 0;
      animator.run(element, frames, { ...timing, delay, fill: 'backwards' }, above);
    } else if (moved || turned) animator.run(element, [{ opacity: 0.2 }, { opacity: 1 }], { duration: FADE });
  };
  for (const [pile, cards] of ids)
    cards.forEach((id, index) => {
      const card = travels.get(id);
      const element = scene.elementAt(pile, index);
      if (card && element && !flown.has(id)) fly(element, card, positions.get(pile)![index]!);
    });
}

/** Tells whether a step takes many cards of a fanned column to a pile that shows only its top card: these run together first. */
function runsTogether({ frame }: TableView, step: Moved): boolean {
  const [from, to] = [frame!.places.get(step.from), frame!.places.get(step.to)];
  return step.cards.length >= MANY && from !== undefined && from.fanned > 1 && to?.fanned === 1;
}

/**
 * Returns the flights of all open cards that moved, if one of them comes to lie where it is not drawn, below others. Without copies such
 * cards would disappear at once. Empty if all of them are drawn.
 */
function flownOf({ frame, picture }: TableView, travels: Travels): readonly Flown[] {
  const { positions, ids } = picture!;
  const open = new Set<number>();
  const flown: Flown[] = [];
  let piled = false;
  for (const [pile, cards] of ids) cards.forEach((id, index) => picture!.cardAt(pile, index) && open.add(id));
  const pointOf = ({ pile, cards }: Stop, id: number): Point =>
    spread(
      frame!,
      pile,
      cards.map((each) => open.has(each)),
    )[cards.indexOf(id)]!;
  for (const [id, { from, stops, turned, shuffled }] of travels) {
    const pile = stops.at(-1)?.pile;
    const cards = pile === undefined ? undefined : ids.get(pile);
    const index = cards?.indexOf(id) ?? -1;
    const card = picture!.cardAt(pile!, index);
    if (pile === undefined || !cards || !card || shuffled) continue;
    piled ||= cards.length - 1 - index >= frame!.places.get(pile)!.fanned;
    const legs = stops.map((stop, i) => ({ ...stop, to: i < stops.length - 1 ? pointOf(stop, id) : positions.get(pile)![index]! }));
    flown.push({ id, card, pile, index, from, legs, turned: turned !== undefined });
  }
  return piled ? flown : [];
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
  const frames: Keyframe[] = [{ transform: moveTo(from) + (turned === undefined ? '' : ' scaleX(.05)'), easing: EASE }];
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

type Moved = Extract<Step, { readonly type: 'move' }>;
type Travels = ReadonlyMap<number, Travel>;

/**
 * Follows every card through the steps.
 * @param before positions of the cards before the steps @param ids ids of the cards at these positions
 * @param gathers tells whether the cards of a step run together on the lowest one before they leave
 * @returns paths by card id, and the number of beats
 */
export function planTravels(
  before: Positions,
  ids: ReadonlyMap<string, readonly number[]>,
  steps: readonly Step[],
  gathers: (step: Moved) => boolean = () => false,
): { travels: Travels; beats: number } {
  const travels = new Map<number, { -readonly [K in keyof Travel]: Travel[K] }>();
  const piles = new Map<string, readonly number[]>(ids);
  for (const [pile, cards] of ids)
    cards.forEach((id, i) => travels.set(id, { from: before.get(pile)![i]!, stops: [], turned: undefined, shuffled: false }));
  let beats = 0;
  const cardsOn = (pile: string): readonly number[] => piles.get(pile) ?? [];
  const stop = (id: number, next: Stop): void => {
    const travel = travels.get(id)!;
    travel.stops = [...travel.stops, next];
  };
  const gather = ({ from, cards }: Moved, rest: readonly number[]): void => {
    const run = cardsOn(from).filter((id) => cards.includes(id));
    if (beats > 0) beats += PAUSE;
    run.slice(1).forEach((id, i) => stop(id, { at: beats + i * GATHER, pile: from, cards: [...rest, id], beneath: true }));
    beats += run.length * GATHER + GATHERED;
  };
  const move = (step: Moved): void => {
    const { from, to, cards, face, beneath } = step;
    const rest = cardsOn(from).filter((id) => !cards.includes(id));
    if (gathers(step)) gather(step, rest);
    const there = cardsOn(to).filter((id) => !cards.includes(id));
    const now = beneath ? [...cards, ...there] : [...there, ...cards];
    piles.set(from, rest).set(to, now);
    for (const id of cards) {
      // Skip piles that are not on the table, such as the pack.
      if (before.has(to)) stop(id, { at: beats, pile: to, cards: now });
      if (face) travels.get(id)!.turned = beats;
    }
    beats++;
  };
  for (const step of steps) {
    if (step.type === 'flip') travels.get(step.card)!.turned = beats;
    else if (step.type === 'shuffle') for (const id of cardsOn(step.pile)) travels.get(id)!.shuffled = true;
    else if (step.type === 'move') move(step);
  }
  return { travels, beats };
}
