/** Deals the cards by the steps of a patience. */
import { bare, faceDown, type PlainPile, type PlainState } from '../plain.js';
import { rankOf, type Setting } from './cards.js';
import { pilesAt, type ReadPile } from './piles.js';
import { isRules, listOf, textOf, type Json, type Rules } from './resolve.js';

/** A pack whose cards leave it in dealing order, and the piles that get them. */
class Dealing {
  readonly #pack: string[];
  readonly piles: PlainState['piles'] = {};

  constructor(
    deck: readonly string[],
    readonly setting: Setting,
  ) {
    this.#pack = [...deck];
    for (const { role } of setting.piles) (this.piles[role] ??= []).push([]);
  }

  get left(): number {
    return this.#pack.length;
  }

  /** Returns the card that is dealt next. */
  get next(): string {
    return this.#pack[0]!;
  }

  cards({ role, index }: ReadPile): PlainPile {
    return this.piles[role]![index]!;
  }

  /** Takes the next cards from the pack, turned to a side. */
  take(count: number, face: Json): string[] {
    return this.#pack.splice(0, count).map(face === 'down' ? faceDown : bare);
  }
}

/** Deals all cards. @param deck the cards in dealing order */
export function dealCards(steps: Json, deck: readonly string[], setting: Setting): PlainState['piles'] {
  const dealing = new Dealing(deck, setting);
  for (const step of listOf(steps)) if (isRules(step)) doStep(step, pilesAt(setting.piles, step['to']), dealing);
  if (dealing.left > 0) throw new Error(`${dealing.left} cards are not dealt`);
  return dealing.piles;
}

function doStep(step: Rules, to: readonly ReadPile[], dealing: Dealing): void {
  const { rest, all, packets, cards, beneath, bases, face, turn, skip = 0 } = step;
  if (rest === true) return atOnce(dealing, to[0]!, dealing.left, 'down', false);
  if (beneath !== undefined) return inTurns(dealing, to, Number(cards ?? dealing.left), beneath);
  if (cards !== undefined) return atOnce(dealing, to[0]!, Number(cards), face ?? 'down', turn === true);
  if (bases !== undefined) return withBases(dealing, to, step);
  if (packets !== undefined) {
    for (const pile of to) dealing.cards(pile).push(...dealing.take(Number(packets), face));
    return;
  }
  if (all === true) {
    for (const pile of to.slice(Number(skip))) dealing.cards(pile).push(...dealing.take(1, face));
    while (dealing.left > 0) for (const pile of to) dealing.cards(pile).push(...dealing.take(1, face));
    return;
  }
  inRows(dealing, to, step);
}

/** Deals row by row, until each pile has its number of cards. */
function inRows(dealing: Dealing, to: readonly ReadPile[], { rows = 1, face, down }: Rules): void {
  const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(textOf(rows)) ?? [];
  const wanted = to.map((_, i) =>
    first === undefined ? Number(Array.isArray(rows) ? (rows as readonly Json[])[i] : rows) : Math.min(Number(first) + i, Number(last)),
  );
  for (let row = 0; wanted.some((count) => count > row); row++)
    for (const [i, pile] of to.entries()) {
      if (wanted[i]! <= row || dealing.left === 0) continue;
      const isDown = row < Number(listOf(down)[i] ?? 0);
      dealing.cards(pile).push(...dealing.take(1, isDown ? 'down' : face));
    }
}

/** Moves cards as one packet: the next card of the pack stays on top, unless the packet is turned. */
function atOnce(dealing: Dealing, pile: ReadPile, count: number, face: Json, turn: boolean): void {
  const cards = dealing.take(count, face);
  dealing.cards(pile).push(...(turn ? cards : cards.reverse()));
}

/** Deals one card to each pile in turn; cards of one rank go beneath the others. */
function inTurns(dealing: Dealing, to: readonly ReadPile[], count: number, beneath: Json): void {
  for (let i = 0; i < count; i++) {
    const pile = dealing.cards(to[i % to.length]!);
    const [card] = dealing.take(1, 'up') as [string];
    if (dealing.setting.deck.rank(card) === rankOf(beneath, dealing.setting)) pile.unshift(card);
    else pile.push(card);
  }
}

/**
 * Deals one card, or one packet, to each pile in turn. A card of the base card's rank goes to the next empty one of `bases`, and the pile gets
 * the card after it.
 */
function withBases(dealing: Dealing, to: readonly ReadPile[], { bases, packets, skip = 0 }: Rules): void {
  const { rank } = dealing.setting.deck;
  const homes = pilesAt(dealing.setting.piles, bases);
  const count = packets === undefined ? Infinity : Number(packets) * to.length;
  for (let dealt = 0; dealing.left > 0;) {
    const begun = [...homes, ...to].map((pile) => dealing.cards(pile)).find((pile) => pile.length > 0);
    const home = homes.find((pile) => dealing.cards(pile).length === 0);
    const isBase = begun !== undefined && rank(begun[0]!) === rank(dealing.next);
    if (!(isBase && home) && dealt >= count) return;
    const pile = isBase && home ? home : to[Math.floor(Number(skip) + dealt++ / Number(packets ?? 1)) % to.length]!;
    dealing.cards(pile).push(...dealing.take(1, 'up'));
  }
}
