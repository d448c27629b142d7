import type { Options } from '@patience/core';
import { ACTION, kindOf, Table, type Move } from '@patience/core/search';
import type { Advisable } from './advisable.js';
import { turnsUp, upToTurned } from './hidden-cards.js';
import { createSearch } from '../search.js';
import type { SearchOptions, Verdict } from '../verdict.js';

/** So many times the hidden cards are guessed; after so many guesses of which none could be won, no more. */
const GUESSES = 8;
const HOPELESS = 3;
/** The part of the budget for lines; each search has an even part of what is left of it. The rest is for trying plans, so many guesses ahead. */
const LINES = 0.5;
const AHEAD = 4;
/** Plans that are this far behind after so many guesses are dropped. */
const SIFTING = [2, 4];
const BEHIND = 1;

/** What planning is given. */
export interface PlanOptions extends Advisable {
  /** For the searches. */
  readonly search: SearchOptions;
}

/** What to do up to the next card that is turned up. */
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
 * What to do next when cards lie face down. Where they lie is guessed, and each guess is searched for a line: what it does up to the first card that is
 * turned up can be done whatever lies there. So can the actions that turn up a card at once. Each of these plans is tried
 * with every guess, and the one after which most guesses can be won is the best.
 * @returns no moves when no guess could be won
 */
export function planFor(source: Table<Options>, { moves, mayBe, budget, end, random, search }: PlanOptions): Planned {
  let positions = 0;
  const think = (table: Table<Options>, most: number): Verdict => {
    const time = Math.max(0, end - performance.now());
    const said = createSearch(table, { ...search, budget: Math.min(most, budget - positions), time }).run() as Verdict;
    positions += said.positions;
    return said;
  };
  const inTime = (): boolean => positions < budget && performance.now() < end;
  const guesses: Table<Options>[] = [];
  const plans = new Map<string, Plan>();
  /** One guess by which plans are told apart: those that lead to the same position are one. */
  const table = source.imagine(random);
  const add = (way: readonly Move[]): void => {
    for (const move of way) table.play(move);
    const key = table.key.join();
    while (table.depth > 0) table.undo();
    if (!plans.has(key) && mayBe(way)) plans.set(key, { moves: way, won: 0, lost: 0 });
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
