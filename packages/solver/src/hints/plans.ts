import type { Options } from '@patience/core';
import { ACTION, kindOf, Table, type Move } from '@patience/core/internals';
import type { Advisable } from './advisable.js';
import { turnsUp, upToTurned } from './hidden-cards.js';
import { createSearch } from '../search.js';
import type { SearchOptions, Verdict } from '../verdict.js';

/** Number of guesses of the hidden cards. */
const GUESSES = 8;
/** Number of guesses without a line after which no more are made. */
const HOPELESS = 3;
/** Share of the budget for finding lines, divided evenly among the guesses; the rest is for trying plans. */
const LINES = 0.5;
/** Number of further guesses for which the budget of a plan's trial must last. */
const AHEAD = 4;
/** Numbers of tried guesses after which the worse plans are dropped. */
const SIFTING = [2, 4];
/** Largest difference in wins to the best plan: plans that are further behind are dropped. */
const BEHIND = 1;

/** Arguments of {@link planFor}. */
export interface PlanOptions extends Advisable {
  /** Options of the searches. */
  readonly search: SearchOptions;
}

/** Result of {@link planFor}: moves up to the first one that turns up a card. */
export interface Planned {
  readonly moves: readonly Move[] | undefined;
  readonly positions: number;
}

interface Plan {
  readonly moves: readonly Move[];
  won: number;
  lost: number;
}

/**
 * Returns the best plan when cards lie face down. The hidden cards are guessed, and each guess is searched for a line: its moves up to the first
 * card that is turned up can be played whatever the hidden cards are. An action that turns up a card at once is a plan too. Each
 * plan is tried with every guess; the one after which most guesses can be won is the best.
 * @returns no moves when no guess could be won
 */
export function planFor(source: Table<Options>, { moves, isAllowed, budget, end, random, search }: PlanOptions): Planned {
  let positions = 0;
  const think = (table: Table<Options>, most: number): Verdict => {
    const time = Math.max(0, end - performance.now());
    const result = createSearch(table, { ...search, budget: Math.min(most, budget - positions), time }).run() as Verdict;
    positions += result.positions;
    return result;
  };
  const inTime = (): boolean => positions < budget && performance.now() < end;
  const guesses: Table<Options>[] = [];
  const plans = new Map<string, Plan>();
  /** A guess by which plans are compared: those that lead to the same position are one plan. */
  const table = source.imagine(random);
  const add = (way: readonly Move[]): void => {
    for (const move of way) table.play(move);
    const key = table.key.join();
    while (table.depth > 0) table.undo();
    if (!plans.has(key) && isAllowed(way)) plans.set(key, { moves: way, won: 0, lost: 0 });
  };
  for (let won = 0; guesses.length < GUESSES && positions < budget * LINES && (won > 0 || guesses.length < HOPELESS) && inTime();) {
    const guess = source.imagine(random);
    guesses.push(guess);
    const { line } = think(guess, Math.ceil((budget * LINES - positions) / (GUESSES + 1 - guesses.length)));
    if (!line) continue;
    won++;
    add(upToTurned(guess, line.moves));
  }
  if (plans.size === 0) return { moves: undefined, positions };
  for (const move of moves) if (kindOf(move) === ACTION && turnsUp(table, move)) add([move]);
  let open = [...plans.values()];
  for (const [tried, guess] of guesses.entries()) {
    if (open.length === 1 || !inTime()) break;
    if (SIFTING.includes(tried)) {
      const most = Math.max(...open.map(({ won }) => won));
      open = open.filter(({ won }) => won >= most - BEHIND);
    }
    const share = Math.ceil((budget - positions) / (open.length * Math.min(AHEAD, guesses.length - tried)));
    for (const plan of open) {
      const after = new Table(guess.variant, guess.options, guess);
      for (const move of plan.moves) after.play(move);
      const { verdict } = think(after, share);
      if (verdict === 'solved') plan.won++;
      else if (verdict === 'impossible') plan.lost++;
    }
  }
  const [best] = open.sort((a, b) => b.won - a.won || a.lost - b.lost);
  return { moves: best!.moves, positions };
}
