import type { Card, Variant } from '@patience/core';
import type { FaceStyle } from '../../faces/face.js';

/** Centre of a card in pixels, its rotation to the right in degrees, and its scale. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** Stacking order: higher cards lie above others. Without it, later cards lie above earlier ones. */
  readonly layer?: number;
}

/** Space for the picture and size of a card, in pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

type Finale = (cards: readonly Card[], area: Area) => readonly Pose[];

/** Distance of a finale from the edge of the table, in pixels. */
const MARGIN = 16;
/** Number of cards above which a finale has another row or turn. */
const DECK = 52;
/** Distance of cards and of lines where there is space for all, in cards: a gap of a few pixels is seen between two of them. */
const APART = 1.06;
/** Height of all lines of a finale `row` in cards, divided by the width of all cards beside each other: it makes lines that fill the area. */
const FILLED = 0.45;
/** Visible part of a covered card in a line, in card widths: its whole index. */
const INDEX = 0.64;
/** Angle of an open fan to either side, in radians: a little less than a half circle in all. */
const OPEN = 1.4;

/** Extent of a fan with its cards, in radii: to the side, and upwards with one row or two. */
const BEYOND = { side: 1.01, row: 1.03, rows: 1.06 };
/** Height of a card in a fan, in radii: a fifth of each of 52 cards is visible, an index in its corner. */
const FANNED = 0.34;
/** Distance of the two rows of a fan, in card heights: the outer row shows its indices above the inner one. */
const FAN_ROWS = 0.55;

/** The finale `fan`: an open fan of cards, in two rows for more than one deck. */
const fan: Finale = (cards, { width, height, cardHeight }) => {
  const rows = cards.length > DECK ? 2 : 1;
  const each = Math.ceil(cards.length / rows);
  const reach = Math.min((width / 2 - MARGIN) / BEYOND.side, (height - 2 * MARGIN) / (rows > 1 ? BEYOND.rows : BEYOND.row));
  const scale = Math.min(1, (reach * FANNED) / cardHeight);
  const high = cardHeight * scale;
  return cards.map((_, i) => {
    const row = Math.floor(i / each);
    const angle = (((i % each) / Math.max(1, each - 1)) * 2 - 1) * OPEN;
    const radius = reach - high * (0.5 + row * FAN_ROWS);
    return {
      x: width / 2 + radius * Math.sin(angle),
      y: (height + reach) / 2 - radius * Math.cos(angle),
      turn: (angle * 180) / Math.PI,
      scale,
    };
  });
};

/** The finale `row`: lines of cards from left to right. */
const row: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const lines = Math.max(1, Math.round(Math.sqrt((cards.length * height * FILLED) / width)));
  const each = Math.ceil(cards.length / lines);
  const scale = Math.min(
    1,
    (height - 2 * MARGIN) / (lines * cardHeight * APART),
    (width - 2 * MARGIN) / (cardWidth * (1 + (each - 1) * INDEX)),
  );
  const [wide, high] = [cardWidth * scale, cardHeight * scale];
  const step = Math.min(wide * APART, (width - 2 * MARGIN - wide) / Math.max(1, each - 1));
  const [left, top] = [(width - wide - step * (each - 1)) / 2, (height - lines * high * APART) / 2];
  return cards.map((_, i) => ({
    x: left + wide / 2 + step * (i % each),
    y: top + high / 2 + Math.floor(i / each) * high * APART,
    turn: 0,
    scale,
  }));
};

/** The finale `families`: one line for each suit, in the order of the ranks. Cards that were never face up leave no gap. */
const families: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const met = new Map<string, number>();
  const ranks = Math.max(...cards.map(({ rank }) => rank));
  const suits = [...new Set(cards.map(({ suit }) => suit))];
  const nths = cards.map(({ suit, rank }) => {
    const nth = met.get(`${suit}${rank}`) ?? 0;
    met.set(`${suit}${rank}`, nth + 1);
    return nth;
  });
  const copies = Math.max(...met.values());
  const places = cards.map(({ suit, rank }, i) => (suits.indexOf(suit) * copies + nths[i]!) * ranks + rank);
  const lines = suits.length * copies;
  const lineOf = (place: number): readonly number[] => places.filter((other) => Math.ceil(other / ranks) === Math.ceil(place / ranks));
  const most = Math.max(...places.map((place) => lineOf(place).length));
  const scale = Math.min(
    1,
    (height - 2 * MARGIN) / (lines * cardHeight * APART),
    (width - 2 * MARGIN) / (cardWidth * (1 + (most - 1) * INDEX)),
  );
  const [wide, high] = [cardWidth * scale, cardHeight * scale];
  const [across, down] = [
    Math.min(wide * APART, (width - 2 * MARGIN - wide) / Math.max(1, most - 1)),
    Math.min(high * APART, (height - 2 * MARGIN - high) / Math.max(1, lines - 1)),
  ];
  return places.map((place) => {
    const line = lineOf(place);
    return {
      x: width / 2 + (line.filter((other) => other < place).length - (line.length - 1) / 2) * across,
      y: height / 2 + (Math.ceil(place / ranks) - (lines + 1) / 2) * down,
      turn: 0,
      scale,
      layer: place,
    };
  });
};

/** Largest card of a spiral, in halves of the area's shorter side: about two turns of cards fit between the middle and the edge. */
const CURLED = { high: 0.42, wide: 0.5 };
/** Turns of a spiral for one deck and for more: neighbours along it overlap alike. */
const TURNS = { deck: 2.2, more: 3.1 };
/** Number of places left free in the middle of a spiral, where cards would cover each other. */
const FREE = 4;
/** Size of the innermost card of a spiral, in parts of the outermost one. */
const INNERMOST = 0.55;
/** Largest width of a spiral, in heights: it is drawn out on a wide table, but stays a spiral. */
const DRAWN_OUT = 1.5;

/** The finale `curl`: a spiral of cards. */
const curl: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const most = Math.min(width, height) / 2 - MARGIN;
  const scale = Math.min(1, (most * CURLED.high) / cardHeight, (most * CURLED.wide) / cardWidth);
  const turns = cards.length > DECK ? TURNS.more : TURNS.deck;
  const reach = most - (cardHeight * scale) / 2;
  return cards.map((_, i) => {
    const part = Math.sqrt((i + FREE) / (cards.length + FREE));
    const angle = part * turns * 2 * Math.PI;
    const size = scale * (INNERMOST + (1 - INNERMOST) * part);
    return {
      x: width / 2 + Math.cos(angle) * reach * part * Math.min(DRAWN_OUT, width / height),
      y: height / 2 + Math.sin(angle) * reach * part,
      turn: (angle * 180) / Math.PI + 90,
      scale: size,
    };
  });
};

/** Name of a finale in the contract. */
export type FinaleName = NonNullable<Variant['finale']>;

/** Pictures that the cards of a won game can form, by the name in the contract. */
export const FINALES: Readonly<Record<FinaleName, Finale>> = { fan, curl, row, families };

/** Returns the style of the faces in a finale. A stacked index fits into a narrow strip, where a row would lose the suit of a ten. */
export const styleIn = (finale: FinaleName, style: FaceStyle): FaceStyle => ({
  ...style,
  large: style.large && finale !== 'fan',
  index: style.large || finale !== 'families' ? 'left' : 'row',
});
