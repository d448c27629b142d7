import type { GameEnding, PatienceGame, ResultAction } from '@patience/element';
import type { Position, Reason } from '@patience/solver';
import type { TableShell } from '../shell/start.js';
import { fill } from '../text/fill.js';
import { regional } from '../text/regional.js';
import { loadWords } from '../words/load.js';
import type { AppWords } from '../words/types.js';
import { lastWinnable } from './last-winnable.js';
import type { GameOpener } from './opener.js';
import { namesHiddenCards, reasonText } from './reason-text.js';
import type { GameSolver } from './solver.js';

/** Events after which the game on the table may be another one, or no longer lost. */
const EVENTS = ['patience-ready', 'patience-undo', 'patience-redo', 'patience-restart'] as const;

/** Adds to the notice of a lost game: the reason with its cards, and the last position that could be won. */
export class LostGame {
  #words: AppWords['lost'] | undefined;
  #solver: GameSolver | undefined;
  #search: AbortController | undefined;
  /** Number of the end that is shown. Answers about earlier ends are ignored. */
  #ends = 0;

  constructor(
    private readonly shell: TableShell,
    private readonly element: PatienceGame,
    private readonly opener: Pick<GameOpener, 'gameSolver'>,
  ) {
    for (const event of EVENTS) element.addEventListener(event, () => this.#reset());
  }

  /** Looks for the reason of the end and shows it. A reason that names face-down cards is shown only when the player asks for it. */
  async explain(): Promise<void> {
    const end = ++this.#ends;
    this.#words ??= (await loadWords(this.shell.lang)).lost;
    this.#solver ??= await this.opener.gameSolver?.();
    const position = this.#position();
    if (!this.#solver || !position || end !== this.#ends) return;
    this.#show({});
    const reason = await this.#solver.why(position).catch(() => undefined);
    if (end !== this.#ends || !reason) return;
    if (!namesHiddenCards(reason)) this.#blame(reason);
    else this.#show({ actions: [{ label: this.#words.why, run: () => this.#blame(reason) }, this.#finder()] });
  }

  #reset(): void {
    this.#ends++;
    this.#search?.abort();
    if (this.element.ending) this.element.ending = undefined;
  }

  #blame(reason: Reason): void {
    this.#show({ text: reasonText(reason, { lost: this.#words! }, this.shell.lang), cards: reason.cards });
  }

  #show({ actions = [this.#finder()], ...others }: GameEnding): void {
    this.element.ending = { ...others, actions };
  }

  #finder(): Omit<ResultAction, 'first'> {
    return { label: this.#words!.find, run: () => void this.#find() };
  }

  /** Looks for the last position that could be won and shows the progress, until it is found or the player cancels. */
  async #find(): Promise<void> {
    const [end, words, before] = [this.#ends, this.#words!, this.element.ending];
    const { signal } = (this.#search = new AbortController());
    const percent = new Intl.NumberFormat(regional(this.shell.lang), { style: 'percent' });
    const cancel = { label: words.cancel, run: (): void => this.#search?.abort() };
    const gestures = this.element.snapshot!.cursor;
    try {
      const found = await lastWinnable(gestures, {
        canBeWon: (n) => this.#solver!.canBeWon(this.#position(n)!, signal),
        onProgress: (part) => this.#show({ text: fill(words.searching, { part: percent.format(part) }), actions: [cancel] }),
      });
      if (end !== this.#ends) return;
      const back = { label: words.goBack, run: () => this.#goBack(gestures - found) };
      const text = found < 0 ? words.never : found === 0 ? words.fromDeal : fill(words.until, { n: found });
      this.#show({ text, actions: found < 0 ? [] : [back] });
    } catch {
      // The player cancelled the search, or another position is on the table.
      if (end === this.#ends) this.element.ending = before;
    }
  }

  #goBack(gestures: number): void {
    for (let i = 0; i < gestures; i++) this.element.undo();
    this.element.focus();
  }

  /** Returns the position after a number of gestures, by default the one on the table. */
  #position(gestures?: number): Position | undefined {
    const game = this.element.snapshot;
    return game && { ...game.source, options: game.options, moves: game.gestures.slice(0, gestures ?? game.cursor).flat() };
  }
}
