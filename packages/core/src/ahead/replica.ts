import type { Options } from '../contract.js';
import type { Game } from '../game/game.js';
import type { deal } from '../game/deal.js';
import type { parseMove } from '../moves/notation.js';
import type { Table } from '../table/table.js';

/** Functions of this package that a replica needs. The caller gives them: a bundle that has them already is not given them again. */
export interface ReplicaRules {
  readonly deal: typeof deal;
  readonly parseMove: typeof parseMove;
}

/** How far a game has come: what only grows and what only shrinks on the way to a win. */
export interface GameProgress {
  /** Most cards that lay on foundations and discard piles at a time. */
  readonly home: number;
  /** Fewest face-down cards in the tableau and the reserves. */
  readonly hidden: number;
}

/** Cards on foundations and discard piles. */
export function homeCards({ rules, len }: Table): number {
  let home = 0;
  for (const pile of rules.homes) home += len[pile]!;
  return home;
}

/** Piles whose face-down cards are turned up in play, and not by going through the stock. */
export const isWorkedOff = (role: string): boolean => role === 'tableau' || role === 'reserve' || role === 'cell';

/** Face-down cards in tableau, reserves and cells. */
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
 * A second table that follows a game, for searches that must not disturb it, with all that the player has seen and reached.
 * Following costs only the gestures that differ.
 */
export class Replica {
  readonly table: Table<Options>;
  /** By id of the card: 1 when the player has seen its face in this game, also in moves that were taken back. */
  readonly seen: Uint8Array;
  /** The gestures that are played here, with the number of their moves and how far the game had come after each. */
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

  /** Undefined when the deal cannot be repeated: a page may have broken its variant since. */
  static of(game: Game, rules: ReplicaRules): Replica | undefined {
    const dealt = rules.deal(game.variant, { ...game.source, options: game.options });
    return dealt.ok ? new Replica(game, rules, dealt.value.table) : undefined;
  }

  /** Number of gestures played here. */
  get cursor(): number {
    return this.#played.length;
  }

  /** How far the game had come up to the position of this table. */
  get reached(): GameProgress {
    return this.#played.at(-1)?.reached ?? this.#start;
  }

  /** Goes to the position of the game after so many of its gestures. @param cursor absent: where the game is now */
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
