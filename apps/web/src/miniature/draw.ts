import type { Card, LanguageTag, Variant } from '@patience/core';
import { drawCard, lettersOf, type OwnDeck } from '@patience/element/drawing';
import { BACK, cardOfCode, readScene, SLOT, type Scene } from './scene.js';
import { MINIATURE } from './size.js';
import { sceneOf } from './sketch.js';

const RED = '#b3261e';
const BLACK = '#1a1a1a';
/** Colours of suits by name. */
export const INKS: Readonly<Record<string, string>> = { green: '#1b6e3a', blue: '#1e4fa3', violet: '#6a2a86' };

/**
 * Draws a deal as a small self-contained SVG, which works as a file and as a data address. Undefined if the variant cannot be dealt.
 * @param lang language of the letters on the cards
 * @param how `faces` draws ranks and suits; `plain` draws only the colour of each card, for very small pictures
 */
export function drawMiniature(
  variant: Variant,
  seed: number,
  lang: LanguageTag,
  how: 'faces' | 'plain' = 'faces',
  box: { width: number; height: number } = MINIATURE,
): string | undefined {
  const scene = sceneOf(variant, seed, box);
  return scene && drawScene(scene, lang, how);
}

/** Returns the address of the picture of a scene that a module supplied. An invalid scene gives an empty picture. */
export function pictureAddress(text: string, lang: LanguageTag): string {
  const scene = readScene(text);
  return `data:image/svg+xml,${encodeURIComponent(scene ? drawScene(scene, lang) : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')}`;
}

function drawScene({ cardWidth: w, cardHeight: h, view, items, own }: Scene, lang: LanguageTag, how: 'faces' | 'plain' = 'faces'): string {
  const letters = lettersOf(lang);
  const r = round(w * 0.08);
  const scale = round(w / 100, 4);
  const faces = new Map<string, string>();
  const parts: string[] = [];
  for (const [x, y, code] of items) {
    if (code === SLOT)
      parts.push(`<rect class="e" x="${x + 0.5}" y="${y + 0.5}" width="${round(w - 1)}" height="${round(h - 1)}" rx="${r}"/>`);
    else if (code === BACK) parts.push(`<use href="#b" x="${x}" y="${y}"/>`);
    else {
      parts.push(`<use href="#c" x="${x}" y="${y}"/>`);
      const card = cardOfCode(code, own);
      if (!card) continue;
      const covered = code % 2 === 1;
      const colour = own?.colours[card.suit];
      const kind = card.red ? 'r' : 'k';
      const key = how === 'plain' ? `p${colour ?? kind}` : `c${code}`;
      if (!faces.has(key)) faces.set(key, how === 'plain' ? 'M10 10H70V40H10Z' : faceOf(card, covered, letters, own));
      const paint = INKS[colour ?? ''] ? `fill="${INKS[colour!]!}"` : `class="${kind}"`;
      parts.push(`<use href="#${key}" ${paint} transform="translate(${x} ${y})scale(${scale})"/>`);
    }
  }
  const defs = [...faces].map(([key, d]) => `<path id="${key}" d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}"><style>.e{fill:#0000001f;stroke:#8aa996;stroke-opacity:.6}.r{fill:${RED}}.k{fill:${BLACK}}</style>` +
    `<defs><rect id="c" width="${round(w)}" height="${h}" rx="${r}" fill="#fffdf8" stroke="#00000055" stroke-width=".6"/>` +
    `<g id="b"><rect width="${round(w)}" height="${h}" rx="${r}" fill="#f4ecd8" stroke="#00000055" stroke-width=".6"/><rect x="1.6" y="1.6" width="${round(w - 3.2)}" height="${round(h - 3.2)}" rx="${round(r * 0.7)}" fill="#1f3a5f"/></g>${defs}</defs>` +
    `${parts.join('')}</svg>`
  );
}

/** Draws a face in whole pixels, since smaller parts cannot be seen at this size. Court cards show their suit. */
function faceOf(card: Card, covered: boolean, letters: string, own: OwnDeck | undefined): string {
  const style = { large: true, index: 'row', letters, own } as const;
  const two = { ...card, letter: '2' };
  const pip = covered ? '' : drawCard(two, style).ink.slice(drawCard(two, style, true).ink.length);
  return (drawCard(card, style, true).ink + pip)
    .replace(/-?\d+\.?\d*/g, (n) => String(Math.round(Number(n))))
    .replace(/\s+/g, ' ')
    .replace(/ ?([MLCQZ]) ?/g, '$1');
}

const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;
