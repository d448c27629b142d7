import { formatCard } from '../../cards/card.js';
import type { Pile } from '../../contract.js';
import { isLegal } from '../../moves/legal.js';
import { actionMove, CARDS, cardsMove, countOf, fromOf, kindOf, PAIR, pairMove, toOf, type Move } from '../../moves/move.js';
import { formatMove } from '../../moves/notation.js';
import type { Rules } from '../../table/rules.js';
import { exchanged } from '../../table/sameness.js';
import { pileCards } from '../../table/perft.js';
import type { Table } from '../../table/table.js';
import { dealFor, demand, type Law, type Trial } from '../law.js';
import { decider, keyAfter, walk } from '../walk.js';

/** Checks that piles of one group have the same rules, because lists, keys and searches treat them as interchangeable. */
export const interchange: Law = {
  name: 'piles of one group are interchangeable, before moves and before actions',
  each: 'options',
  check(trial) {
    const { rules } = dealFor(trial, 1).table;
    rules.piles.forEach((pile, i) => {
      const earlier = rules.piles[rules.earlier[i]!];
      if (earlier)
        for (const field of FIELDS)
          demand(
            written(pile[field]) === written(earlier[field]),
            trial,
            `table: ${pile.id}.${field}`,
            `differs from that of ${earlier.id} in the same group "${pile.group}"`,
          );
    });
    walk({ ...trial, games: Math.min(trial.games, 5) }, 'interchange', (table, moves, random) => {
      // Test one position in four and only some exchanges of each: random games meet similar positions often enough.
      if (random.below(4) > 0) return;
      const { rules } = table;
      for (let pile = 0; pile < rules.count; pile++) {
        const earlier = rules.earlier[pile]!;
        if (earlier < 0 || random.below(2) > 0) continue;
        exchangeable(trial, table, moves, pile, earlier);
        exchangeable(trial, table, moves, earlier, pile);
        for (const to of [pile, earlier]) takesAlike(trial, table, to, to === pile ? earlier : pile);
      }
    });
  },
};

/**
 * Checks that exchanging the cards of two piles of a group gives the same position: status and score stay. Every legal move must be legal
 * with the two piles exchanged in it, and must lead to an equal key.
 */
function exchangeable(trial: Trial, table: Table, moves: readonly Move[], one: number, two: number): void {
  const { rules } = table;
  const other = exchanged(table, one, two);
  const what = `when ${rules.ids[one]!} and ${rules.ids[two]!}, of the same group "${rules.piles[one]!.group!}", exchange their cards`;
  demand(table.status() === other.status(), trial, 'status', `returns ${table.status()}, but ${other.status()} ${what}`);
  demand(table.score() === other.score(), trial, 'score', `returns ${table.score()!}, but ${other.score()!} ${what}`);
  for (const move of moves) {
    const there = exchangedMove(rules, move, one, two);
    const where = decider(table, move);
    const [here, twin] = [formatMove(table, move), formatMove(other, there)];
    demand(isLegal(other, there), trial, where, `allows ${here}, but refuses ${twin} ${what}`);
    if (keyAfter(table, move) === keyAfter(other, there)) continue;
    const moves = here === twin ? `gives ${here} another result` : `gives ${here} another result than ${twin}`;
    demand(
      false,
      trial,
      where,
      `${moves} ${what}: ${differenceAfter(table, move, other, there, one, two)}. Remove the group, or give both piles the same rules`,
    );
  }
}

/** Returns the first difference between a table after a move and a table with two exchanged piles after the same move. */
function differenceAfter(table: Table, move: Move, other: Table, twin: Move, one: number, two: number): string {
  const cardsAfter = (where: Table, how: Move, pile: number): string => {
    where.play(how);
    const cards = pileCards(where, pile).join(' ') || 'nothing';
    where.undo();
    return cards;
  };
  for (const [pile, id] of table.rules.ids.entries()) {
    const [here, there] = [cardsAfter(table, move, pile), cardsAfter(other, twin, swap(pile, one, two))];
    if (here !== there) return `pile "${id}" then holds ${here}, and ${there} when they are exchanged`;
  }
  return 'the counters then differ';
}

/** Checks that a pile accepts any card exactly when another pile of its group accepts that card with the same cards on the pile. */
function takesAlike(trial: Trial, table: Table, to: number, twin: number): void {
  const { rules, cards } = table;
  const [ask, askTwin] = [rules.acceptFns[to], rules.acceptFns[twin]];
  if (!ask || !askTwin || (table.len[to]! > 0 && !table.up[table.idAt(to, 0)])) return;
  const onto = table.len[to]! > 0 ? cards[table.idAt(to, 0)]! : null;
  const other = exchanged(table, to, twin);
  const from = rules.sources.find((pile) => pile !== to && pile !== twin);
  if (from === undefined) return;
  for (const card of cards) {
    if (card === onto) continue;
    const accepted = ask([card], onto, table.view, rules.ids[to]!, rules.ids[from]!) === true;
    const acceptedThere = askTwin([card], onto, other.view, rules.ids[twin]!, rules.ids[from]!) === true;
    demand(
      accepted === acceptedThere,
      trial,
      `accept of pile ${rules.ids[to]!}`,
      `differs from accept of ${rules.ids[twin]!} in the same group for ${formatCard(card)}, with the same cards there; remove the group or give both one rule`,
    );
  }
}

const swap = (pile: number, one: number, two: number): number => (pile === one ? two : pile === two ? one : pile);

/** Returns a move with two piles exchanged in it. */
function exchangedMove(rules: Rules, move: Move, one: number, two: number): Move {
  const [from, to] = [swap(fromOf(move), one, two), swap(toOf(move), one, two)];
  if (kindOf(move) === CARDS) return cardsMove(from, to, countOf(move));
  if (kindOf(move) === PAIR) return pairMove(Math.min(from, to), Math.max(from, to));
  return rules.actions[fromOf(move)]!.each ? actionMove(fromOf(move), to) : move;
}

const FIELDS = ['role', 'take', 'accept', 'limit', 'reveal', 'coveredBy'] as const satisfies readonly (keyof Pile)[];

/** Returns a value as text for comparison. Functions become equal: they are compared by their results instead. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'function' ? 'a function' : part)) ?? '';
