import type { Card, Variant } from '@patience/core';

/** The middle of a card in pixels, how far it leans to the right in degrees, and its size. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
  /** Cards with a higher one lie above others; absent: later cards do. */
  readonly layer?: number;
}

/** Where the picture may be, and how large a card is, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

type Finale = (cards: readonly Card[], room: Room) => readonly Pose[];

const MARGIN = 16;
/** From line to line of a family, in card heights. */
const APART = 1.05;
/** Of a covered card of a family at least so much is seen, in card widths: its whole index. */
const INDEX = 0.64;
/** An open fan goes so far to either side, in degrees. */
const OPEN = 62;

/** An open fan; more than one pack lies in two rows. */
const fan: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const rows = cards.length > 52 ? 2 : 1;
  const reach = Math.min((width / 2 - MARGIN) / 1.05, (height - 2 * MARGIN) / 1.02);
  const scale = Math.min(1, (reach * 0.42) / cardHeight, (width * 0.2) / cardWidth);
  const each = Math.ceil(cards.length / rows);
  return cards.map((_, i) => {
    const row = Math.floor(i / each);
    const turn = (((i % each) / Math.max(1, each - 1)) * 2 - 1) * OPEN;
    const radius = reach - (cardHeight * scale) / 2 - row * cardHeight * scale * 0.55;
    const angle = (turn * Math.PI) / 180;
    const foot = (height + reach * (1 + Math.cos((OPEN * Math.PI) / 180)) * 0.62) / 2;
    return { x: width / 2 + radius * Math.sin(angle), y: Math.min(foot, height - MARGIN) - radius * Math.cos(angle), turn, scale };
  });
};

/** Lines that are read like print. */
const row: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const lines = Math.max(1, Math.round(Math.sqrt((cards.length * height * 0.45) / width)));
  const each = Math.ceil(cards.length / lines);
  const scale = Math.min(
    1,
    (height - 2 * MARGIN) / (lines * cardHeight * 1.06),
    (width - 2 * MARGIN) / (cardWidth * (1 + (each - 1) * 0.5)),
  );
  const [wide, high] = [cardWidth * scale, cardHeight * scale];
  const step = Math.min(wide * 1.05, (width - 2 * MARGIN - wide) / Math.max(1, each - 1));
  const [left, top] = [(width - wide - step * (each - 1)) / 2, (height - lines * high * 1.06) / 2];
  return cards.map((_, i) => ({
    x: left + wide / 2 + step * (i % each),
    y: top + high / 2 + Math.floor(i / each) * high * 1.06,
    turn: 0,
    scale,
  }));
};

/** Every family in a line of its own, in the order of the ranks. */
const families: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const met = new Map<string, number>();
  const ranks = Math.max(...cards.map(({ rank }) => rank));
  const suits = [...new Set(cards.map(({ suit }) => suit))];
  const copies = Math.ceil(cards.length / (suits.length * ranks));
  const places = cards.map(({ suit, rank }) => {
    const nth = met.get(`${suit}${rank}`) ?? 0;
    met.set(`${suit}${rank}`, nth + 1);
    return (suits.indexOf(suit) * copies + nth) * ranks + rank - 1;
  });
  const lines = suits.length * copies;
  const scale = Math.min(
    1,
    (height - 2 * MARGIN) / (lines * cardHeight * APART),
    (width - 2 * MARGIN) / (cardWidth * (1 + (ranks - 1) * INDEX)),
  );
  const [wide, high] = [cardWidth * scale, cardHeight * scale];
  const [across, down] = [
    Math.min(wide * 1.06, (width - 2 * MARGIN - wide) / Math.max(1, ranks - 1)),
    Math.min(high * 1.08, (height - 2 * MARGIN - high) / Math.max(1, lines - 1)),
  ];
  const [left, top] = [(width - wide - across * (ranks - 1)) / 2, (height - high - down * (lines - 1)) / 2];
  return places.map((place) => ({
    x: left + wide / 2 + (place % ranks) * across,
    y: top + high / 2 + Math.floor(place / ranks) * down,
    turn: 0,
    scale,
    layer: place,
  }));
};

/** A tail that curls in on itself. */
const curl: Finale = (cards, { width, height, cardWidth, cardHeight }) => {
  const most = Math.min(width, height) / 2 - MARGIN;
  const scale = Math.min(1, (most * 0.42) / cardHeight, (most * 0.5) / cardWidth);
  const turns = cards.length > 52 ? 3.1 : 2.2;
  const reach = most - (cardHeight * scale) / 2;
  return cards.map((_, i) => {
    const part = Math.sqrt((i + 4) / (cards.length + 4));
    const angle = part * turns * 2 * Math.PI;
    const size = scale * (0.55 + 0.45 * part);
    return {
      x: width / 2 + Math.cos(angle) * reach * part * Math.min(1.5, width / height),
      y: height / 2 + Math.sin(angle) * reach * part,
      turn: (angle * 180) / Math.PI + 90,
      scale: size,
    };
  });
};

/** The pictures that the cards of a won game can make. */
export const FINALES: Readonly<Record<NonNullable<Variant['finale']>, Finale>> = { fan, curl, row, families };
