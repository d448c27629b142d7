import { sideStrip, strips } from './arrangement.js';
import type { Faces, Frame, Point } from './frame.js';

/** Least visible strip of a card, in pixels. Longer columns make the table grow downwards and scroll. */
const FLOOR = 7;
/** Part of its usual strip that a face-down card keeps in a long column. */
const LEAST_SHUT = 0.55;
/** Largest factor by which face-down cards in a row are spread. */
const SIDE_AIR = 2;

/**
 * Returns the positions of the cards of one pile, from the bottom. A long pile is compressed by itself, first its face-down cards, so that it
 * stays in its space as long as it can be read.
 */
export function spread(frame: Frame, pile: string, faces: Faces): readonly Point[] {
  const place = frame.places.get(pile)!;
  const { x, y, fan, room, fanned, each, lineStep, lean } = place;
  if (!fan) return faces.map(() => (lean ? { x, y, turn: lean } : { x, y }));
  const { free, down } = strips(frame.large);
  const sideways = fan !== 'down';
  const open = frame.cardWidth * (sideways ? sideStrip(frame.large) : free * frame.air);
  const shut = frame.cardWidth * down * (sideways ? Math.min(SIDE_AIR, frame.shutAir) : frame.shutAir);
  const leastShut = frame.cardWidth * down * LEAST_SHUT;
  const first = Math.max(0, faces.length - fanned);
  const covered = faces.slice(first, -1);
  const shutCount = covered.filter((up) => !up).length;
  const openCount = covered.length - shutCount;
  const wanted = openCount * open + shutCount * shut;
  if (each < Infinity) {
    const strip = Math.min(open, room / (each - 1)) * (fan === 'left' ? -1 : 1);
    return faces.map((_, i) => ({ x: x + Math.round((i % each) * strip), y: y + Math.round(Math.floor(i / each) * lineStep) }));
  }
  let [openStrip, shutStrip] = [open, shut];
  if (wanted > room) {
    shutStrip = Math.max(leastShut, Math.min(shut, shutCount ? (room - openCount * open) / shutCount : 0));
    openStrip = openCount ? (room - shutCount * shutStrip) / openCount : open;
    openStrip = Math.max(sideways ? 0 : FLOOR, openStrip);
  }
  let along = 0;
  return faces.map((up, i) => {
    const offset = Math.round(along);
    if (i >= first) along += up ? openStrip : shutStrip;
    return fan === 'down' ? { x, y: y + offset } : { x: fan === 'right' ? x + offset : x - offset, y };
  });
}
