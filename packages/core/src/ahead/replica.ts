import type { Options } from '../contract.js';
import type { Game } from '../game/game.js';
import type { deal } from '../game/deal.js';
import type { parseMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';

/** Functions of this package that a replica needs. The caller passes them, so that a bundle that has them already does not get them twice. */
export interface ReplicaRules {
  readonly deal: typeof deal;
  readonly parseMove: typeof parseMove;
}

/** Progress of a game: a number that a winning line increases and one that it decreases. */
export interface GameProgress {
  /** Largest number of cards that lay on foundations and discard piles at any time of the game. */
  readonly home: number;
  /** Smallest number of face-down cards in tableau, reserves and cells at any time of the game. */
  readonly hidden: number;
}

/** Returns the number of cards on foundations and discard piles. */
export function homeCards({ rules, len }: Table): number {
  let home = 0;
  for (const pile of rules.homes) home += len[pile]!;
  return home;
}

/** Returns whether face-down cards of a pile are turned up by moving cards, not by turning the stock. */
export const isWorkedOff = (role: string): boolean => role === 'tableau' || role === 'reserve' || role === 'cell';

/** Returns the number of face-down cards in tableau, reserves and cells. */
export function hiddenCards({ rules, len, slots, shift, up }: Table): number {
  let hidden = 0;
  for (let pile = 0; pile < rules.count; pile++) {
    if (!isWorkedOff(rules.piles[pile]!.role)) continue;
    const start = pile << shift;
    for (let place = start + len[pile]! - 1; place >= start; place--) if (up[slots[place]!] === 0) hidden++;
  }
  return hidden;
}

/**
 * A second table that follows a game, for searches that must not change the game's own table. It also knows which cards the player has seen and
 * the progress of the game. Following plays or undoes only the gestures that differ.
 */
export class Replica {
  readonly table: Table<Options>;
  /** Card id → 1 when the player has seen its face in this game, also in moves that were undone. */
  readonly seen: Uint8Array;
  /** Gestures that this table has played, with the progress after each. */
  readonly #played: { readonly gesture: readonly string[]; readonly reached: GameProgress }[] = [];
  readonly #start: GameProgress;

  private constructor(
    private readonly game: Game,
    private readonly rules: ReplicaRules,
    table: Table<Options>,
  ) {
    this.table = table;
    this.seen = new Uint8Array(table.cards.length);
    this.#look();
    this.#start = { home: homeCards(table), hidden: hiddenCards(table) };
    for (const gesture of game.gestures) this.#play(gesture);
    this.follow();
  }

  /** Returns a replica of a game; undefined when the deal cannot be repeated, since a page may have changed the variant. */
  static of(game: Game, rules: ReplicaRules): Replica | undefined {
    const dealt = rules.deal(game.variant, { ...game.source, options: game.options });
    return dealt.ok ? new Replica(game, rules, dealt.value.table) : undefined;
  }

  /** Number of gestures that this table has played. */
  get cursor(): number {
    return this.#played.length;
  }

  /** Progress of the game up to the position of this table. */
  get reached(): GameProgress {
    return this.#played.at(-1)?.reached ?? this.#start;
  }

  /** Goes to the position after `cursor` gestures. @param cursor default: the present position of the game */
  follow(cursor = this.game.cursor): void {
    const { gestures } = this.game;
    let same = 0;
    while (same < this.#played.length && same < cursor && this.#played[same]!.gesture === gestures[same]) same++;
    while (this.#played.length > same) {
      const { gesture } = this.#played.pop()!;
      for (let i = 0; i < gesture.length; i++) this.table.undo();
    }
    for (let i = same; i < cursor; i++) this.#play(gestures[i]!);
  }

  #play(gesture: readonly string[]): void {
    const { table } = this;
    let { home, hidden } = this.reached;
    for (const text of gesture) {
      const move = this.rules.parseMove(table, text);
      if (!move.ok) throw new Error(`${text}: ${move.error.message}`);
      table.play(move.value);
      this.#look();
      home = Math.max(home, homeCards(table));
      hidden = Math.min(hidden, hiddenCards(table));
    }
    this.#played.push({ gesture, reached: { home, hidden } });
  }

  #look(): void {
    const { table, seen } = this;
    for (let id = 0; id < seen.length; id++) if (table.up[id]) seen[id] = 1;
  }
}
