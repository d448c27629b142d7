import type { Options, Pile, Status, Tally, Variant, View } from '../contract.js';
import { deal, type DealRequest } from './deal.js';
import { interpret, liftable } from '../moves/gesture.js';
import { isLegal, list, MAX_MOVES } from '../moves/legal.js';
import type { Move } from '../moves/move.js';
import { formatMove, parseMove } from '../moves/notation.js';
import { fail, ok, type Problem, type Result } from '../problem.js';
import type { Seed } from '../cards/random.js';
import { refuse } from '../moves/refusal.js';
import { readSave, SAVE_FORMAT, type SavedGame } from './save.js';
import type { Step } from '../table/step.js';
import type { Table } from '../table/table.js';
import type { Reason } from '../words/reason.js';

/** What happened, told to listeners once per gesture. */
export interface Change {
  readonly kind: 'play' | 'undo' | 'redo' | 'restart' | 'clock';
  /** What changed on the table, in order. */
  readonly steps: readonly Step[];
  /** The moves of the gesture, in notation; empty for restart and clock. */
  readonly gesture: readonly string[];
  readonly status: Status;
  readonly stuck: boolean;
}

/** Whether a gesture was played; if not, why, with the number of its move from 0 as `index`. */
export type Played = { readonly ok: true } | { readonly ok: false; readonly refusal: Reason };

/** The host's clock in milliseconds; core has none of its own. */
export interface GameHost {
  readonly now?: () => number;
}

/**
 * A session of one deal: gestures and a cursor into them, clock and mistakes. Undo goes back gesture by gesture
 * without limit. All that changes the table goes through moves in notation, so a save replays through play itself.
 */
export class Game<O extends Options = Options> {
  readonly #table: Table<O>;
  readonly #now: () => number;
  readonly #listeners = new Set<(change: Change) => void>();
  #gestures: (readonly string[])[] = [];
  #cursor = 0;
  #elapsed = 0;
  #mistakes = 0;
  /** When the clock was last set going; undefined while it stands. */
  #since: number | undefined;
  #paused = false;
  /** A move was made, taken back or made again since the game was dealt, opened or restarted: until then no time counts. */
  #begun = false;
  /** The tally before a restart, until the next new gesture: redo brings it back. */
  #held: Tally | undefined;
  #status: Status = 'playing';
  #stuck = false;

  private constructor(
    readonly variant: Variant<O>,
    /** All options, the defaults included. */
    readonly options: O,
    /** The seed, or the explicit deck in dealing order. */
    readonly source: { readonly seed: Seed } | { readonly deck: string },
    table: Table<O>,
    host: GameHost,
  ) {
    this.#table = table;
    this.#now = host.now ?? (() => 0);
    this.#judge();
  }

  /** Deals a new game. @throws ContractError when the variant breaks the contract */
  static start<O extends Options>(variant: Variant<O>, request: DealRequest & GameHost = {}): Result<Game<O>> {
    const dealt = deal(variant, request);
    return dealt.ok ? ok(new Game(variant, dealt.value.options, dealt.value.source, dealt.value.table, request)) : dealt;
  }

