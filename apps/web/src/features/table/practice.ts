import type { GameEnding, GameSnapshot, PatienceGame } from '@patience/element';
import type { Position } from '@patience/solver';
import { SHORTENED } from '../../table/effort.js';
import type { GameSolver } from '../../table/solver.js';
import { fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** Returns the position of a game after a number of gestures, by default the one on the table, as the solver takes it. */
export const positionOf = ({ source, options, gestures, cursor }: GameSnapshot, after = cursor): Position => ({
  ...source,
  options,
  moves: gestures.slice(0, after).flat(),
});

/** Moves that win after other moves. */
interface Line {
  readonly after: readonly string[];
  readonly moves: readonly string[];
}

const beginsWith = (moves: readonly string[], start: readonly string[]): boolean => start.every((move, i) => moves[i] === move);

/** Returns the number of steps of a line that a game has followed; undefined when it has left the line. */
export function stepsOn({ after, moves }: Line, played: readonly string[]): number | undefined {
  if (!beginsWith(played, after)) return undefined;
  const own = played.slice(after.length);
  return own.length < moves.length && beginsWith(moves, own) ? own.length : undefined;
}

/**
 * Accompanies a game that a player tries again from a position: says that it does not count and, when the player asks for it, shows moves
 * that win, one step at a time. When the player leaves these moves, others are searched.
 */
export class Practice {
  #line: Line | undefined;
  /** Moves that win, in case the search for few moves finds none. */
  readonly #known: Line | undefined;
  /** Whether the player wants to see moves that win. */
  #shows = false;
  #search: AbortController | undefined;

  /**
   * @param from number of gestures after which the practice begins
   * @param known moves that win from there, if they were found already
   */
  constructor(
    private readonly element: PatienceGame,
    private readonly solver: GameSolver,
    private readonly words: Words['lost'],
    private readonly from: number,
    known: readonly string[] | undefined,
  ) {
    this.#known = known && { after: this.#played(), moves: known };
    this.#show({ actions: [this.#begin()] });
  }

  /** Called after each change of the game on the table. */
  follow(): void {
    this.#search?.abort();
    if (this.element.status !== 'playing') this.element.ending = undefined;
    else if (this.#shows) void this.#step();
    else this.#show({ actions: [this.#begin()] });
  }

  /** Ends the practice: another game is on the table. */
  end(): void {
    this.#search?.abort();
    this.element.ending = undefined;
  }

  #begin(): NonNullable<GameEnding['actions']>[number] {
    return { label: this.words.showLine, run: () => ((this.#shows = true), void this.#step()) };
  }

  #stop(): NonNullable<GameEnding['actions']>[number] {
    const stop = (): void => {
      this.#shows = false;
      void this.element.hint([]);
      this.follow();
    };
    return { label: this.words.stopLine, run: stop };
  }

  /** Shows the next move that wins, and searches for such moves where none are known. */
  async #step(): Promise<void> {
    const { element, words } = this;
    const played = this.#played();
    let steps = this.#line && stepsOn(this.#line, played);
    if (steps === undefined) {
      this.#show({ text: words.lookingForLine, actions: [this.#stop()] });
      const moves = await this.#find();
      if (moves === 'aborted') return;
      if (!moves) return this.#show({ text: words.noLine, actions: [this.#stop()] });
      this.#line = { after: played, moves };
      steps = 0;
    }
    const { moves } = this.#line!;
    const move = moves[steps]!;
    const play = { label: words.playStep, run: (): void => void element.play(move) };
    this.#show({ text: fill(words.step, { n: steps + 1, of: moves.length }), actions: [play, this.#stop()] });
    await element.updateComplete;
    await element.hint([move]);
  }

  async #find(): Promise<readonly string[] | undefined | 'aborted'> {
    const { signal } = (this.#search = new AbortController());
    try {
      const moves = await this.solver.line(positionOf(this.element.snapshot!), signal, SHORTENED);
      return moves ?? (this.#known && stepsOn(this.#known, this.#played()) === 0 ? this.#known.moves : undefined);
    } catch {
      return signal.aborted ? 'aborted' : undefined;
    }
  }

  #show(more: GameEnding): void {
    const { words, from } = this;
    const title = from === 0 ? words.practiceFromDeal : fill(words.practice, { n: from });
    this.element.ending = { title, text: words.notCounted, ...more };
  }

  #played(): readonly string[] {
    const game = this.element.snapshot!;
    return game.gestures.slice(0, game.cursor).flat();
  }
}
