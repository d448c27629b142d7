import type { Card, Pile, View } from '@patience/core';
import { width } from './columns.js';
import type { Paint } from './colour.js';

const SYMBOLS: Readonly<Record<string, string>> = { C: '♣', D: '♦', H: '♥', S: '♠' };
/** Width of a card in characters, as in `10♥`. */
const CARD = 3;

/** Returns a card as text, such as `K♠`, with red suits in red; a face-down card as its back. */
export function cardText(card: Card | null, paint: Paint): string {
  if (card === null) return paint.dim('▒▒');
  const text = `${card.letter === 'T' ? '10' : card.letter}${SYMBOLS[card.suit] ?? card.suit}`;
  return card.red ? paint.red(text) : text;
}

const padded = (text: string): string => ' '.repeat(Math.max(0, CARD - width(text))) + text;

/**
 * Draws a table as text: each pile at the place that the patience gives it, with its id above it. All cards of a fanned pile are shown; of a
 * squared pile the top card and the number of cards.
 * @param columns width of a line in characters
 */
export function picture(view: View, piles: readonly Pile[], paint: Paint, columns: number): string {
  const cell = 1 + Math.max(CARD, ...piles.filter((pile) => !isRow(pile)).map((pile) => Math.max(...block(view, pile, paint).map(width))));
  const left = Math.min(...piles.map((pile) => pile.at[0]));
  return bands(piles)
    .map((band) => {
      const placed = band.map((pile, i) => {
        const start = Math.round((pile.at[0] - left) * cell);
        const next = band[i + 1];
        const end = next ? Math.round((next.at[0] - left) * cell) - 1 : Math.max(columns, start + 4 * CARD);
        return { start, lines: isRow(pile) ? rowBlock(view, pile, paint, end - start) : block(view, pile, paint) };
      });
      const height = Math.max(...placed.map(({ lines }) => lines.length));
      return Array.from({ length: height }, (_, y) => line(placed.map(({ start, lines }) => ({ start, text: lines[y] ?? '' })))).join('\n');
    })
    .join('\n\n');
}

const isRow = (pile: Pile): boolean => pile.fan === 'right' || pile.fan === 'left';

/** Groups piles into rows that do not overlap, from top to bottom. The piles of a row are sorted from left to right. */
function bands(piles: readonly Pile[]): Pile[][] {
  const found: Pile[][] = [];
  for (const pile of piles.toSorted((a, b) => a.at[1] - b.at[1])) {
    const band = found.at(-1);
    if (band && pile.at[1] - band[0]!.at[1] < 0.75) band.push(pile);
    else found.push([pile]);
  }
  return found.map((band) => band.sort((a, b) => a.at[0] - b.at[0]));
}

/** Returns the lines of a pile: its id, then its cards downwards. */
function block(view: View, { id, fan, fanned = Infinity }: Pile, paint: Paint): string[] {
  const count = view.count(id);
  const label = paint.dim(padded(id));
  if (count === 0) return [label, paint.dim(padded('·'))];
  if (fan === 'down') {
    const cards = cardsOf(view, id, fanned).map((card) => padded(cardText(card, paint)));
    return count > cards.length ? [label, paint.dim(padded(`+${count - cards.length}`)), ...cards] : [label, ...cards];
  }
  return [label, padded(cardText(view.card(id), paint)) + (count > 1 ? paint.dim(` ${count}`) : '')];
}

/** Returns the lines of a pile that is fanned sideways, with as many of its top cards as fit into `room` characters. */
function rowBlock(view: View, { id, fanned = Infinity }: Pile, paint: Paint, room: number): string[] {
  const count = view.count(id);
  const label = paint.dim(padded(id));
  if (count === 0) return [label, paint.dim(padded('·'))];
  const fitting = Math.floor((room + 1) / (CARD + 1));
  const shown = cardsOf(view, id, Math.min(fanned, count <= fitting ? count : Math.max(1, fitting - 1)));
  const texts = shown.map((card) => padded(cardText(card, paint)));
  return [label, [...(count > shown.length ? [paint.dim(padded(`+${count - shown.length}`))] : []), ...texts].join(' ')];
}

/** Returns at most `most` cards from the top of a pile, the lowest first. */
function cardsOf(view: View, id: string, most: number): (Card | null)[] {
  const n = Math.min(most, view.count(id));
  return Array.from({ length: n }, (_, i) => view.card(id, n - 1 - i));
}

function line(parts: readonly { readonly start: number; readonly text: string }[]): string {
  let text = '';
  for (const part of parts) {
    if (part.text === '') continue;
    const used = width(text);
    text += ' '.repeat(Math.max(used === 0 ? 0 : 1, part.start - used)) + part.text;
  }
  return text.trimEnd();
}
