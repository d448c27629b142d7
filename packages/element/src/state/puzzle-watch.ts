import type { Game, Problem } from '@patience/core';
import { fail } from '@patience/core/internals';
import { fire, type GameDetail, type PuzzleDetail } from '../events.js';
import type { Puzzle } from '../puzzle.js';
import type { Settings } from '../settings.js';
import { counted } from '../words/index.js';
import type { TableState } from './table-state.js';

/** The table of one element, as far as a puzzle needs it. */
interface PuzzleTable {
  readonly element: Settings;
  readonly state: TableState;
  announce(text: string): void;
  broken(problem: Problem): void;
}

/** Counts the gestures of a puzzle and finds out whether its goal is reached. The puzzle ends with another deal. */
export class PuzzleWatch {
  #puzzle: Puzzle | undefined;
  /** The origin of the puzzle's game, as text; undefined until the game is on the table. */
  #source: string | undefined;
  #result: PuzzleDetail['puzzle'] | undefined;

  constructor(private readonly table: PuzzleTable) {}

  get puzzle(): Puzzle | undefined {
    return this.#puzzle;
  }

  /** Begins a puzzle with the next game that comes onto the table, or ends it. */
  set puzzle(puzzle: Puzzle | undefined) {
    this.#puzzle = puzzle;
    this.#source = this.#result = undefined;
    this.table.element.requestUpdate();
  }

  /** The text that is shown above the table; undefined without a puzzle. */
  get text(): string | undefined {
    const { session } = this.table.state;
    const { movesLeft } = this;
    if (!session || !this.#result) return undefined;
    const { words, locale } = session.describer;
    if (this.#result !== 'open') return words[this.#result === 'solved' ? 'puzzleSolved' : 'puzzleFailed'];
    return movesLeft === undefined ? undefined : counted(words.movesLeft, movesLeft, locale);
  }

  /** Returns whether a gesture may be played. If none is left, tells the player so. */
  allows(): boolean {
    if (!this.#result || this.movesLeft === undefined || this.movesLeft > 0) return true;
    const { session } = this.table.state;
    session?.remark(session.describer.words.puzzleNoMoves);
    return false;
  }

  /** Judges the puzzle after a change of the game, and tells page and player when its result has changed. */
  judge(detail: GameDetail): void {
    const { game } = this.table.state;
    if (!this.#puzzle || !game) return;
    const source = JSON.stringify(game.source);
    const problem = this.#source === undefined ? problemOf(this.#puzzle, game) : undefined;
    this.#source ??= source;
    if (problem) this.table.broken(problem);
    if (problem || source !== this.#source) return void (this.puzzle = undefined);
    const { movesLeft } = this;
    const result = isReached(game, this.#puzzle.goal) ? 'solved' : isFailed(game, movesLeft) ? 'failed' : 'open';
    if (result === this.#result) return;
    this.#result = result;
    const { text, table } = this;
    if (result !== 'open' && text) table.announce(`${table.state.announcement} ${text}.`.trim());
    table.element.requestUpdate();
    fire(table.element, 'patience-puzzle', { ...detail, puzzle: result, movesLeft });
  }

  /** Gestures that are left; undefined without a puzzle that counts them. */
  get movesLeft(): number | undefined {
    const { game } = this.table.state;
    const most = this.#puzzle?.moves;
    return most === undefined || !game ? undefined : Math.max(0, most - game.cursor);
  }
}

/** Returns the problem of a puzzle that cannot be judged on a game; undefined for one that can. */
function problemOf({ goal = 'won', moves = 1 }: Puzzle, { piles }: Game): Problem | undefined {
  const counts: readonly (readonly [string, unknown])[] = Object.entries(Object(goal) as object);
  const isGoal = goal === 'won' || (typeof goal === 'object' && counts.length > 0 && counts.every(([, count]) => isCount(count)));
  if (!isGoal || !isCount(moves)) return fail('puzzle-wrong').error;
  const known = piles.map(({ id }) => id);
  const pile = goal === 'won' ? undefined : Object.keys(goal).find((id) => !known.includes(id));
  return pile === undefined ? undefined : fail('position-pile', { pile, known: known.join(', ') }).error;
}
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;

const isReached = ({ status, view, piles }: Game, goal: Puzzle['goal'] = 'won'): boolean =>
  goal === 'won' ? status === 'won' : piles.every(({ id }) => view.count(id) >= (goal[id] ?? 0));

const isFailed = ({ status, stuck }: Game, movesLeft: number | undefined): boolean => movesLeft === 0 || status !== 'playing' || stuck;
