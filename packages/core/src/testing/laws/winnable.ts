import type { CompleteVariant, DeckSpec } from '../../contract.js';
import { deal } from '../../game/deal.js';
import { Game } from '../../game/game.js';
import { list, MAX_MOVES } from '../../moves/legal.js';
import { CARDS, kindOf, toOf, type Move } from '../../moves/move.js';
import { rulesOfAccept } from '../../table/accept.js';
import { neededRanks } from '../../table/links.js';
import { formatMove } from '../../moves/notation.js';
import { ContractError } from '../../problem.js';
import type { Table } from '../../table/table.js';
import { isScored } from '../../scored.js';
import { choices, commandLine, demand, fixturesFolder, type Law, type Trial } from '../law.js';

/** Seeds of the deals that are tested. */
const DEALS = [1, 2, 3, 4];
/** Largest number of moves of a random game that must end with a score. */
const LONGEST_SCORED = 1000;

/**
 * Checks that the game can be won: by a won game in the fixtures, or by a search of deals with fewer cards. A game of a scored patience must
 * be able to end with its score: in the fixtures, or when it is played at random.
 */
export const winnable: Law = {
  name: 'the game can be won: a won game is in the fixtures or found by a search',
  each: 'variant',
  check(trial) {
    demand(
      DEALS.some((seed) => {
        const game = Game.start(trial.variant, { seed });
        return !game.ok || game.value.status === 'playing';
      }),
      trial,
      'status',
      `ends the game before the first move in each of deals ${DEALS.join(', ')}`,
    );
    if ((trial.fixtures.won ?? []).length > 0) return;
    if (isScored(trial.variant)) {
      endsWithScore(trial);
      return;
    }
    const why = neverWon(trial.variant);
    if (why) throw new ContractError(trial.variant.id, 'status', why);
    for (const variant of [...smaller(trial.variant), trial.variant])
      for (const seed of DEALS) {
        const line = winningLine(variant, seed);
        if (!line) continue;
        const game = Game.start(variant, { seed });
        demand(game.ok, trial, 'deal', game.ok ? '' : game.error.message);
        for (const move of line) demand(game.value.play(move).ok, trial, 'play', `refuses ${move} of a winning line that a search found`);
        demand(game.value.status === 'won', trial, 'status', 'is not won after a winning line that a search found');
        return;
      }
    throw new ContractError(
      trial.variant.id,
      'status',
      `was not won in the first 4,000 positions of any deal. Let the solver win deal 1 or another, and add the game to fixtures.won:\n  ${commandLine()} solve ${trial.variant.id} --seed 1 --time 1m --save ${fixturesFolder()}/won.json`,
    );
  },
};

/** Returns why no deal can be won, where the piles alone show it: the usual end needs a foundation or discard pile for each card. */
function neverWon(variant: CompleteVariant): string | undefined {
  const dealt = deal(variant, { seed: DEALS[0]! });
  if (!dealt.ok || variant.status || variant.after) return undefined;
  const { table } = dealt.value;
  const ranks = new Set(table.cards.map(({ rank }) => rank));
  const homes = Array.from(table.rules.homes);
  if (homes.length === 0)
    return 'cannot be won: all cards must come to foundations or discard piles, and there are none. Add some, or say when the game is won';
  const taken = homes.map((home) => ranksOn(table, home, ranks));
  const left = [...ranks].sort((a, b) => a - b).find((rank) => taken.every((each) => each !== undefined && !each.has(rank)));
  return left === undefined
    ? undefined
    : `cannot be won: no foundation ever takes a card of the rank ${table.rules.faces.letterOf(left)}, with the ranks that the deck has. Change the deck, or what foundations accept`;
}

