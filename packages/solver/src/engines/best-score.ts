import type { Options } from '@patience/core';
import { ACTION, fromOf, homeCards, kindOf, list, MAX_MOVES, Random, Table, toOf, type Move } from '@patience/core/internals';
import { GAMES_PER_LEVEL, LEARNING_RATE, LEVELS, LONGEST_LINE } from './turn-lengths.js';

/** A game that ended with a score, and the moves that were possible in it. */
interface PlayedGame {
  readonly points: number;
  readonly line: readonly Move[];
  /** By turn: the indices of the possible moves in the preferences, the played one first. */
  readonly possible: readonly Uint32Array[];
}

/** One level of the search: the moves that it prefers, and its best game so far. */
interface Level {
  /** Weight of each move by its index, above 0: a move with twice the weight is chosen twice as often. */
  readonly weights: Float64Array;
  /** Number of games that the lowest level has played so far; at other levels, number of finished searches of the level below. */
  done: number;
  best: PlayedGame | undefined;
}

const BUFFER = new Int32Array(MAX_MOVES);

/**
 * Plays a scored game again and again, and keeps the game with the most points. It learns which moves the best games have: nested rollout policy
 * adaptation (Rosin, "Nested Rollout Policy Adaptation for Monte Carlo Tree Search", IJCAI 2011). It proves nothing.
 */
export class BestScore {
  /** Positions visited so far. */
  positions = 0;
  /** Positions so far whose moves were listed. */
  opened = 0;
  readonly engine = 'best score';
  /** Cards on foundations and discard piles at the beginning: points and not these cards are the aim of a scored game. */
  readonly home: number;
  /** The game with the most points so far; undefined while no game has ended with a score. */
  best: Pick<PlayedGame, 'points' | 'line'> | undefined;
  readonly #table: Table<Options>;
  readonly #random: Random;
  /** The levels, the lowest first. A search of a level begins with the weights of the level above. */
  readonly #levels: readonly Level[];
  /** Copy of a level's weights while they are changed. */
  readonly #before: Float64Array;

  /** @param seed of the random choices */
  constructor(source: Table<Options>, seed: number) {
    this.#table = new Table(source.variant, source.options, source);
    this.#random = new Random(seed);
    this.home = homeCards(source);
    const { rules, cards } = source;
    const size = (cards.length + Object.keys(source.variant.actions ?? {}).length) * rules.count;
    this.#levels = Array.from({ length: LEVELS }, () => ({ weights: new Float64Array(size).fill(1), done: 0, best: undefined }));
    this.#before = new Float64Array(size);
  }

  /** Number of bytes of the learned weights. */
  get memory(): number {
    return this.#before.byteLength * (LEVELS + 1);
  }

  /** Plays whole games until at least `positions` more positions were visited. @returns always `running`: a better game may exist */
  run(positions: number): 'running' {
    const until = this.positions + positions;
    while (this.positions < until) this.#learn(this.#play());
    return 'running';
  }

  /** Plays one game and chooses its moves at random by the weights of the lowest level. @returns undefined when it does not end with a score */
  #play(): PlayedGame | undefined {
    const table = this.#table;
    const { weights } = this.#levels[0]!;
    const line: Move[] = [];
    const possible: Uint32Array[] = [];
    // A game without moves counts as a position, so that every search ends.
    this.positions++;
    while (table.depth < LONGEST_LINE && table.status() === 'playing') {
      const n = list(table, BUFFER);
      if (n === 0) break;
      const indices = new Uint32Array(n);
      let sum = 0;
      for (let i = 0; i < n; i++) sum += weights[(indices[i] = this.#indexOf(BUFFER[i]!))]!;
      let left = ((this.#random.next() >>> 0) / 2 ** 32) * sum;
      let chosen = 0;
      while (chosen < n - 1 && (left -= weights[indices[chosen]!]!) >= 0) chosen++;
      const index = indices[chosen]!;
      indices[chosen] = indices[0]!;
      indices[0] = index;
      possible.push(indices);
      line.push(BUFFER[chosen]!);
      table.play(BUFFER[chosen]!);
      this.opened++;
      this.positions++;
    }
    const points = table.status() === 'over' ? (table.score() ?? 0) : undefined;
    while (table.depth > 0) table.undo();
    return points === undefined ? undefined : { points, line, possible };
  }

  /** Hands a game to the lowest level, and the best game of each level that has ended to the level above. */
  #learn(game: PlayedGame | undefined): void {
    let result = game;
    for (const [i, level] of this.#levels.entries()) {
      if (result && result.points >= (level.best?.points ?? 0)) level.best = result;
      if (level.best && (!this.best || level.best.points > this.best.points)) this.best = level.best;
      this.#prefer(level);
      if (++level.done < GAMES_PER_LEVEL) return this.#descend(i);
      result = level.best;
      [level.done, level.best] = [0, undefined];
    }
    // The highest level has ended: begin again without preferences.
    this.#levels.at(-1)!.weights.fill(1);
    this.#descend(LEVELS - 1);
  }

  /** Begins the levels below a level with its weights. */
  #descend(level: number): void {
    for (let i = level - 1; i >= 0; i--) this.#levels[i]!.weights.set(this.#levels[level]!.weights);
  }

  /** Changes the weights of a level towards the moves of its best game. */
  #prefer({ weights, best }: Level): void {
    if (!best) return;
    const before = this.#before;
    before.set(weights);
    for (const indices of best.possible) {
      let sum = 0;
      for (const index of indices) sum += before[index]!;
      for (const index of indices) weights[index]! *= Math.exp((-LEARNING_RATE * before[index]!) / sum);
      weights[indices[0]!]! *= Math.exp(LEARNING_RATE);
    }
  }

  /** Returns the index of a move: the uppermost card that it moves, or its action, and the pile to which it goes. */
  #indexOf(move: Move): number {
    const { cards, rules } = this.#table;
    const what = kindOf(move) === ACTION ? cards.length + fromOf(move) : this.#table.idAt(fromOf(move), 0);
    return what * rules.count + toOf(move);
  }
}
