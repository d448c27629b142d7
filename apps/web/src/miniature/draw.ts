import type { Card, Locale, Variant } from '@patience/core';
import { drawFace, fit, spread } from '@patience/element/drawing';
import { pose } from './pose.js';

const RED = '#b3261e';
const BLACK = '#1a1a1a';

/** Ace, jack, queen and king, as the table writes them. */
const LETTERS: Readonly<Record<Locale, string>> = { de: 'ABDK', en: 'AJQK' };

/** The box of a miniature, in its own pixels. */
export const MINIATURE = { width: 320, height: 240 } as const;

/**
 * A real deal as a small picture, drawn by the element's own layout: an SVG text, or undefined when the variant
 * cannot be dealt. It stands alone, so that it can be a file as well as a data address.
 * @param lang of the letters on the cards
 * @param how `faces`: with what is on the cards; `plain`: so small that only their colour is seen
 */
export function drawMiniature(
  variant: Variant,
  seed: number,
  lang: Locale,
  how: 'faces' | 'plain' = 'faces',
  box: { width: number; height: number } = MINIATURE,
): string | undefined {
  const game = pose(variant, seed);
  if (!game) return undefined;
  const { piles, view } = game;
  const cards = (pile: string): (Card | null)[] =>
    Array.from({ length: view.count(pile) }, (_, i, n = view.count(pile)) => view.card(pile, n - 1 - i));
  const frame = fit(piles, box, { reserve: (pile) => cards(pile).map((card) => card !== null) });
  const { cardWidth: w, cardHeight: h } = frame;
  const r = round(w * 0.08);
  const scale = round(w / 100, 4);
  const faces = new Map<string, string>();
  const parts: string[] = [];
  const edge = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  const reach = (x: number, y: number): void => {
    edge.left = Math.min(edge.left, x);
    edge.top = Math.min(edge.top, y);
    edge.right = Math.max(edge.right, x + w);
    edge.bottom = Math.max(edge.bottom, y + h);
  };

  for (const { id } of piles) {
    const lie = cards(id);
    const place = frame.places.get(id)!;
    reach(place.x, place.y);
    if (lie.length === 0)
      parts.push(`<rect class="e" x="${place.x + 0.5}" y="${place.y + 0.5}" width="${round(w - 1)}" height="${round(h - 1)}" rx="${r}"/>`);
    const points = spread(
      frame,
      id,
      lie.map((card) => card !== null),
    );
    const seen = points.some(({ x, y }) => x !== place.x || y !== place.y) ? 0 : lie.length - 1;
    lie.forEach((card, i) => {
      if (i < seen) return;
      const { x, y } = points[i]!;
      reach(x, y);
      if (!card) parts.push(`<use href="#b" x="${x}" y="${y}"/>`);
      else {
        const covered = i < lie.length - 1;
        const key = how === 'plain' ? (card.red ? 'R' : 'K') : `${card.suit}${card.rank}${covered ? 'c' : ''}`;
        if (!faces.has(key)) faces.set(key, how === 'plain' ? 'M10 10H70V40H10Z' : faceOf(card, covered, LETTERS[lang]));
        parts.push(
          `<use href="#c" x="${x}" y="${y}"/><use href="#${key}" class="${card.red ? 'r' : 'k'}" transform="translate(${x} ${y})scale(${scale})"/>`,
        );
      }
    });
  }
  const defs = [...faces].map(([key, d]) => `<path id="${key}" d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frameOf(edge, box)}"><style>.e{fill:#0000001f;stroke:#8aa996;stroke-opacity:.6}.r{fill:${RED}}.k{fill:${BLACK}}</style>` +
    `<defs><rect id="c" width="${round(w)}" height="${h}" rx="${r}" fill="#fffdf8" stroke="#00000055" stroke-width=".6"/>` +
    `<g id="b"><rect width="${round(w)}" height="${h}" rx="${r}" fill="#f4ecd8" stroke="#00000055" stroke-width=".6"/><rect x="1.6" y="1.6" width="${round(w - 3.2)}" height="${round(h - 3.2)}" rx="${round(r * 0.7)}" fill="#1f3a5f"/></g>${defs}</defs>` +
    `${parts.join('')}</svg>`
  );
}

/** What is seen: all that lies there, in the middle of a box of the same proportions. */
function frameOf(
  { left, top, right, bottom }: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>,
  box: { width: number; height: number },
): string {
  const margin = 4;
  const scale = Math.max((right - left + 2 * margin) / box.width, (bottom - top + 2 * margin) / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map((n) => round(n)).join(' ');
}

/** A face in whole units: at this size nobody sees the tenths. Courts carry their suit. */
function faceOf({ rank, suit }: Card, covered: boolean, letters: string): string {
  const style = { large: true, index: 'row', letters } as const;
  const pip = covered ? '' : drawFace(2, suit, style).ink.slice(drawFace(2, suit, style, true).ink.length);
  return (drawFace(rank, suit, style, true).ink + pip)
    .replace(/-?\d+\.?\d*/g, (n) => String(Math.round(Number(n))))
    .replace(/\s+/g, ' ')
    .replace(/ ?([MLCQZ]) ?/g, '$1');
}

const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;
