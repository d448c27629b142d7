/** Actions, forced consequences and ends. */
import type { Status } from '../../contract.js';
import { bare, faceDown, isDown, rank, sameSuit, type PlainState } from '../plain.js';
import { shufflePlain } from '../plain-chance.js';
import { cardsOn, holds, type Setting } from './cards.js';
import { inTurn, pilesAt } from './piles.js';
import { isRules, listOf, type Json, type Rules } from './resolve.js';

/** Does an action. @returns false when it is not possible */
export function act(action: Rules, state: PlainState, { piles }: Setting): boolean {
  const { turn, redeal, row, gather } = action;
  const [stock, waste] = ['stock', 'waste'].map((id) => piles.find((pile) => pile.id === id)).map((pile) => pile && cardsOn(state, pile));
  const columns = pilesAt(piles, action['to'] ?? 'tableau').map((pile) => cardsOn(state, pile));
  if (turn !== undefined) {
    const to = action['to'] === undefined ? waste! : columns[0]!;
    const cards = stock!.splice(-Number(turn)).reverse();
    to.push(...cards.map(bare));
    return cards.length > 0;
  }
  if (redeal !== undefined) {
    if (stock!.length > 0 || waste!.length === 0 || (redeal !== 'unlimited' && state.redeals >= Number(redeal))) return false;
    stock!.push(...waste!.splice(0).reverse().map(faceDown));
    if (action['order'] === 'shuffled') shufflePlain(stock!, state);
    if (redeal !== 'unlimited') state.redeals++;
    return true;
  }
  if (row !== undefined) {
    if (stock!.length === 0 || (row === 'filled' && columns.some((column) => column.length === 0))) return false;
    for (const column of columns) if (stock!.length > 0) column.push(bare(stock!.pop()!));
    return true;
  }
  return gathered(columns, Number(gather), action, state);
}

/** Gathers the columns, the first one first, and deals them in packets. @returns false when that is no longer possible or changes nothing */
function gathered(columns: string[][], size: number, { times, shuffle }: Rules, state: PlainState): boolean {
  if (times !== undefined && state.redeals >= Number(times)) return false;
  const before = JSON.stringify(columns);
  const cards = columns.flatMap((column) => column.splice(0));
  if (cards.length === 0) return false;
  if (shuffle === true) {
    cards.reverse();
    shufflePlain(cards, state);
    cards.reverse();
  }
  for (const column of columns) column.push(...cards.splice(0, size));
  if (times !== undefined) state.redeals++;
  return times !== undefined || JSON.stringify(columns) !== before;
}

/** Makes everything that follows by itself, until nothing changes: exposed cards turn up, and the consequences of the patience. */
export function settle(after: Json, state: PlainState, setting: Setting): void {
  for (let before = ''; before !== (before = JSON.stringify(state.piles));) {
    turnUp(state, setting);
    for (const one of listOf(after))
      if (!isRules(one)) removeSequences(state, setting);
      else fill(one, state, setting);
  }
}

function turnUp(state: PlainState, { piles }: Setting): void {
  for (const pile of piles) {
    const cards = cardsOn(state, pile);
    const covered = pile.coveredBy.some(
      (id) =>
        cardsOn(
          state,
          piles.find((other) => other.id === id)!,
        ).length > 0,
    );
    if (pile.rules['reveal'] === true && cards.length > 0 && !covered) cards.push(bare(cards.pop()!));
  }
}

/** Puts the top card of the first source with cards onto each empty pile, face up. Piles may have sources in turn. */
function fill({ fill: gaps, from }: Rules, state: PlainState, { piles }: Setting): void {
  for (const [place, gap] of pilesAt(piles, gaps).entries()) {
    const source = pilesAt(piles, inTurn(from, place)).find((pile) => cardsOn(state, pile).length > 0);
    if (source && cardsOn(state, gap).length === 0) cardsOn(state, gap).push(bare(cardsOn(state, source).pop()!));
  }
}

const SEQUENCE = 13;

/** Returns whether cards, the lowest first, are the open cards of one suit from the king to the ace. */
const isSequence = (cards: readonly string[]): boolean =>
  cards.length === SEQUENCE && cards.every((card, i) => !isDown(card) && rank(card) === SEQUENCE - i && sameSuit(card, cards[0]!));

/** Moves complete sequences from the ends of columns to empty foundations, card by card from the ace on. */
function removeSequences(state: PlainState, { piles }: Setting): void {
  for (const column of pilesAt(piles, 'tableau')) {
    const cards = cardsOn(state, column);
    const home = pilesAt(piles, 'foundation').find((pile) => cardsOn(state, pile).length === 0);
    if (home && isSequence(cards.slice(-SEQUENCE))) cardsOn(state, home).push(...cards.splice(-SEQUENCE).reverse());
  }
}

/** Returns the status by a goal. */
export function statusBy(goal: Json, state: PlainState, setting: Setting): Status {
  if (isRules(goal) && goal['over'] !== undefined) return isReached(goal['over'], state, setting) ? 'over' : 'playing';
  return isReached(goal, state, setting) ? 'won' : 'playing';
}

function isReached(goal: Json, state: PlainState, setting: Setting): boolean {
  const at = (where: Json): readonly (readonly string[])[] => pilesAt(setting.piles, where).map((pile) => cardsOn(state, pile));
  if (!isRules(goal)) return at('tableau').every((cards) => cards.length === 0 || isSequence(cards));
  if (goal['left'] === undefined) return holds(goal, state, setting);
  return at(['tableau', 'stock']).flat().length === Number(goal['left']);
}
