import type { Card } from '@patience/core';
import type { FaceStyle } from '../../faces/face.js';
import { inkOf } from '../../faces/own.js';
import type { Point } from '../../layout/fit.js';
import type { Scene } from '../../view/scene.js';
import type { TableView } from '../../view/table-view.js';
import type { Frame } from '../../layout/fit.js';
import { FINALES, styleIn, type FinaleName, type Pose, type Area } from './finales.js';
import { render } from 'lit/html.js';
import { faceTemplate } from '../../view/card.js';

/** Milliseconds in which all cards start, and milliseconds of one flight. */
const SET_OUT = 1400;
const FLIGHT = 560;
/** Cards drawn, and flights started, in one frame. */
const DRAWN = 3;
const BEGUN = 8;
/** Space for the result with its margin, in rem: beside the cards if the table is wider than high, else below them. */
const RESULT = { width: 21, height: 21.5 };
/** Smallest width in rem of a table that shows the card with the result beside its playing cards; `low` if there is no space below them. */
const BESIDE = { least: 38.4, low: 28.8 };
/** Largest distance of the picture from the upper edge of a table with the result below it, in pixels. */
const TOP = 20;
/** From this screen size on, in pixels, the result has larger letters and needs this many times the space. */
const LARGE = { width: 2400, height: 1300, times: 1.7 };
/** Height below which a table has no space below its cards, in pixels. */
const LOW = 420;

interface Flyer {
  readonly card: Card;
  readonly from: Point;
  readonly style: FaceStyle;
}

/** Makes the picture of a celebration smaller where the result would cover it. @param result position of the result on the table */
export type FitPicture = (result: Point) => void;

/** Least part of the table that the picture keeps, across or down. */
const LEAST = 0.25;

/**
 * Lets all cards form one picture, which stays until it is ended. With reduced motion the cards are placed there at once. Returns how to make room
 * for the result; undefined for a celebration that was ended.
 * @param table the element of the table @param signal ends the celebration and restores the table
 */
export async function celebrate(view: TableView, table: Element, signal: AbortSignal): Promise<FitPicture | undefined> {
  const full = view.motionLevel === 'full';
  // Wait for the cards of the last move.
  const home = full ? view.animator.idle : undefined;
  const { frame, game } = view;
  if (signal.aborted || !frame) return undefined;
  const layer = document.createElement('div');
  layer.className = 'finale';
  layer.ariaHidden = 'true';
  table.append(layer);
  signal.addEventListener('abort', () => {
    layer.remove();
    table.classList.remove('celebrating');
  });
  const finale = game.variant.finale ?? (game.piles.some(({ role }) => role === 'foundation') ? 'families' : 'fan');
  const flyers = flyersOf(view, finale);
  const { beside, ...area } = roomIn(frame);
  const poses = posesOf(finale, flyers, area, !beside);
  const flights: Animation[] = [];
  // Draw some cards in each frame, invisibly: drawing a hundred faces at once is a long task on a phone.
  for (let i = 0; i < flyers.length; i += DRAWN) {
    for (const [n, flyer] of flyers.slice(i, i + DRAWN).entries()) {
      const pose = poses[i + n]!;
      const element = drawn(view.scene, flyer, pose, area);
      layer.append(element);
      if (full) flights.push(flight(element, flyer, pose, area, (i + n) / flyers.length));
    }
    await nextFrame();
    if (signal.aborted) return undefined;
  }
  await home;
  if (signal.aborted) return undefined;
  table.classList.add('celebrating');
  const began = document.timeline.currentTime;
  for (let i = 0; i < flights.length; i += BEGUN) {
    for (const flight of flights.slice(i, i + BEGUN)) flight.startTime = began;
    await nextFrame();
  }
  // The last card to start arrives last. A cancelled flight rejects.
  await flights.at(-1)?.finished.catch(() => undefined);
  return (result) => {
    const { width, height } = frame.box;
    const left = beside
      ? { ...area, width: Math.min(area.width, Math.max(width * LEAST, result.x)) }
      : { ...area, height: Math.min(area.height, Math.max(height * LEAST, result.y)) };
    const fitted = posesOf(finale, flyers, left, !beside);
    for (const [i, element] of [...layer.children].entries()) (element as HTMLElement).style.transform = write(fitted[i]!, area);
  };
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** Returns the space that the result leaves for the picture, and whether the result is beside it. */
function roomIn({ box: { width, height }, cardWidth, cardHeight }: Frame): Area & { readonly beside: boolean } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const unit = width >= LARGE.width && height >= LARGE.height ? rem * LARGE.times : rem;
  const beside = width > height * 1.1 && width > (height < LOW ? BESIDE.low : BESIDE.least) * unit;
  return {
    width: width - (beside ? RESULT.width * unit : 0),
    height: Math.max(height * 0.4, height - (beside ? 0 : RESULT.height * unit)),
    cardWidth,
    cardHeight,
    beside,
  };
}

/** Returns where the finale lays the cards. @param high begin near the upper edge: the result below has one to nine lines and must cover no row */
function posesOf(finale: FinaleName, flyers: readonly Flyer[], area: Area, high: boolean): readonly Pose[] {
  const centred = FINALES[finale](
    flyers.map(({ card }) => card),
    area,
  );
  const above = Math.min(...centred.map(({ y, scale }) => y - (area.cardHeight * scale) / 2));
  return !high || above < TOP ? centred : centred.map((pose) => ({ ...pose, y: pose.y - above + TOP }));
}

/** Draws a card in its pose. */
function drawn(scene: Scene, { card, style }: Flyer, pose: Pose, area: Area): HTMLElement {
  const element = document.createElement('i');
  element.className = `card ${inkOf(card, style.own)}`;
  element.style.transform = write(pose, area);
  if (pose.layer !== undefined) element.style.zIndex = String(pose.layer);
  render(faceTemplate(scene, card, style, false), element);
  return element;
}

/** Returns the animation of a card to its pose, paused. @param part when it starts, as a part of the time in which all cards start */
function flight(element: HTMLElement, { from }: Flyer, pose: Pose, area: Area, part: number): Animation {
  const over = { x: (from.x + pose.x) / 2, y: Math.min(from.y, pose.y) - area.cardHeight * 0.4, turn: pose.turn / 2 - 8 };
  const way = [
    { transform: at(from), easing: 'ease-out' },
    { transform: write({ ...pose, ...over }, area), offset: 0.45, easing: 'ease-in-out' },
    { transform: write(pose, area) },
  ];
  const animation = element.animate(way, { delay: part * SET_OUT, duration: FLIGHT, fill: 'backwards' });
  animation.pause();
  return animation;
}

/** Returns every open card on the table as the finale shows it, in the order of the piles and from the bottom. */
function flyersOf({ game, picture }: TableView, finale: FinaleName): Flyer[] {
  return game.piles.flatMap((pile) => {
    const n = game.view.count(pile.id);
    const style = styleIn(finale, picture!.style(pile));
    return picture!.positions.get(pile.id)!.flatMap((from, i): Flyer[] => {
      const card = game.view.card(pile.id, n - 1 - i);
      return card ? [{ card, from, style }] : [];
    });
  });
}

const at = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** Returns the CSS transform that draws a card in a pose, whose position is the centre of the card. */
const write = ({ x, y, turn, scale }: Pose, { cardWidth, cardHeight }: { cardWidth: number; cardHeight: number }): string =>
  `translate(${Math.round(x - cardWidth / 2)}px,${Math.round(y - cardHeight / 2)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
