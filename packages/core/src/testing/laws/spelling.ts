import { SUITS } from '../../card.js';
import type { AcceptRule, DeckSpec, Link, Pile } from '../../contract.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';

/** What is said in data is said in the contract's words: a slip of the pen would mean something else without a sound. */
export const spelling: Law = {
  name: 'piles and deck are written in the contract’s words',
  each: 'options',
  check(trial) {
    spelledDeck(trial, trial.variant.deck(trial.options));
    for (const pile of dealFor(trial, 1).table.rules.piles) spelledPile(trial, pile);
  },
};

function spelledDeck(trial: Trial, { copies = 1, suits = SUITS, ranks = [1], first = [1] }: DeckSpec): void {
  one(trial, 'deck.copies', copies, Number.isInteger(copies) && copies >= 1, 'a whole number from 1');
  for (const suit of suits) one(trial, 'deck.suits', suit, SUITS.includes(suit), `one of ${SUITS.join(', ')}`);
  for (const rank of [...ranks, ...first]) one(trial, 'deck', rank, isRank(rank), 'a rank from 1 to 13');
}

function spelledPile(trial: Trial, { id, fan, take, accept }: Pile): void {
  const where = `table: ${id}`;
  one(trial, `${where}.fan`, fan, [undefined, 'down', 'right', 'left'].includes(fan), 'down, right or left');
  if (typeof take === 'object') spelledLink(trial, `${where}.take.run`, take.run);
  else one(trial, `${where}.take`, take, [undefined, 'top', 'all', 'any'].includes(take), 'top, all, any or a run');
  if (accept === undefined || typeof accept === 'function') return;
  for (const { empty, on, max = 1 } of ([] as readonly AcceptRule[]).concat(accept)) {
    one(trial, `${where}.accept.empty`, empty, empty === undefined || empty === 'any' || isRank(empty), 'any or a rank from 1 to 13');
    one(trial, `${where}.accept.max`, max, Number.isInteger(max) && max >= 1, 'a whole number from 1');
    if (on) spelledLink(trial, `${where}.accept.on`, on);
  }
}

function spelledLink(trial: Trial, where: string, { step, suit }: Link): void {
  one(trial, `${where}.step`, step, ([1, -1, 'either'] as readonly unknown[]).includes(step), '1, -1 or either');
  one(trial, `${where}.suit`, suit, ['same', 'alternate', 'any'].includes(suit), 'same, alternate or any');
}

const isRank = (rank: unknown): boolean => Number.isInteger(rank) && (rank as number) >= 1 && (rank as number) <= 13;

function one(trial: Trial, where: string, value: unknown, fits: boolean, wanted: string): void {
  demand(fits, trial, where, `must be ${wanted}, not ${JSON.stringify(value)}`);
}
