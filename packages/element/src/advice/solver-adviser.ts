import { fire } from '../events.js';
import { fill } from '../words/index.js';
import type { Game, LanguageTag } from '@patience/core';
import { formatMove, isScored, type Move } from '@patience/core/internals';
import type { DataVariant } from '@patience/core/data';
import type { ReactiveController } from 'lit';
import { SolverClient, wilsonInterval, type Mode, type Position, type VariantSource, type Verdict } from '@patience/solver';
import type { AdviserView } from '../adviser.js';
import { choose } from '../game/player-settings.js';
import { addressOf, asksRecipe, gameRequest } from '../game-request.js';
import type { PatienceGame } from '../patience-game.js';
import { words } from './words.js';
import type { MenuItem } from '../menu-item.js';

/** Options of {@link advise}. */
export interface AdviseOptions {
  /** Creates a worker of `@patience/solver/worker`. Default: the solver runs in the page's thread, in slices. */
  readonly worker?: () => Worker;
  /** Address of the variant's module, for the worker. Default: `src` of the element; without either, no worker is used. */
  readonly module?: string;
  /**
   * The variant as plain data without functions, for the worker, instead of an address. The `value` of `fromRecipe` of `@patience/recipe` is such
   * data. Default: the recipe of the element, if it has one.
   */
  readonly data?: DataVariant;
  /**
   * Knowledge of hints: `fair` (default) only what the player can see, `thoughtful` the hidden cards too, so that hints in a game that can be
   * won keep it so. A function is asked at each hint.
   */
  readonly mode?: Mode | (() => Mode);
  /** Milliseconds for one search for the outlook and for a line of further hints. Default: 6,000. */
  readonly time?: number;
}

/** Limits in milliseconds: after the first a hint is shown without the solver, and the second limits the solver's search. */
const SOON = 140;
const HINT = 90;
/** Milliseconds for a hint in the page's thread, where it is one task. */
const HINT_HERE = 25;
/**
 * Milliseconds that a hint may take in a worker that knows all cards and looks for a winning line. A computer needs a tenth of it; on a slow
 * phone, a hint without the line may lose the game.
 */
const LINE = 3000;
/** Largest number of positions that the search for a winning line may visit. The time limit usually ends it first. */
const LINE_BUDGET = 5e6;
const THINK = 6000;
/** Memory of the search, in bytes. Small enough for a phone. */
const MEMORY = 64e6;

type Outlook = 'open' | 'lost' | 'unknown' | 'thinking';
type Origin = 'line' | 'guess' | 'look';
type Odds = NonNullable<Verdict['odds']>;

/** Moves that continue a given sequence of moves. */
interface Way {
  readonly after: readonly string[];
  readonly moves: readonly string[];
}

/** The answer to a request for a hint. Without a move, there is none to advise. */
interface HintAnswer {
  readonly move: string | undefined;
  readonly origin: Origin;
}

/** A winning sequence of moves from a position. */
interface Known extends Way {
  /** Whether the moves were found without looking at hidden cards, so that hints may follow them. */
  readonly fair: boolean;
}

/** The line that a hint began, up to the next card that is turned face up. */
interface Plan extends Way {
  readonly origin: Origin;
}

const movesOf = (game: Game): string[] => game.gestures.slice(0, game.cursor).flat();
const beginsWith = (moves: readonly string[], start: readonly string[]): boolean => start.every((move, i) => moves[i] === move);

/** Returns the next move of a line if the player has followed it so far. */
function nextOn({ after, moves }: Way, game: Game): string | undefined {
  const all = movesOf(game);
  const played = all.slice(after.length);
  return beginsWith(all, after) && beginsWith(moves, played) ? moves[played.length] : undefined;
}

/** Queries the solver for one element and shows the player its results. */
export class SolverAdviser implements AdviserView, ReactiveController {
  readonly #client: SolverClient;
  readonly #former: PatienceGame['adviser'];
  #game: Game | undefined;
  /** Key of the position that was searched last. */
  #seen = '';
  #known: Known | undefined;
  /** The lines of all hints in this deal, the latest last: a hint that is asked for again is the same, also after Undo. */
  readonly #plans: Plan[] = [];
  #lost: readonly string[] | undefined;
  #outlook: Outlook | undefined;
  /** Numbers of sampled layouts of the hidden cards in which the game can and cannot still be won. */
  #odds: Odds | undefined;
  #origin: Origin | undefined;
  /** Whether a hint was requested in this deal, so that a longer search is worth its cost. */
  #curious = false;
  /** Whether the player waits for a hint. */
  #asks = false;
  /** Number of the present task. Results of earlier tasks are ignored. */
  #tasks = 0;
  #current: AbortController | undefined;

  constructor(
    private readonly element: PatienceGame,
    private readonly options: AdviseOptions,
  ) {
    this.#client = new SolverClient(options.worker);
    this.#former = element.adviser;
    element.adviser = this.#advise;
    element.addController(this);
    element.actions.state.advise(this);
  }

