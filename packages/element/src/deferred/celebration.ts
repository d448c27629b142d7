import type { Card } from '@patience/core';
import type { CelebrationHost } from '../controllers/celebration.js';
import type { Toolbox } from '../deferred.js';
import type { Point } from '../layout/spread.js';
import type { TableSession } from '../table/table-session.js';
import { FINALES, type Pose } from './finales.js';

/** The last card still comes home; then all set out within this time, and each flies so long, in milliseconds. */
const HOME = 400;
const SET_OUT = 1300;
const FLIGHT = 750;
/** So much of the room is left for the result: beside the cards where the table is wider than high, else below them. */
const RESULT = { width: 310, height: 328 };
/** On a screen that is as large as this, in pixels, the result has larger letters and needs so much more room. */
const LARGE = { width: 2400, height: 1300, times: 1.8 };

interface Flyer {
  readonly card: Card;
  readonly element: HTMLElement;
  readonly from: Point;
}

/**
 * All cards leave the places where they lie and make one picture, which stays until it is ended. Without movement it lies there
 * at once. @param signal ends it: then everything is as it was
 */
export async function celebrate(toolbox: Toolbox, host: CelebrationHost, session: TableSession, signal: AbortSignal): Promise<void> {
  await host.updateComplete;
  const full = host.liveliness === 'full';
  if (full) await new Promise((wake) => setTimeout(wake, HOME));
  const table = host.renderRoot.querySelector('.table');
  const { frame, game } = session;
  if (signal.aborted || !table || !frame) return;
  const layer = document.createElement('div');
  layer.className = 'finale';
  layer.ariaHidden = 'true';
  const flyers = flyersOf(toolbox, session);
  layer.append(...flyers.map(({ element }) => element));
  table.append(layer);
  table.classList.add('celebrating');
  signal.addEventListener('abort', () => {
    layer.remove();
    table.classList.remove('celebrating');
  });
  const { width, height } = frame.box;
  const times = width >= LARGE.width && height >= LARGE.height ? LARGE.times : 1;
  const beside = width > height * 1.1 && width > RESULT.width * times * 2;
  const room = {
    width: width - (beside ? RESULT.width * times : 0),
    height: Math.max(height * 0.4, height - (beside ? 0 : RESULT.height * times)),
    cardWidth: frame.cardWidth,
    cardHeight: frame.cardHeight,
  };
  const finale = game.variant.finale ?? (game.piles.some(({ role }) => role === 'foundation') ? 'families' : 'fan');
  const poses = FINALES[finale](
    flyers.map(({ card }) => card),
    room,
  );
  const goal = (i: number): string => write(poses[i]!, room);
  if (!full) return flyers.forEach(({ element }, i) => void (element.style.transform = goal(i)));
  await new Promise<void>((arrived) => {
    let next = 0;
    let began: number | undefined;
    const flights: Promise<unknown>[] = [];
    // Each is set going in the frame in which it starts: a hundred at once cost a phone a long task.
    const step = (now: number): void => {
      if (signal.aborted) return arrived();
      began ??= now;
      for (; next < flyers.length && (next * SET_OUT) / flyers.length <= now - began; next++) {
        const { element, from } = flyers[next]!;
        const pose = poses[next]!;
        element.style.transform = goal(next);
        const over = write(
          { ...pose, x: (from.x + pose.x) / 2, y: Math.min(from.y, pose.y) - room.cardHeight * 0.4, turn: pose.turn / 2 - 8 },
          room,
        );
        const flight = element.animate(
          [
            { transform: at(from), easing: 'ease-out' },
            { transform: over, offset: 0.45, easing: 'ease-in-out' },
            { transform: goal(next) },
          ],
          { duration: FLIGHT },
        );
        flights.push(flight.finished.catch(() => undefined));
      }
      if (next < flyers.length) requestAnimationFrame(step);
      else void Promise.all(flights).then(() => arrived());
    };
    requestAnimationFrame(step);
  });
}

/** Every open card on the table, drawn anew where it lies, in the order of the piles and from below. */
function flyersOf({ render, face }: Toolbox, { game, picture }: TableSession): Flyer[] {
  return game.piles.flatMap((pile) => {
    const n = game.view.count(pile.id);
    const style = { ...picture!.style(pile), index: 'row' as const };
    return picture!.positions.get(pile.id)!.flatMap((from, i): Flyer[] => {
      const card = game.view.card(pile.id, n - 1 - i);
      if (!card) return [];
      const element = document.createElement('i');
      element.className = `card ${card.suit}`;
      element.style.transform = at(from);
      render(face(card, style, false), element);
      return [{ card, element, from }];
    });
  });
}

const at = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** A pose names the middle of a card. */
const write = ({ x, y, turn, scale }: Pose, { cardWidth, cardHeight }: { cardWidth: number; cardHeight: number }): string =>
  `translate(${Math.round(x - cardWidth / 2)}px,${Math.round(y - cardHeight / 2)}px) rotate(${turn.toFixed(1)}deg) scale(${scale.toFixed(3)})`;
