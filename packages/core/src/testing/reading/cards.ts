/** Relations between cards: ranks, links, and what a pile accepts. */
import { isDown, sameSuit, suit, type PlainPlace, type PlainState } from '../plain.js';
import type { ReadDeck } from './deck.js';
import { inTurn, pilesAt, type ReadPile } from './piles.js';
import { isRules, listOf, textOf, type Json, type Rules } from './resolve.js';

/** The parts of a patience on which a rule may depend. */
export interface Setting {
  readonly deck: ReadDeck;
  readonly piles: readonly ReadPile[];
  /** Rank of the base card; undefined for a patience without one. */
  readonly base: () => number | undefined;
}

/** Returns the cards of a pile in a position. */
export const cardsOn = (state: PlainState, { role, index }: ReadPile): string[] => state.piles[role]![index]!;

/** Returns a rank that is given as a number or letter. */
export function rankOf(given: Json, setting: Setting): number {
  if (typeof given === 'number') return given;
  const base = setting.base()!;
  if (given === 'base') return base;
  if (given === 'before base') return base === 1 ? setting.deck.highest : base - 1;
  return setting.deck.letters.indexOf(textOf(given)) + 1;
}

const SUITS: Readonly<Record<string, (a: string, b: string, deck: ReadDeck) => boolean>> = {
  same: sameSuit,
  other: (a, b) => !sameSuit(a, b),
  alternate: (a, b, { colour }) => colour(a) !== colour(b),
  colour: (a, b, { colour }) => colour(a) === colour(b),
  any: () => true,
};

/** Returns whether a card may lie on another one by a link, such as `down alternate` or `{ "step": -1, "suit": "other" }`. */
export function fits(card: string, onto: string, link: Json, setting: Setting): boolean {
  const { step, suits, wrap, low } = isRules(link) ? fieldsOf(link) : wordsOf(textOf(link));
  const { rank, highest } = setting.deck;
  if (!SUITS[suits]!(card, onto, setting.deck)) return false;
  // A card without a rank lies on cards without one only.
  if (rank(card) === 0 || rank(onto) === 0) return rank(card) === rank(onto) && step.includes(0);
  const lowest = low === undefined ? 1 : rankOf(low, setting);
  const place = (one: string): number => (rank(one) - lowest + highest) % highest;
  const distance = place(card) - place(onto);
  return step.some((one) => (wrap ? (distance - one) % highest === 0 : distance === one));
}

interface ReadLink {
  readonly step: readonly number[];
  readonly suits: string;
  readonly wrap: boolean;
  readonly low: Json;
}

const STEPS: Readonly<Record<string, readonly number[]>> = { down: [-1], up: [1], either: [-1, 1], equal: [0] };

const fieldsOf = ({ step, suit: suits, wrap, low }: Rules): ReadLink => ({
  step: typeof step === 'number' ? [step] : STEPS[textOf(step)]!,
  suits: textOf(suits),
  wrap: wrap === true,
  low,
});

function wordsOf(link: string): ReadLink {
  const [step = '', suits = '', third, low] = link.split(' ');
  return {
    step: STEPS[step] ?? [Number(step)],
    suits,
    wrap: third === 'wrap',
    low: third === 'from' ? (/^\d+$/.test(low!) ? Number(low) : low) : undefined,
  };
}

/** Returns whether a condition such as `{ "empty": "stock" }` holds. */
export function holds(condition: Json, state: PlainState, setting: Setting): boolean {
  const { piles } = setting;
  if (!isRules(condition)) return true;
  const { any, empty, count, counter, over = 0 } = condition;
  if (any !== undefined) return listOf(any).some((one) => holds(one, state, setting));
  if (empty !== undefined) return pilesAt(piles, empty).every((pile) => cardsOn(state, pile).length === 0);
  if (isRules(count))
    return Object.entries(count).every(([where, least]) =>
      pilesAt(piles, where).every((pile) => cardsOn(state, pile).length >= Number(least)),
    );
  return (counter === 'redeals' ? state.redeals : (state.notes[textOf(counter)] ?? 0)) > Number(over);
}

