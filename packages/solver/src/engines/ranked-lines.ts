import type { Options } from '@patience/core';
import { homeCards, list, MAX_MOVES, Random, rankOfMove, Table, type Move } from '@patience/core/internals';
import { MOVE_BUFFER } from './move-buffer.js';
import { LONGEST_LINE, RANKS_PER_POSITION, UNRANKED_MOVES } from './turn-lengths.js';

/** Buffer for the ranks of listed moves. All searches share it. */
const RANKS = new Float64Array(MAX_MOVES);

/**
 * Plays the deal again and again by the order of moves that the variant's `rank` gives. The first line always takes the first of the best
 * moves. Later lines choose among the best moves at random, and some of them now and then among all. A line never returns to a position that it has
 * visited. The lines find wins where most careful games are won and searches get lost; they prove nothing.
 */
export class RankedLines {
  /** Positions visited so far. */
  positions = 0;
  /** Positions so far whose moves were listed. */
  opened = 0;
  readonly name = 'ranked lines';
  /** Work so far, in positions: those visited, and the moves that were ranked in the time of a position, {@link RANKS_PER_POSITION} each. */
  work = 0;
  readonly #table: Table<Options>;
  readonly #random: Random;
  /** Positions of the present line, as 53 bits of their keys. */
  readonly #visited = new Set<number>();
  /** The most cards that were on foundations and discard piles at the end of a line. */
  home = 0;
  /** Number of lines that have ended. */
  #ended = 0;
  #line: Move[] = [];

  private constructor(source: Table<Options>, seed: number) {
    this.#table = new Table(source.variant, source.options, source);
    this.#random = new Random(seed);
    this.#restart();
  }

  /** Returns lines from a position; undefined when the variant does not rank moves. @param seed of the random choices */
  static of(source: Table<Options>, seed: number): RankedLines | undefined {
    return source.variant.rank && new RankedLines(source, seed);
  }

  /** The moves of the line that is being played: the winning line after `run` has returned true. */
  get line(): readonly Move[] {
    return this.#line;
  }

  /** Plays on until the work is `work` and at most `positions` more positions were visited. @returns whether the present line has won */
  run(work: number, positions: number): boolean {
    const table = this.#table;
    const until = this.positions + positions;
    while (this.work < work && this.positions < until) {
      const status = table.status();
      if (status === 'won') return true;
      if (status !== 'playing' || table.depth >= LONGEST_LINE || !this.#step()) {
        this.#ended++;
        this.home = Math.max(this.home, homeCards(table));
        this.#restart();
      }
    }
    return false;
  }

  #restart(): void {
    const table = this.#table;
    while (table.depth > 0) table.undo();
    this.#line.length = 0;
    this.#visited.clear();
    this.#visits();
  }

  /** Adds the position to those of the line. @returns whether it is new */
  #visits(): boolean {
    const { key } = this.#table;
    const { size } = this.#visited;
    return this.#visited.add((key[0]! >>> 0) * 2 ** 21 + (key[1]! >>> 11)).size > size;
  }

  /** Plays the best move that leads to a new position. @returns false when there is none */
  #step(): boolean {
    const table = this.#table;
    const moves = MOVE_BUFFER;
    let n = list(table, moves);
    this.opened++;
    const every = UNRANKED_MOVES[this.#ended % UNRANKED_MOVES.length]!;
    const freely = every < Infinity && this.#random.below(every) === 0;
    this.work += n / RANKS_PER_POSITION;
    for (let i = 0; i < n; i++) RANKS[i] = freely ? 0 : rankOfMove(table, moves[i]!)!;
    while (n > 0) {
      const i = this.#best(n);
      const move = moves[i]!;
      table.play(move);
      this.positions++;
      this.work++;
      if (this.#visits()) {
        this.#line.push(move);
        return true;
      }
      table.undo();
      n--;
      moves.copyWithin(i, i + 1, n + 1);
      RANKS.copyWithin(i, i + 1, n + 1);
    }
    return false;
  }

  /** Returns the index of a move of the highest rank among the first `n`: the first such move in the first line, a random one in later lines. */
  #best(n: number): number {
    let best = 0;
    let equal = 1;
    for (let i = 1; i < n; i++) {
      if (RANKS[i]! > RANKS[best]!) {
        best = i;
        equal = 1;
      } else if (RANKS[i] === RANKS[best] && this.#ended > 0 && this.#random.below(++equal) === 0) best = i;
    }
    return best;
  }
}