/** Returns the ranks that a foundation can take one after the other, or has; undefined where its rules are functions, or it takes any card. */
function ranksOn(table: Table, home: number, ranks: ReadonlySet<number>): ReadonlySet<number> | undefined {
  const { accept, role } = table.rules.piles[home]!;
  if (role !== 'foundation' || typeof accept === 'function' || (accept && 'cards' in accept)) return undefined;
  const rules = accept === undefined ? [] : rulesOfAccept(accept);
  const open: number[] = table.len[home]! > 0 ? [table.cards[table.idAt(home, 0)]!.rank] : [];
  for (const { empty, on } of rules) {
    if (on === 'any' || (empty !== undefined && typeof empty !== 'number')) return undefined;
    if (empty !== undefined && ranks.has(empty)) open.push(empty);
  }
  const met = new Set<number>();
  for (let rank = open.pop(); rank !== undefined; rank = open.pop()) {
    met.add(rank);
    for (const { on } of rules)
      if (typeof on === 'object')
        open.push(...neededRanks(on, rank, table.rules.faces.highest).filter((next) => ranks.has(next) && !met.has(next)));
  }
  return rules.length === 0 ? undefined : met;
}

function endsWithScore(trial: Trial): void {
  if ((trial.fixtures.over ?? []).length > 0) return;
  const ends = DEALS.some((number) => {
    const random = choices(trial, 'winnable', number);
    const game = Game.start(trial.variant, { seed: number });
    if (!game.ok) return false;
    for (let n = 0; n < LONGEST_SCORED; n++) {
      const moves = game.value.legalMoves();
      if (game.value.status !== 'playing' || moves.length === 0) break;
      game.value.play(moves[random.below(moves.length)]!);
    }
    return game.value.status === 'over';
  });
  demand(ends, trial, 'status', 'never ends with a score in random games of deals 1 to 4; add a game that does to fixtures.over');
}

/** Returns the variant with 4, 5 and 6 ranks. The search skips a variant that cannot be dealt with so few cards. */
function smaller(variant: CompleteVariant): CompleteVariant[] {
  return [4, 5, 6].map((ranks) => ({
    ...variant,
    deck: (options): DeckSpec => ({ ...variant.deck(options), ranks: Array.from({ length: ranks }, (_, i) => i + 1) }),
  }));
}

/**
 * Searches for a winning line depth-first, moves to foundations first, in at most 4,000 positions. Returns its moves in notation; undefined
 * when none was found.
 */
function winningLine(variant: CompleteVariant, seed: number): string[] | undefined {
  let table: Table;
  try {
    const dealt = deal(variant, { seed });
    if (!dealt.ok) return undefined;
    table = dealt.value.table;
  } catch (error) {
    if (error instanceof ContractError) return undefined;
    throw error;
  }
  const seen = new Set<string>();
  const path: { moves: Move[]; next: number }[] = [];
  const line: Move[] = [];
  const room = new Int32Array(MAX_MOVES);
  for (;;) {
    if (table.status() === 'won') {
      while (table.depth > 0) table.undo();
      return line.map((move) => {
        const text = formatMove(table, move);
        table.play(move);
        return text;
      });
    }
    const key = table.key.join();
    if (!seen.has(key) && seen.size < 4_000 && path.length < 400 && table.status() === 'playing') {
      seen.add(key);
      path.push({ moves: homewardFirst(table, Array.from(room.subarray(0, list(table, room)))), next: 0 });
    } else if (table.depth > 0) {
      table.undo();
      line.pop();
    }
    while (path.length > 0 && path.at(-1)!.next === path.at(-1)!.moves.length) {
      path.pop();
      if (path.length === 0) return undefined;
      table.undo();
      line.pop();
    }
    if (path.length === 0) return undefined;
    const here = path.at(-1)!;
    const move = here.moves[here.next++]!;
    table.play(move);
    line.push(move);
  }
}

function homewardFirst(table: Table, moves: Move[]): Move[] {
  const homes = new Set(table.rules.homes);
  const worth = (move: Move): number => (kindOf(move) === CARDS && homes.has(toOf(move)) ? 1 : 0);
  return moves.sort((a, b) => worth(b) - worth(a));
}
