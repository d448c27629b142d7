import type { Role } from '@patience/core';
import type { DataVariant } from '@patience/core/data';
import { PLAYERS, type PlayedGame, type PlayerName } from './play-game.js';

/** A message to the worker: the patience, and the number of deals that each player plays, or one deal for the random player. */
export type ToGames = { readonly data: DataVariant } & ({ readonly deals: number } | { readonly seed: number });

/** Returns the name that the piles of a row share: the id of one of them without its number. */
export const rowOf = (id: string): string => id.replace(/(?<!\d)\d+$/, '');

/** A pile after the deal. */
export interface DealtPile {
  readonly id: string;
  readonly role: Role;
  /** Number of its cards. */
  readonly dealt: number;
}

/** A part of a patience that breaks a condition of every patience: the places of piles (`room`), or anything else (`rules`). */
export type Fault = 'room' | 'rules';

/**
 * Returns the fault that the workshop shows when a law of the contract is broken; undefined for laws about the end of a game. Whether a patience
 * can be won is said by the games that were played and searched, not by the law, which asks for a recorded game.
 * @param where part of the patience that the broken law names
 */
export const faultOf = (where: string): Fault | undefined =>
  where === 'status' ? undefined : /\.(at|wide)$/.test(where) ? 'room' : 'rules';

/** A message from the worker: the piles, a game, a broken law, an error that ended the games, or the end. */
export type FromGames =
  | { readonly piles: readonly DealtPile[] }
  | {
      readonly player: PlayerName;
      readonly result: PlayedGame['result'];
      readonly moves: number;
      readonly reached: readonly number[];
      readonly left: readonly number[];
    }
  | { readonly line: readonly string[] }
  | { readonly fault: Fault }
  | { readonly broken: string }
  | { readonly ended: true };

/** Results of one player. */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly stuck: number;
  /** Numbers of moves of all games. */
  readonly lengths: readonly number[];
}

/** Number of deals that each player plays. */
const DEALS = 50;
/** Time in milliseconds after which a worker that is silent is ended. */
const LONGEST_SILENCE = 30_000;

/** Lets three players play the same deals of a patience, and checks the laws of the contract, in a worker. */
export class Games {
  #worker: Worker | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  scores: Readonly<Record<PlayerName, Score>> = noScores();
  #piles: readonly DealtPile[] = [];
  readonly #reached = new Set<number>();
  readonly #left = new Set<number>();
  /** Faults of the rules, each once. */
  faults: readonly Fault[] = [];
  /** Whether games are being played. */
  busy = false;
  /** Whether the worker was ended because it sent nothing for a long time. */
  silent = false;

  /** @param changed is called when new results arrive */
  constructor(
    private readonly makeWorker: () => Worker,
    private readonly changed: () => void,
  ) {}

  /**
   * Returns the piles that play no part: rows of piles onto which no card came in any game, and piles that kept all the cards that were
   * dealt to them. A single pile of a row may be empty by chance, since players fill the first one.
   */
  get idle(): { readonly unreached: readonly DealtPile[]; readonly kept: readonly DealtPile[] } {
    const reached = new Set(this.#piles.filter((_, i) => this.#reached.has(i)).map(({ id }) => rowOf(id)));
    const empty = this.#piles.filter(({ role, dealt }) => role !== 'stock' && dealt === 0);
    const full = this.#piles.filter(({ role, dealt }, i) => dealt > 0 && !this.#left.has(i) && role !== 'foundation' && role !== 'discard');
    return { unreached: empty.filter(({ id }) => !reached.has(rowOf(id))), kept: full };
  }

  /** Plays games of a patience, and drops the results of the one before. */
  play(data: DataVariant): void {
    this.stop();
    this.scores = noScores();
    this.faults = [];
    this.#piles = [];
    this.#reached.clear();
    this.#left.clear();
    this.silent = false;
    this.busy = true;
    const worker = (this.#worker = this.makeWorker());
    worker.addEventListener('message', ({ data: message }: MessageEvent<FromGames>) => this.#hear(message));
    worker.addEventListener('error', (event) => this.#hear({ broken: event.message }));
    worker.postMessage({ data, deals: DEALS } satisfies ToGames);
    this.#wait();
  }

  /** Ends the worker. */
  stop(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.busy = false;
  }

  #hear(message: FromGames): void {
    if (!this.#worker) return;
    if ('ended' in message) this.stop();
    else {
      this.#wait();
      if ('piles' in message) this.#piles = message.piles;
      else if ('fault' in message || 'broken' in message)
        this.faults = [...new Set([...this.faults, 'fault' in message ? message.fault : 'rules'])];
      else if ('player' in message) this.#add(message);
    }
    this.changed();
  }

  #add({ player, result, moves, reached, left }: Extract<FromGames, { player: unknown }>): void {
    const { games, won, stuck, lengths } = this.scores[player];
    const score: Score = {
      games: games + 1,
      won: won + Number(result === 'won'),
      stuck: stuck + Number(result === 'stuck' || result === 'unfinished'),
      lengths: [...lengths, moves],
    };
    this.scores = { ...this.scores, [player]: score };
    for (const pile of reached) this.#reached.add(pile);
    for (const pile of left) this.#left.add(pile);
  }

  #wait(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.silent = true;
      this.stop();
      this.changed();
    }, LONGEST_SILENCE);
  }
}

const noScores = (): Readonly<Record<PlayerName, Score>> =>
  Object.fromEntries(PLAYERS.map((name) => [name, { games: 0, won: 0, stuck: 0, lengths: [] }])) as unknown as Readonly<
    Record<PlayerName, Score>
  >;

/**
 * Lets the random player play one deal.
 * @returns its moves
 * @throws Error when the rules break the contract, or the worker cannot run
 */
export function randomGame(makeWorker: () => Worker, data: DataVariant, seed: number, signal: AbortSignal): Promise<readonly string[]> {
  const worker = makeWorker();
  const played = new Promise<readonly string[]>((done, failed) => {
    worker.addEventListener('message', ({ data: message }: MessageEvent<FromGames>) => {
      if ('line' in message) done(message.line);
      if ('broken' in message) failed(new Error(message.broken));
    });
    worker.addEventListener('error', (event) => failed(new Error(event.message)));
    signal.addEventListener('abort', () => failed(signal.reason as Error));
    worker.postMessage({ data, seed } satisfies ToGames);
  });
  return played.finally(() => worker.terminate());
}
