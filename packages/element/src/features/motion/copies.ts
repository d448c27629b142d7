import { inkOf } from '../../faces/own.js';
import type { Card } from '@patience/core';
import { render } from 'lit/html.js';
import { moveTo } from '../../view/scene.js';
import type { Point } from '../../layout/fit.js';
import { EASE } from '../../view/animator.js';
import { faceTemplate } from '../../view/card.js';
import type { TableView } from '../../view/table-view.js';

/** A straight part of a flight. */
export interface Leg {
  /** Beat in which it starts. */
  readonly at: number;
  readonly to: Point;
  /** Present when the card slides below those with which it runs together. */
  readonly beneath?: true;
}

/** A card that is flown by a copy. */
export interface Flown {
  readonly id: number;
  readonly card: Card;
  /** The pile on which it lies in the end, and the number of cards below it there. */
  readonly pile: string;
  readonly index: number;
  readonly from: Point;
  readonly legs: readonly Leg[];
  /** Whether the card lay face down: then its copy appears only when it starts. */
  readonly turned: boolean;
}

/** Stacking order of the first copy in flight: above copies that wait. */
const ABOVE = 1;

/**
 * Flies copies of cards, one after the other, while the elements of these cards are invisible. Each flight starts in the frame in which it
 * begins: starting a hundred animations at once is a long task on a phone. The animator removes the copies when the player goes on.
 * @param ids ids of the cards on each pile before the flights @param time milliseconds of a beat and of a flight
 * @param landed called when all cards have arrived
 */
export function flyCopies(
  view: TableView,
  ids: ReadonlyMap<string, readonly number[]>,
  flown: readonly Flown[],
  time: { readonly beat: number; readonly glide: number },
  landed: () => unknown,
): void {
  const { animator } = view;
  const hidden = elementsOf(view, flown);
  const layer = document.createElement('div');
  layer.className = 'copies';
  layer.ariaHidden = 'true';
  layer.append(...restsOf(view, ids, flown));
  const flights = flown.flatMap((each) => {
    const copy = copyOf(view, each.card, each.pile, each.from);
    if (each.turned) copy.style.opacity = '0';
    layer.append(copy);
    const last = each.legs.length - 1;
    return each.legs.map((leg, i) => ({ ...leg, copy, from: each.legs[i - 1]?.to ?? each.from, rank: i < last ? 0 : each.index }));
  });
  // Of cards that start together to their last pile, the uppermost flies above the others.
  flights.sort((a, b) => a.at - b.at || a.rank - b.rank);
  hidden[0]?.closest('.table')?.append(layer);
  for (const { style } of hidden) style.opacity = '0';
  const end = flights.at(-1)!.at * time.beat + time.glide;
  let next = 0;
  let began: number | undefined;
  let ended = false;
  const step = (now: number): void => {
    began ??= now;
    for (; next < flights.length && flights[next]!.at * time.beat <= now - began; next++) {
      const { copy, from, to, beneath } = flights[next]!;
      copy.style.removeProperty('opacity');
      copy.style.zIndex = String(beneath ? -1 - next : ABOVE + next);
      copy.style.transform = moveTo(to);
      copy.animate([{ transform: moveTo(from) }, { transform: moveTo(to) }], { duration: time.glide, easing: EASE });
    }
    ended = now - began >= end;
    if (ended) animator.finish();
    else frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  animator.wait(() => {
    cancelAnimationFrame(frame);
    layer.remove();
    for (const { style } of hidden) style.removeProperty('opacity');
    if (ended) landed();
  });
}

/** Returns the elements of the cards that are flown, where they are drawn in the end. */
const elementsOf = ({ scene }: TableView, flown: readonly Flown[]): HTMLElement[] =>
  flown.flatMap(({ pile, index }) => scene.elementAt(pile, index) ?? []);

/** Returns what the destinations show until the first card arrives: copies of their former top cards, or of their slots. */
function restsOf(view: TableView, ids: ReadonlyMap<string, readonly number[]>, flown: readonly Flown[]): HTMLElement[] {
  const { picture, frame } = view;
  return [...new Set(flown.map(({ pile }) => pile))].flatMap((pile) => {
    const place = frame!.places.get(pile)!;
    if (place.fanned > 1) return [];
    const top = ids.get(pile)?.at(-1);
    const card = top === undefined ? undefined : picture!.cardAt(pile, picture!.ids.get(pile)!.indexOf(top));
    if (card) return [copyOf(view, card, pile, place)];
    const slot = document.createElement('i');
    slot.className = `slot ${view.game.piles.find(({ id }) => id === pile)!.role}`;
    slot.style.transform = moveTo(place);
    return [slot];
  });
}

/** Returns a copy of a card at a point. */
function copyOf({ game, picture, scene }: TableView, card: Card, pile: string, at: Point): HTMLElement {
  const copy = document.createElement('i');
  const style = picture!.style(game.piles.find(({ id }) => id === pile)!);
  copy.className = `card ${inkOf(card, style.own)}`;
  copy.style.transform = moveTo(at);
  render(faceTemplate(scene, card, style, false), copy);
  return copy;
}