  /**
   * Opens a saved game by replaying it. An illegal move is named with its number and reason.
   * @param save an object or its JSON text, from anywhere: everything is checked
   */
  static load<O extends Options>(variant: Variant<O>, save: unknown, host: GameHost = {}): Result<Game<O>> {
    const read = readSave(save, variant);
    if (!read.ok) return read;
    const { seed, deck, options, gestures, cursor, elapsedMs, mistakes, held } = read.value;
    const started = Game.start(variant, { ...host, options, ...(deck === undefined ? { seed: seed! } : { deck }) });
    if (!started.ok) return started;
    const game = started.value;
    let number = 0;
    for (const gesture of gestures) {
      const played = game.play(gesture);
      if (!played.ok) {
        const index = Number(played.refusal.params['index'] ?? 0);
        const move = gesture[index] ?? gesture.join(' ');
        return fail('save-move', {
          ...played.refusal.params,
          number: number + index + 1,
          move,
          reason: played.refusal.code,
        });
      }
      number += gesture.length;
    }
    while (game.#cursor > cursor) game.undo();
    game.#elapsed = elapsedMs;
    game.#mistakes = mistakes;
    game.#held = game.canRedo ? held : undefined;
    game.#since = undefined;
    game.#begun = false;
    game.#judge();
    return ok(game);
  }

  /** The table as the player sees it. */
  get view(): View {
    return this.#table.seen;
  }

  /** The table itself, for search and for gestures; to be read, or copied, not played on. */
  get table(): Table<O> {
    return this.#table;
  }

  get piles(): readonly Pile[] {
    return this.#table.rules.piles;
  }

  get status(): Status {
    return this.#status;
  }

  /** Still playing, and no move is legal. */
  get stuck(): boolean {
    return this.#stuck;
  }

  /** Points, or undefined when this patience counts none. Falls with the clock in some. */
  get score(): number | undefined {
    return this.#table.score(this.#tally());
  }

  /** Unpaused playing time in milliseconds. Counts from the first move, taken back or not, after the game was dealt or opened. */
  get elapsedMs(): number {
    return this.#elapsed + (this.#since === undefined ? 0 : Math.max(0, this.#now() - this.#since));
  }

  get mistakes(): number {
    return this.#mistakes;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** Does time count now? */
  get running(): boolean {
    return this.#since !== undefined;
  }

  get canUndo(): boolean {
    return this.#cursor > 0;
  }

  get canRedo(): boolean {
    return this.#cursor < this.#gestures.length;
  }

  /** All gestures, also those that were undone and can be redone. */
  get gestures(): readonly (readonly string[])[] {
    return this.#gestures;
  }

  /** How many of the gestures are played. */
  get cursor(): number {
    return this.#cursor;
  }

  /** Single moves played so far. */
  get moves(): number {
    return this.#table.depth;
  }

  /** Legal moves now, in notation; those that differ only in interchangeable piles once. */
  legalMoves(): string[] {
    const out = new Int32Array(MAX_MOVES);
    const n = list(this.#table, out);
    return Array.from(out.subarray(0, n), (move) => formatMove(this.#table, move));
  }

  /**
   * Plays one gesture: all of its moves or none. A refusal says which move (`index`) and why, and costs nothing.
   * @throws ContractError when the variant's rules throw; the game is then as before
   */
  play(gesture: string | readonly string[]): Played {
    const texts = typeof gesture === 'string' ? [gesture] : gesture;
    const before = this.#table.depth;
    this.tick();
    if (this.status !== 'playing') return refused({ code: 'game-over', params: {} }, 0);
    const steps = this.#record(() => {
      for (const [index, text] of texts.entries()) {
        const refusal = this.#playMove(text);
        if (!refusal) continue;
        this.#undoTo(before);
        return refused(refusal, index);
      }
      this.#judge();
      return undefined;
    }, before);
    if (!Array.isArray(steps)) return steps;
    if (texts.length === 0) return { ok: true };
    this.#held = undefined;
    this.#paused = false;
    this.#begun = true;
    this.#gestures.length = this.#cursor;
    this.#gestures.push(Object.freeze([...texts]));
    this.#cursor++;
    this.#tell('play', steps, texts);
    return { ok: true };
  }

  /**
   * The player's attempt to lay a card (with all that lies on it) on a pile: plays the gesture it stands for. A refused
   * attempt counts as a mistake, unless the card is laid back where it was or cannot be picked up at all.
   * @param depth cards that lie on the chosen one
   */
  attempt(from: string, depth: number, to: string): Played {
    const { index } = this.#table.rules;
    const [source, target] = [index.get(from), index.get(to)];
    if (source === undefined || target === undefined) return refused({ code: 'unknown-pile', params: {} }, 0);
    this.tick();
    if (this.status !== 'playing') return refused({ code: 'game-over', params: {} }, 0);
    const meant = interpret(this.#table, source, depth, target);
    if (meant.ok) return this.play(meant.moves.map((move) => formatMove(this.#table, move)));
    if (source !== target && !liftable(this.#table, source, depth)) {
      this.#mistakes++;
      this.tick();
    }
    return refused(meant.refusal, 0);
  }

  /** Takes the last gesture back. False when there is none. */
  undo(): boolean {
    if (this.#cursor === 0) return false;
    const gesture = this.#gestures[--this.#cursor]!;
    this.#begun = true;
    const steps = this.#steps(() => {
      for (let i = 0; i < gesture.length; i++) this.#table.undo();
    });
    this.#judge();
    this.#tell('undo', steps, gesture);
    return true;
  }

  /** Plays the next undone gesture again. False when there is none. */
  redo(): boolean {
    const gesture = this.#gestures[this.#cursor];
    if (!gesture) return false;
    if (this.#held) {
      this.#elapsed = this.#held.elapsedMs;
      this.#mistakes = this.#held.mistakes;
      this.#held = undefined;
    }
    const steps = this.#steps(() => {
      for (const text of gesture) this.#playMove(text);
    });
    this.#cursor++;
    this.#paused = false;
    this.#begun = true;
    this.#judge();
    this.#tell('redo', steps, gesture);
    return true;
  }

  /** Back to the deal, with clock and mistakes at zero. Redo brings the old game back until a new move is made. */
  restart(): void {
    if (!this.#held && (this.#cursor > 0 || this.canRedo)) this.#held = this.#tally();
    const steps = this.#steps(() => this.#undoTo(0));
    this.#cursor = 0;
    this.#elapsed = this.#mistakes = 0;
    this.#since = undefined;
    this.#paused = this.#begun = false;
    this.#judge();
    this.#tell('restart', steps, []);
  }

  /** Stops the clock until resume or the next gesture. */
  pause(): void {
    this.stopClock();
    this.#paused = true;
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.startClock();
  }

  /** Stops the clock while something covers the table, without pausing the game. The next gesture starts it again. */
  stopClock(): void {
    this.#elapsed = this.elapsedMs;
    this.#since = undefined;
  }

  /** Starts the clock that was stopped, unless the game is paused or over, or has not begun. */
  startClock(): void {
    if (this.#begun && !this.#paused && this.#status === 'playing') this.#since ??= this.#now();
  }

  /** Looks at the clock: tells listeners when time alone changed the status. Every gesture looks first. */
  tick(): void {
    if (this.#table.status(this.#tally()) === this.#status) return;
    this.#judge();
    this.#tell('clock', [], []);
  }

  /** The whole session as plain data for JSON. */
  save(): SavedGame {
    return {
      format: SAVE_FORMAT,
      variant: this.variant.id,
      rules: this.variant.rules,
      options: this.options,
      ...this.source,
      gestures: this.#gestures.map((gesture) => [...gesture]),
      cursor: this.#cursor,
      elapsedMs: Math.round(this.elapsedMs),
      mistakes: this.#mistakes,
      ...(this.#held && { held: { elapsedMs: Math.round(this.#held.elapsedMs), mistakes: this.#held.mistakes } }),
    };
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tally(): Tally {
    return { elapsedMs: this.elapsedMs, mistakes: this.#mistakes };
  }

  #playMove(text: string): Reason | undefined {
    const parsed = parseMove(this.#table, text);
    if (!parsed.ok) return problemReason(parsed.error);
    const move: Move = parsed.value;
    if (!isLegal(this.#table, move)) return refuse(this.#table, move);
    this.#table.play(move);
    return undefined;
  }

  #undoTo(depth: number): void {
    while (this.#table.depth > depth) this.#table.undo();
  }

  #steps(change: () => void): Step[] {
    const steps: Step[] = [];
    this.#table.recorder = steps;
    try {
      change();
    } finally {
      this.#table.recorder = undefined;
    }
    return steps;
  }

  /** Like #steps, for a change that may be refused or break off; the table is then as it was at `depth`. */
  #record(change: () => Played | undefined, depth: number): Step[] | Exclude<Played, { ok: true }> {
    let refusal: Played | undefined;
    try {
      const steps = this.#steps(() => {
        refusal = change();
      });
      return refusal && !refusal.ok ? refusal : steps;
    } catch (error) {
      this.#undoTo(depth);
      throw error;
    }
  }

  /** @throws ContractError when the variant's rules throw; status and stuck are then as before */
  #judge(): void {
    const status = this.#table.status(this.#tally());
    this.#stuck = status === 'playing' && list(this.#table, ONE) === 0;
    this.#status = status;
  }

  #tell(kind: Change['kind'], steps: readonly Step[], gesture: readonly string[]): void {
    if (this.#status !== 'playing') {
      this.#elapsed = this.elapsedMs;
      this.#since = undefined;
    } else if (this.#begun && !this.#paused) this.#since ??= this.#now();
    const change: Change = { kind, steps, gesture, status: this.#status, stuck: this.#stuck };
    for (const listener of [...this.#listeners]) listener(change);
  }
}

/** Room for one move: enough to know whether there is any. */
const ONE = new Int32Array(1);

const refused = (refusal: Reason, index: number): { ok: false; refusal: Reason } => ({
  ok: false,
  refusal: { code: refusal.code, params: { ...refusal.params, index } },
});

const problemReason = ({ code, params }: Problem): Reason => ({ code, params });
