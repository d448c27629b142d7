import type { GameEnding, PatienceGame, ResultAction } from '@patience/element';
import type { TableShell } from '../../app-shell/start.js';
import { fill } from '../../text/fill.js';
import { regional } from '../../text/regional.js';
import { loadWords } from '../../words/load.js';
import { lastWinnable } from './last-winnable.js';
import type { GameOpener } from '../../table/opener.js';
import { positionOf, Practice } from './practice.js';
import { reasonText, ringedCards } from './reason-text.js';
import type { GameSolver } from '../../table/solver.js';
import type { TableController } from './table-controller.js';
import type { Words as FirstWords } from './first-words.js';
import type { Words } from './words.js';

type Action = Omit<ResultAction, 'first'>;

/**
 * Adds to the notice of a lost game: the reason with its cards, the last position that could be won, and a practice game from there or from
 * any other position to which the player goes back.
 */
export class LostGame {
  #words: Words['lost'] | undefined;
  #solver: GameSolver | undefined;
  #search: AbortController | undefined;
  #practice: Practice | undefined;
  /** Number of the end that is shown. Answers about earlier ends are ignored. */
  #ends = 0;
  /** Number of gestures of the lost game; undefined while no end of the game on the table is known. */
  #length: number | undefined;
  /** Whether the table itself says that the game is lost, and goes on to say so after further moves. */
  #isDead = false;
  #isDealWinnable = false;
  /** Title of the notice while moves are left. */
  #title: string | undefined;

  constructor(
    private readonly shell: TableShell<FirstWords>,
    private readonly element: PatienceGame,
    private readonly opener: Pick<GameOpener, 'gameSolver'>,
    private readonly controller: Pick<TableController, 'practise'>,
  ) {
    element.addEventListener('patience-ready', () => this.#leave());
    for (const event of ['patience-move', 'patience-undo', 'patience-redo', 'patience-restart'] as const)
      element.addEventListener(event, () => this.#follow());
  }

  /**
   * Looks for the reason of the end and shows it. A reason that names face-down cards is shown only when the player asks for it.
   * @param isDead whether the table itself says that the game is lost
   * @param isDealWinnable whether the deal is known to be winnable
   */
  async explain(isDead: boolean, isDealWinnable = this.#isDealWinnable): Promise<void> {
    if (this.#practice || (this.element.ending && !isDead)) return;
    const end = ++this.#ends;
    this.#isDead = isDead;
    this.#isDealWinnable = isDealWinnable;
    this.#words ??= (await loadWords<Words>(this.shell.lang)).lost;
    this.#solver ??= await this.opener.gameSolver?.();
    const game = this.element.snapshot;
    if (!this.#solver || !game || end !== this.#ends) return;
    this.#length = game.cursor;
    this.#title = game.cursor === 0 ? this.#words.impossible : this.#words.lost;
    this.#show({});
    const reason = await this.#solver.why(positionOf(game)).catch(() => undefined);
    if (end !== this.#ends || !reason) return;
    this.#show({
      text: reasonText(reason, { lost: this.#words }, this.shell.lang, game.variant),
      cards: ringedCards(reason),
    });
  }

  /** Follows a change of the game: in practice, or back from the end. */
  #follow(): void {
    this.#ends++;
    this.#search?.abort();
    if (this.#practice) return this.#practice.follow();
    const game = this.element.snapshot;
    if (this.element.ending) this.element.ending = undefined;
    if (!game || this.#length === undefined || game.status !== 'playing') return;
    const { cursor, gestures } = game;
    const isLonger = cursor > this.#length;
    if (gestures.length < this.#length || (isLonger && !this.#isDead)) this.#length = undefined;
    else if (cursor >= this.#length) void this.explain(this.#isDead);
    else if (cursor > 0) {
      // After a restart, the table offers to bring the game back.
      const title = fill(this.#words!.position, { n: cursor, of: this.#length });
      this.element.ending = { title, actions: [this.#again(cursor)] };
    }
  }

  /** Forgets the end and the practice: another game is on the table. */
  #leave(): void {
    this.#ends++;
    this.#search?.abort();
    this.#length = undefined;
    this.#practice?.end();
    this.#practice = undefined;
    if (this.element.ending) this.element.ending = undefined;
  }

  #show({ actions = this.#finder(), ...others }: GameEnding): void {
    this.element.ending = { ...(this.#title !== undefined && { title: this.#title }), isLost: true, ...others, actions };
  }

  /** Returns the button that looks for the mistake; none before the first move. */
  #finder(): readonly Action[] {
    return this.#length === 0 ? [] : [{ label: this.#words!.find, run: () => void this.#find() }];
  }

  /** Looks for the last position that could be won and shows the progress, until it is found or the player cancels. */
  async #find(): Promise<void> {
    const [end, words, solver, before] = [this.#ends, this.#words!, this.#solver!, this.element.ending];
    const { signal } = (this.#search = new AbortController());
    const percent = new Intl.NumberFormat(regional(this.shell.lang), { style: 'percent' });
    const cancel = { label: words.cancel, run: (): void => this.#search?.abort() };
    const game = this.element.snapshot!;
    /** The line that wins from the last position that can be won. */
    let line: readonly string[] | undefined;
    try {
      const found = await lastWinnable(game.cursor, {
        isDealWinnable: this.#isDealWinnable,
        canBeWon: async (n) => {
          const moves = await solver.line(positionOf(game, n), signal);
          line = moves ?? line;
          return moves !== undefined;
        },
        onProgress: (part) => this.#show({ text: fill(words.searching, { part: percent.format(part) }), actions: [cancel] }),
      });
      if (end !== this.#ends) return;
      const text = found < 0 ? words.never : found === 0 ? words.fromDeal : fill(words.until, { n: found });
      // Before the first move, the button of the table that restarts the deal leads to the same position.
      const back = { label: fill(words.undoTo, { n: found }), run: (): void => this.#undoTo(found) };
      this.#show({ text, actions: found < 0 ? [] : [...(found > 0 ? [back] : []), this.#again(found, line)] });
    } catch {
      // The player cancelled the search, or another position is on the table.
      if (end === this.#ends) this.element.ending = before;
    }
  }

  /** Undoes moves of the game itself, not of a practice copy: it still counts in the statistics. @param gestures number of gestures that stay */
  #undoTo(gestures: number): void {
    while (this.element.snapshot!.cursor > gestures && this.element.undo());
  }

  /** Returns the button that begins a practice game. @param line moves that win from there, if they are known */
  #again(gestures: number, line?: readonly string[]): Action {
    return { label: this.#words!.again, run: () => void this.#practise(gestures, line) };
  }

  async #practise(gestures: number, line: readonly string[] | undefined): Promise<void> {
    await this.controller.practise(gestures);
    // Opening the game fires `patience-ready`, which ends an earlier practice.
    this.#practice = new Practice(this.element, this.#solver!, this.#words!, gestures, line);
    this.element.focus();
  }
}
