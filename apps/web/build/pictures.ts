import type { Card, Variant } from '@patience/core';
import { USUAL } from '@patience/core/internals';
import { drawCard, fit, ownDeckOf, spread, type OwnDeck } from '@patience/element/drawing';
import sharp from 'sharp';
import { INKS } from '../src/miniature/draw.js';
import { pose } from '../src/miniature/pose.js';

const TABLE = '#14532d';
const FACE = '#fffdf8';
const EDGE = '#0c2f1b';
const BACK = '#1f3a5f';
const RIM = '#f4ecd8';
const MARK = '#8aa996';
const RED = '#b3261e';
const BLACK = '#1a1a1a';
const GOLD = '#d9a02b';
const SKIN = '#f3d3b0';
const LINE = '#3a2a20';

/** Size of a social picture in pixels, as social sites show it. */
const BOX = { width: 1200, height: 630 };
const MARGIN = 24;
/** Radius of a card's corners, as a share of its width. */
const CORNER = 0.07;

/** Position and size of a card in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a PNG of a real deal for social sites that show a link to the variant; undefined when the variant cannot be dealt. */
export async function socialPicture(variant: Variant, seed: number): Promise<Uint8Array | undefined> {
  const game = pose(variant, seed);
  if (!game) return undefined;
  const { piles, view } = game;
  const cards = (pile: string): (Card | null)[] =>
    Array.from({ length: view.count(pile) }, (_, i) => view.card(pile, view.count(pile) - 1 - i));
  const frame = fit(
    piles,
    { width: BOX.width - 2 * MARGIN, height: BOX.height - 2 * MARGIN },
    { reserve: (pile) => cards(pile).map((card) => card !== null) },
  );
  const own = ownDeckOf(game.variant, game.options);
  const size = { width: frame.cardWidth, height: frame.cardHeight };
  const shapes: string[] = [];
  for (const { id } of piles) {
    const pile = cards(id);
    const place = frame.places.get(id)!;
    if (pile.length === 0) shapes.push(slot({ x: place.x + MARGIN, y: place.y + MARGIN, ...size }));
    const points = spread(
      frame,
      id,
      pile.map((card) => card !== null),
    );
    const fanned = points.some(({ x, y }) => x !== place.x || y !== place.y);
    pile.forEach((card, i) => {
      if (!fanned && i < pile.length - 1) return;
      const { x, y } = points[i]!;
      shapes.push(cardShape(card, { x: x + MARGIN, y: y + MARGIN, ...size }, frame.large, i < pile.length - 1, own));
    });
  }
  return png(BOX.width, BOX.height, shapes);
}

/** Returns the PNG of the installed app's icon: an ace on the table. @param size width and height in pixels */
export function iconPicture(size: number): Promise<Uint8Array> {
  const [width, height] = [size * 0.44, size * 0.44 * 1.4];
  const place = { x: (size - width) / 2, y: (size - height) / 2, width, height };
  return png(size, size, [cardShape(USUAL.card(0, USUAL.parse('AS')!), place, true, false)]);
}

/** Renders shapes as a PNG on the colour of the table. It uses a palette: cards have few colours, and the file is half as large. */
function png(width: number, height: number, shapes: readonly string[]): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${TABLE}"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, compressionLevel: 9 }).toBuffer();
}

/**
 * Returns a rectangle with rounded corners. @param inset distance from the edges of the place in pixels; a negative one enlarges the
 * rectangle
 */
function rect({ x, y, width, height }: Place, inset: number, fill: string, opacity = 1): string {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  return `<rect x="${x + inset}" y="${y + inset}" width="${w}" height="${h}" rx="${width * CORNER}" fill="${fill}" opacity="${opacity}"/>`;
}

const slot = (place: Place): string => rect(place, 0, MARK, 0.7) + rect(place, Math.max(1, place.width * 0.02), TABLE);

function cardShape(card: Card | null, place: Place, large: boolean, covered: boolean, own?: OwnDeck): string {
  const blank = rect(place, -1, EDGE, 0.55) + rect(place, 0, card ? FACE : RIM);
  if (!card) return blank + rect(place, place.width * 0.05, BACK);
  const { ink, court } = drawCard(card, { large, index: 'row', letters: 'AJQK', own }, covered);
  const colour = INKS[own?.colours[card.suit] ?? ''] ?? (card.red ? RED : BLACK);
  const paths = [
    [ink, colour],
    ...(court
      ? [[court.robe, colour] as const, [court.skin, SKIN] as const, [court.gold, GOLD] as const, [court.line, LINE] as const]
      : []),
  ];
  const drawn = paths.map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`);
  return `${blank}<g transform="translate(${place.x} ${place.y}) scale(${place.width / 100})">${drawn.join('')}</g>`;
}
