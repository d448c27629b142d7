import type { Card } from '@patience/core';

/** An empty place, and a card that lies face down. A face is {@link faceCode}. */
export const SLOT = -1;
export const BACK = -2;

/** Most things in a scene: eight packs, spread out. Each costs a browser about as much as a character of text. */
const MOST = 480;
/** Farthest corner, in pixels of the scene. */
const FAR = 5000;

/**
 * A deal as data for a small picture: where which cards lie. It says nothing that a picture could not show, and its cost is bounded by its
 * length, so that also a stranger's can be drawn.
 */
export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Left, top, width and height of what is seen. */
  readonly view: readonly [number, number, number, number];
  /** In the order in which they are drawn. */
  readonly items: readonly (readonly [x: number, y: number, code: number])[];
}

const SUITS = ['C', 'D', 'H', 'S'] as const;

/** Returns the number of a face in a scene. @param covered by other cards, but for its upper edge */
export const faceCode = ({ suit, rank }: Pick<Card, 'suit' | 'rank'>, covered: boolean): number =>
  2 * (SUITS.indexOf(suit) * 13 + rank - 1) + Number(covered);

/** Returns the face of a number. */
export const faceOfCode = (code: number): Pick<Card, 'suit' | 'rank'> & { readonly covered: boolean } => ({
  suit: SUITS[Math.floor(code / 26)]!,
  rank: (Math.floor(code / 2) % 13) + 1,
  covered: code % 2 === 1,
});

/** Writes a scene as a text; an empty one where there is none, or it is too large to be read again. */
export function writeScene(scene: Scene | undefined): string {
  if (!scene || scene.items.length > MOST) return '';
  const { cardWidth, cardHeight, view, items } = scene;
  return JSON.stringify([round(cardWidth), round(cardHeight), ...view, ...items.flatMap(([x, y, code]) => [round(x), round(y), code])]);
}

/** Reads a scene that anybody may have written. Undefined where it is none. */
export function readScene(text: string): Scene | undefined {
  if (text.length > MOST * 24 || !/^\[[-\d.,]+\]$/.test(text)) return undefined;
  let numbers: number[];
  try {
    numbers = JSON.parse(text) as number[];
  } catch {
    return undefined;
  }
  const [cardWidth = 0, cardHeight = 0, left = 0, top = 0, width = 0, height = 0, ...rest] = numbers;
  const near = (n: number): boolean => Math.abs(n) <= FAR;
  if (![cardWidth, cardHeight, width, height].every((n) => n >= 1 && near(n)) || !near(left) || !near(top)) return undefined;
  if (rest.length === 0 || rest.length % 3 !== 0 || rest.length > 3 * MOST) return undefined;
  const items: (readonly [number, number, number])[] = [];
  for (let i = 0; i < rest.length; i += 3) {
    const [x, y, code] = [rest[i]!, rest[i + 1]!, rest[i + 2]!];
    if (!near(x) || !near(y) || !Number.isInteger(code) || code < BACK || code >= 104) return undefined;
    items.push([x, y, code]);
  }
  return { cardWidth, cardHeight, view: [left, top, width, height], items };
}

/** Rounds to tenths. */
export const round = (n: number): number => Math.round(n * 10) / 10;