/** Returns whether a pile accepts cards, the lowest first, from another pile. */
export function accepts(pile: ReadPile, cards: readonly string[], to: PlainPlace, from: PlainPlace, setting: Setting): boolean {
  const { accept } = pile.rules;
  const limit = inTurn(pile.rules['limit'], pile.place);
  if (accept === undefined || accept === false) return false;
  if (typeof limit === 'number' && to.pile.length + cards.length > limit) return false;
  return listOf(accept).some((rule) => isRules(rule) && allows(rule, pile, cards, to, from, setting));
}

function allows(rule: Rules, pile: ReadPile, cards: readonly string[], to: PlainPlace, from: PlainPlace, setting: Setting): boolean {
  const [lowest] = cards as [string];
  const top = to.pile.at(-1);
  if (rule['higherIn'] !== undefined) return cards.length === 1 && isBeaten(lowest, rule['higherIn'], to.state, from, setting);
  if (rule['upOrDownFrom'] !== undefined) return goesOn(rule['upOrDownFrom'], pile, cards, to, setting);
  if (typeof rule['max'] === 'number' && cards.length > rule['max']) return false;
  if (rule['whole'] === true && cards.length !== from.pile.length) return false;
  const comesFrom = ({ role, index }: ReadPile): boolean => role === from.role && index === from.index;
  if (rule['from'] !== undefined && !pilesAt(setting.piles, rule['from']).some(comesFrom)) return false;
  if (rule['while'] !== undefined && !holds(rule['while'], to.state, setting)) return false;
  if (isRules(rule['only']) && !isOnly(rule['only'], pile, lowest, top, setting)) return false;
  if (top === undefined) return fillsGap(inTurn(rule['empty'], pile.place), lowest, to.state, from, setting);
  const on = inTurn(rule['on'], pile.place);
  return on === 'any' || (on !== undefined && !isDown(top) && fits(lowest, top, on, setting));
}

/** Returns whether a card may lie on an empty pile. @param empty a rank, `any`, or a group whose base rank counts */
function fillsGap(empty: Json, card: string, state: PlainState, from: PlainPlace, setting: Setting): boolean {
  if (empty === undefined) return false;
  if (empty === 'any') return true;
  if (!isRules(empty)) return setting.deck.rank(card) === rankOf(empty, setting);
  const begun = setting.piles.filter(({ group }) => group === empty['like']).find((pile) => cardsOn(state, pile).length > 0);
  if (!begun) return empty['first'] === undefined || listOf(empty['first']).includes(from.role);
  return setting.deck.rank(card) === setting.deck.rank(cardsOn(state, begun)[0]!);
}

function isOnly(
  { suit: suits, rank: one, below }: Rules,
  { place }: ReadPile,
  card: string,
  top: string | undefined,
  setting: Setting,
): boolean {
  if (suits !== undefined) return suit(card) === inTurn(suits, place);
  const { rank } = setting.deck;
  if (one !== undefined) return rank(card) === rankOf(one, setting);
  return top !== undefined && rank(top) < rankOf(below, setting);
}

/** Returns whether a higher card of the suit lies on top of another of these piles. An ace is the highest card. */
function isBeaten(card: string, where: Json, state: PlainState, from: PlainPlace, { piles, deck: { rank } }: Setting): boolean {
  const height = (one: string): number => (rank(one) === 1 ? Infinity : rank(one));
  return pilesAt(piles, where).some((pile) => {
    const other = pile.role === from.role && pile.index === from.index ? undefined : cardsOn(state, pile).at(-1);
    return other !== undefined && !isDown(other) && sameSuit(other, card) && height(other) > height(card);
  });
}

/** Returns whether a card continues a foundation that goes up or down without end: the first card on any base card decides for all. */
function goesOn(base: Json, pile: ReadPile, cards: readonly string[], to: PlainPlace, setting: Setting): boolean {
  if (cards.length > 1) return false;
  const { rank } = setting.deck;
  const [card] = cards as [string];
  const top = to.pile.at(-1);
  if (top === undefined) return rank(card) === rankOf(base, setting);
  if (to.pile.length >= 13) return false;
  const begun = setting.piles
    .filter(({ group }) => group === pile.group)
    .map((one) => cardsOn(to.state, one))
    .find((one) => one.length > 1);
  const ways = begun ? [(rank(begun[1]!) - rank(begun[0]!) + 13) % 13 === 1 ? 'up' : 'down'] : ['up', 'down'];
  return ways.some((way) => fits(card, top, `${way} same wrap`, setting));
}
