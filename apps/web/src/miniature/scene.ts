import type { Card } from '@patience/core';
import { MAX_FACES, USUAL } from '@patience/core/internals';
import type { OwnDeck } from '@patience/element/drawing';
import { parseJson } from '../text/parse-json.js';

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
  /** The deck, if it has suits or ranks of its own. A scene that is read from text has none: such cards are then blank. */
  readonly own?: OwnDeck | undefined;
}

/** First code of a face of a deck with suits or ranks of its own. */
const OWN = 2 * USUAL.count;
/** Number of codes: each face has one for the whole card, and one for the upper edge of a covered card. */
const CODES = OWN + 2 * MAX_FACES;

/** Returns the code of a face. @param own the deck, if it has suits or ranks of its own @param covered whether other cards cover all but its upper edge */
export function faceCode(card: Pick<Card, 'suit' | 'letter'>, own: OwnDeck | undefined, covered: boolean): number {
  const usual = own?.colours[card.suit] === undefined ? USUAL.parse(card.letter + card.suit) : undefined;
  return (usual === undefined ? OWN + 2 * own!.faces.of(card) : 2 * usual) + Number(covered);
}

/** Returns the card with a code; undefined for a card of another deck. */
export function cardOfCode(code: number, own: OwnDeck | undefined): Card | undefined {
  const faces = code < OWN ? USUAL : own?.faces;
  const face = Math.floor((code < OWN ? code : code - OWN) / 2);
  return faces && face < faces.count ? faces.card(0, face) : undefined;
}

/** Writes a scene as text; empty without a scene, or if the scene is too large to be read again. */
export function writeScene(scene: Scene | undefined): string {
  if (!scene || scene.items.length > MOST) return '';
  const { cardWidth, cardHeight, view, items } = scene;
  return JSON.stringify([round(cardWidth), round(cardHeight), ...view, ...items.flatMap(([x, y, code]) => [round(x), round(y), code])]);
}

/** Reads a scene from untrusted text; undefined if it is invalid. */
export function readScene(text: string): Scene | undefined {
  if (text.length > MOST * 24 || !/^\[[-\d.,]+\]$/.test(text)) return undefined;
  const numbers = (parseJson(text) ?? []) as number[];
  const [cardWidth = 0, cardHeight = 0, left = 0, top = 0, width = 0, height = 0, ...rest] = numbers;
  const near = (n: number): boolean => Math.abs(n) <= FAR;
  if (![cardWidth, cardHeight, width, height].every((n) => n >= 1 && near(n)) || !near(left) || !near(top)) return undefined;
  if (rest.length === 0 || rest.length % 3 !== 0 || rest.length > 3 * MOST) return undefined;
  const items: (readonly [number, number, number])[] = [];
  for (let i = 0; i < rest.length; i += 3) {
    const [x, y, code] = [rest[i]!, rest[i + 1]!, rest[i + 2]!];
    if (!near(x) || !near(y) || !Number.isInteger(code) || code < BACK || code >= CODES) return undefined;
    items.push([x, y, code]);
  }
  return { cardWidth, cardHeight, view: [left, top, width, height], items };
}

/** Rounds to tenths. */
export const round = (n: number): number => Math.round(n * 10) / 10;