  /** Text beside the table: the source of the hint on the table, else the outlook. */
  get remark(): string {
    const say = words(this.element.locale);
    // Show the outlook to a player who asked for a hint in a lost game: no hint can help.
    const isLost = this.#curious && this.#outlook === 'lost';
    if (this.#asks) return say.thinking;
    if (this.#origin && !isLost && this.element.session?.highlights.hinted) return say[this.#origin];
    const wanted = this.element.outlook || isLost;
    if (!wanted || !this.#outlook) return '';
    // Before the first move, "lost" means that the deal cannot be won.
    const outlookText = say[this.#outlook === 'lost' && this.#lost?.length === 0 ? 'impossible' : this.#outlook];
    return this.#odds ? `${outlookText} · ${fill(say.odds, { share: shareOf(this.#odds, this.element.locale) })}` : outlookText;
  }

  get menu(): readonly MenuItem[] {
    const { element } = this;
    return [{ label: words(element.locale).outlook, on: element.outlook, run: () => choose(element, { outlook: !element.outlook }) }];
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    // Search again: the results were dropped when the element was removed.
    this.#seen = '';
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#rest();
  }

  hostUpdate(): void {
    const { game, outlook } = this.element;
    if (game !== this.#game) {
      this.#rest();
      this.#game = game;
      this.#known = this.#lost = this.#origin = undefined;
      this.#plans.length = 0;
      this.#curious = false;
      this.#seen = '';
    }
    const seen = game ? `${outlook}|${game.status}|${movesOf(game).join()}` : '';
    if (seen === this.#seen) return;
    this.#seen = seen;
    this.#origin = undefined;
    this.#think();
  }

  /** Ends the advice and restores the element. */
  end(): void {
    const { element } = this;
    this.hostDisconnected();
    element.removeController(this);
    element.adviser = this.#former;
    element.actions.state.advise(undefined);
  }

  readonly #onVisibility = (): void => {
    if (document.hidden) this.#rest();
    else this.#think();
  };

  readonly #advise = async (game: Game): Promise<readonly string[] | undefined> => {
    this.#curious = true;
    const task = ++this.#tasks;
    const asked = this.#next(true) ?? (await this.#wait(game));
    if (game !== this.#game || task !== this.#tasks) return undefined;
    this.#origin = asked?.origin ?? 'look';
    this.#think();
    return asked && (asked.move === undefined ? [] : [asked.move]);
  };

  /** Asks the solver, and waits as long as its answer is worth. Says so when that is longer than a moment. */
  async #wait(game: Game): Promise<HintAnswer | undefined> {
    // Wait for the solver in a scored game, too: by the rules alone all places are equal.
    const isLong = this.#looksFar(game) || isScored(game.table.variant);
    const wakes = (time: number): Promise<undefined> => new Promise((wake) => setTimeout(wake, time));
    const answer = this.#ask(game);
    const soon = await Promise.race([answer, wakes(SOON)]);
    if (soon || !isLong) return soon;
    this.#asks = true;
    this.element.requestUpdate();
    const late = await Promise.race([answer, wakes(LINE - HINT)]);
    this.#asks = false;
    this.element.requestUpdate();
    return late;
  }

  /** Returns the next move of the known winning line, or for a hint that of the latest plan that the player is following. */
  #next(forHint: boolean): HintAnswer | undefined {
    const known = this.#known && (this.#known.fair || !forHint) ? nextOn(this.#known, this.#game!) : undefined;
    if (known !== undefined) return { move: known, origin: 'line' };
    const plan = forHint ? this.#plans.findLast((one) => nextOn(one, this.#game!) !== undefined) : undefined;
    return plan && { move: nextOn(plan, this.#game!)!, origin: plan.origin };
  }

  async #ask(game: Game): Promise<HintAnswer | undefined> {
    const after = movesOf(game);
    const remote = this.#workerOf(game);
    const limits = this.#looksFar(game) ? { time: LINE, budget: LINE_BUDGET } : { time: HINT };
    const search = { mode: this.#mode, ...(remote ? { ...limits, memory: MEMORY } : { time: HINT_HERE, polish: 0 }) };
    try {
      const { hint } = await this.#client.ask(
        remote ?? { variant: game.variant },
        { ask: 'hint', position: positionOf(game, after), search },
        { signal: this.#signal() },
      );
      if (game !== this.#game) return undefined;
      if (hint.lost) this.#lost = after;
      const written = (moves: readonly Move[]): string[] => moves.map((move) => formatMove(game.table, move));
      if (hint.line) this.#known = { after, moves: written(hint.line), fair: true };
      if (hint.plan) this.#plans.push({ after, moves: written(hint.plan), origin: hint.from });
      return { move: hint.text, origin: hint.from };
    } catch {
      return undefined; // The task was cancelled, or the solver cannot play the variant.
    }
  }

  /** Searches for the outlook and for a line that hints can follow. */
  #think(): void {
    this.#current?.abort();
    const task = ++this.#tasks;
    const game = this.#game;
    // Nothing is won or lost in a scored game.
    if (game?.status !== 'playing' || isScored(game.table.variant)) return this.#tell(undefined);
    const moves = movesOf(game);
    if (this.#lost && beginsWith(moves, this.#lost)) return this.#tell('lost');
    const fair = this.#mode === 'thoughtful' || !game.table.up.includes(0);
    if (this.#next(false)) {
      this.#tell('open');
      if (!fair) void this.#weigh(game, moves, task);
      return;
    }
    const wanted = this.element.outlook || (this.#curious && fair && this.#workerOf(game) !== undefined);
    if (!wanted || this.#hidden) return this.#tell(undefined);
    this.#tell('thinking');
    void this.#solve(game, moves, fair).then((found) => {
      if (task !== this.#tasks) return;
      this.#tell(found);
      if (found === 'open' && !fair) void this.#weigh(game, moves, task);
    });
  }

  /** Estimates in how many layouts of the hidden cards the game can still be won. */
  async #weigh(game: Game, moves: readonly string[], task: number): Promise<void> {
    if (!this.element.outlook || this.#hidden) return;
    const { odds } = (await this.#decide(game, moves, 'fair')) ?? {};
    if (task === this.#tasks) this.#tell(this.#outlook, odds);
  }

  async #solve(game: Game, after: readonly string[], fair: boolean): Promise<Outlook> {
    const { verdict, line } = (await this.#decide(game, after, 'thoughtful')) ?? {};
    if (game !== this.#game) return 'unknown';
    if (line) this.#known = { after, moves: line.text, fair };
    if (verdict === 'impossible') this.#lost = after;
    return verdict === 'solved' ? 'open' : verdict === 'impossible' ? 'lost' : 'unknown';
  }

  /** Solves a position. Returns undefined when the task was cancelled or the solver cannot play the variant. */
  async #decide(game: Game, after: readonly string[], mode: Mode): Promise<Verdict | undefined> {
    const remote = this.#workerOf(game);
    const search = { mode, time: this.options.time ?? THINK, ...(remote && { memory: MEMORY }) };
    try {
      const question = { ask: 'solve', position: positionOf(game, after), search } as const;
      return (await this.#client.ask(remote ?? { variant: game.variant }, question, { signal: this.#signal() })).verdict;
    } catch {
      return undefined;
    }
  }

  /** Whether the element is out of sight now. */
  get #hidden(): boolean {
    return !this.element.isConnected || document.hidden;
  }

  get #mode(): Mode {
    const { mode = 'fair' } = this.options;
    return typeof mode === 'function' ? mode() : mode;
  }

  /** Whether a hint waits for a winning line: a worker knows all cards, and the game is not lost. */
  #looksFar(game: Game): boolean {
    const isOpen = this.#mode === 'thoughtful' || !game.table.up.includes(0);
    return isOpen && this.#workerOf(game) !== undefined && !(this.#lost && beginsWith(movesOf(game), this.#lost));
  }

  #tell(outlook: Outlook | undefined, odds?: Odds): void {
    if (outlook === this.#outlook && odds === this.#odds) return;
    const changed = outlook !== this.#outlook;
    [this.#outlook, this.#odds] = [outlook, odds];
    this.element.requestUpdate();
    if (changed && (outlook === 'open' || outlook === 'lost')) fire(this.element, 'patience-outlook', { canBeWon: outlook === 'open' });
  }

  /** Ends all searches, and the worker. */
  #rest(): void {
    this.#tasks++;
    this.#current?.abort();
    this.#client.stop();
    this.#tell(undefined);
  }

  #signal(): AbortSignal {
    this.#current?.abort();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  /** Returns the source of the variant for a worker; undefined when the search must run in the page's thread. */
  #workerOf(game: Game): VariantSource | undefined {
    const { element, options } = this;
    if (!options.worker || game !== this.#game) return undefined;
    const { module = element.src, data = asksRecipe(gameRequest(element)) ? element.actions.loader.variant : undefined } = options;
    if (data) return { data, variant: game.variant };
    // An invalid address fails in the worker.
    return module ? { module: addressOf(module), variant: game.variant } : undefined;
  }
}

const positionOf = ({ source, options }: Game, moves: readonly string[]): Position => ({ ...source, options, moves });

/** Writes the odds, such as `58 % (44–71 %)`. Undecided layouts widen the interval. */
function shareOf({ guesses, won, lost }: Odds, locale: LanguageTag): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const [low, high] = wilsonInterval(won, guesses - won - lost, guesses);
  return `${percent.format(won / guesses)} (${percent.formatRange(low, high)})`;
}
