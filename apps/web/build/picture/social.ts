import type { Card, Variant } from '@patience/core';
import { drawFace, fit, spread } from '@patience/element/drawing';
import { pose } from '../../src/miniature/pose.js';
import { Canvas, colour, roundRect } from './canvas.js';
import { png } from './png.js';

const TABLE = colour('#14532d');
const FACE = colour('#fffdf8');
const EDGE = colour('#0c2f1b');
const BACK = colour('#1f3a5f');
const RIM = colour('#f4ecd8');
const MARK = colour('#8aa996');
const RED = colour('#b3261e');
const BLACK = colour('#1a1a1a');
const GOLD = colour('#d9a02b');
const SKIN = colour('#f3d3b0');
const LINE = colour('#3a2a20');

/** The size that social sites show. */
const BOX = { width: 1200, height: 630 };
const MARGIN = 24;

/** The picture that is shown where a page is linked: a real deal of the variant. */
export function socialPicture(variant: Variant, seed: number): Uint8Array | undefined {
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
  const canvas = new Canvas(BOX.width, BOX.height, TABLE);
  for (const { id } of piles) {
    const lie = cards(id);
    const place = frame.places.get(id)!;
    if (lie.length === 0) drawSlot(canvas, place.x + MARGIN, place.y + MARGIN, frame.cardWidth, frame.cardHeight);
    const points = spread(
      frame,
      id,
      lie.map((card) => card !== null),
    );
    const fanned = points.some(({ x, y }) => x !== place.x || y !== place.y);
    lie.forEach((card, i) => {
      if (!fanned && i < lie.length - 1) return;
      const { x, y } = points[i]!;
      drawCard(canvas, card, x + MARGIN, y + MARGIN, frame.cardWidth, frame.cardHeight, frame.large, i < lie.length - 1 && fanned);
    });
  }
  return png(canvas);
}

/** The icon of the installed app: an ace on the table. */
export function iconPicture(size: number): Uint8Array {
  const canvas = new Canvas(size, size, TABLE);
  const width = size * 0.44;
  drawCard(
    canvas,
    { id: 0, rank: 1, suit: 'S', red: false },
    (size - width) / 2,
    (size - width * 1.4) / 2,
    width,
    width * 1.4,
    true,
    false,
  );
  return png(canvas);
}

function drawSlot(canvas: Canvas, x: number, y: number, w: number, h: number): void {
  const r = w * 0.07;
  canvas.fill(roundRect(w, h, r), MARK, x, y, 1, 0.7);
  canvas.fill(roundRect(w, h, r, Math.max(1, w * 0.02)), TABLE, x, y);
}

function drawCard(canvas: Canvas, card: Card | null, x: number, y: number, w: number, h: number, large: boolean, covered: boolean): void {
  const r = w * 0.07;
  canvas.fill(roundRect(w + 2, h + 2, r), EDGE, x - 1, y - 1, 1, 0.55);
  canvas.fill(roundRect(w, h, r), card ? FACE : RIM, x, y);
  if (!card) return canvas.fill(roundRect(w, h, r, w * 0.05), BACK, x, y);
  const scale = w / 100;
  const face = drawFace(card.rank, card.suit, { large, index: 'row', letters: 'AJQK' }, covered);
  const ink = card.red ? RED : BLACK;
  canvas.fill(face.ink, ink, x, y, scale);
  const { court } = face;
  if (!court) return;
  for (const [shape, colours] of [
    [court.robe, ink],
    [court.skin, SKIN],
    [court.gold, GOLD],
    [court.line, LINE],
  ] as const)
    canvas.fill(shape, colours, x, y, scale);
}
