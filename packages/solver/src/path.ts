import type { Move, Options, Status, Table } from '@patience/core';
import { NONE, type SafeMoves } from './safe.js';

/**
 * Steps of a search: a move together with the safe moves that follow it, as one. The table remembers what it takes
 * to step back.
 */
export class Path {
  /** Where moves are written down while somebody listens. */
  record: Move[] | undefined;
  /** How often the rules declared a position lost. */
  losses = 0;
  /** How often a safe move was played. */
  trusted = 0;
  readonly #judges: boolean;

  constructor(
    readonly table: Table<Options>,
    readonly safe: SafeMoves | undefined,
  ) {
    this.#judges = table.variant.status !== undefined;
  }

  /** Plays a move and what safely follows. */
  step(move: Move): void {
    this.table.play(move);
    this.record?.push(move);
    this.settle();
  }

  /** Plays safe moves until there is none. */
  settle(): void {
    if (!this.safe) return;
    for (let next = this.safe.find(); next !== NONE; next = this.safe.find()) {
      this.table.play(next);
      this.trusted++;
      this.record?.push(next);
    }
  }

  /** Takes moves back until so many are left. */
  back(depth: number): void {
    while (this.table.depth > depth) this.table.undo();
  }

  /** The table's status for a search. A loss that comes from the rules makes safe moves doubtful; it is noted. */
  status(): Status {
    if (!this.#judges) return this.table.allHome() ? 'won' : 'playing';
    const status = this.table.status();
    if (status === 'lost') this.losses++;
    return status;
  }

  /** Steps from the very beginning as single moves, safe moves included. */
  movesOf(steps: readonly Move[]): Move[] {
    this.back(0);
    const moves: Move[] = [];
    this.record = moves;
    this.settle();
    for (const move of steps) this.step(move);
    this.record = undefined;
    return moves;
  }

  /** Safe moves were played although these rules may punish them: what was not found may exist all the same. */
  get doubtful(): boolean {
    return this.trusted > 0 && this.losses > 0;
  }
}
