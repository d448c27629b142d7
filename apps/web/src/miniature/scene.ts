import type { Card } from '@patience/core';

/** Code of an empty place, and code of a face-down card. {@link faceCode} returns the codes of faces. */
export const SLOT = -1;
export const BACK = -2;

/** Largest number of items in a scene: eight packs, spread out. An item costs a browser about as much as a character of text. */
const MOST = 480;
/** Largest coordinate in a scene, in pixels. */
const FAR = 5000;

/**
 * A deal as data for a small picture: positions and faces of cards. A scene from an untrusted module can be drawn, since it contains only
 * what a picture shows and its length bounds the cost.
 */
export interface Scene {
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Left, top, width and height of the visible part. */
  readonly view: readonly [number, number, number, number];
  /** Places and cards in drawing order. */
  readonly items: readonly (readonly [x: number, y: number, code: number])[];
}

const SUITS = ['C', 'D', 'H', 'S'] as const;

/** Returns the code of a face. @param covered whether other cards cover all but its upper edge */
export const faceCode = ({ suit, rank }: Pick<Card, 'suit' | 'rank'>, covered: boolean): number =>
  2 * (SUITS.indexOf(suit) * 13 + rank - 1) + Number(covered);

/** Returns the face with a code. */
export const faceOfCode = (code: number): Pick<Card, 'suit' | 'rank'> & { readonly covered: boolean } => ({
  suit: SUITS[Math.floor(code / 26)]!,
  rank: (Math.floor(code / 2) % 13) + 1,
  covered: code % 2 === 1,
});

/** Writes a scene as text; empty without a scene, or if the scene is too large to be read again. */
export function writeScene(scene: Scene | undefined): string {
  if (!scene || scene.items.length > MOST) return '';
  const { cardWidth, cardHeight, view, items } = scene;
  return JSON.stringify([round(cardWidth), round(cardHeight), ...view, ...items.flatMap(([x, y, code]) => [round(x), round(y), code])]);
}

/** Reads a scene from untrusted text; undefined if it is invalid. */
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
