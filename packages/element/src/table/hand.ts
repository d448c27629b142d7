import type { Game, Reason, View } from '@patience/core';
import {
  ACTION,
  actionMove,
  actionPile,
  actionReason,
  actionsOn,
  bestMoves,
  destinations,
  formatMove,
  fromOf,
  interpret,
  kindOf,
  whyNotPickedUp,
  parseMove,
  targets,
  toOf,
  type Move,
} from '@patience/core/search';
import type { Spot } from './spot.js';

/** What came of a touch. A refusal says where it is to be shown. */
export type Outcome =
  { readonly kind: 'chosen' | 'released' | 'played' } | { readonly kind: 'refused'; readonly reason: Reason; readonly pile: string };

const NONE: ReadonlySet<string> = new Set();

/** The player's hand: the chosen card and where it could go. Clicks, drops and keys all come down to it. */
export class Hand {
  #chosen: Spot | undefined;
  #targets = NONE;

  constructor(
    readonly game: Game,
    /** Plays a gesture; the host may object before. Rules that break their contract are thrown through the hand. */
    private readonly play: (gesture: readonly string[]) => boolean,
  ) {}

  /** The lowest of the cards that are held. */
  get chosen(): Spot | undefined {
    return this.#chosen;
  }

  /** Piles on which the chosen card may be laid, the most useful first. */
  get targets(): ReadonlySet<string> {
    return this.#targets;
  }

  /** The most useful of several piles on which the chosen card may be laid. */
  get bestTarget(): string | undefined {
    return this.#targets.size > 1 ? [...this.#targets][0] : undefined;
  }

  /** Takes a card in the hand, if it can be lifted. */
  choose(spot: Spot): Outcome {
    const { table, view } = this.game;
    const reason = view.card(spot.pile, spot.depth)
      ? whyNotPickedUp(table, this.#index(spot.pile), spot.depth)
      : { code: view.count(spot.pile) > 0 ? 'card-hidden' : 'pile-empty', params: {} };
    if (reason) return { kind: 'refused', reason, pile: spot.pile };
    this.#chosen = spot;
    this.#targets = this.targetsOf(spot);
    return { kind: 'chosen' };
  }

  /** Piles on which a card may be laid, with those that lie on it, the most useful first; none when it cannot be lifted. */
  targetsOf({ pile, depth }: Spot): ReadonlySet<string> {
    const { table, view } = this.game;
    const from = this.#index(pile);
    if (!view.card(pile, depth) || whyNotPickedUp(table, from, depth)) return NONE;
    return new Set([...destinations(table, from, depth), ...targets(table, from, depth)].map((to) => table.rules.ids[to]!));
  }

  release(): Outcome {
    this.#chosen = undefined;
    this.#targets = NONE;
    return { kind: 'released' };
  }

  /** One tap, click or Enter: chooses, lets go, lays down, or does what is done on this pile. */
  tap(spot: Spot): Outcome {
    const held = this.#chosen;
    const { accept } = this.pile(spot.pile);
    const action = this.actionAt(spot.pile);
    // What is held is laid where cards are laid.
    if (action !== undefined && !(held && accept)) return this.act(action, spot.pile);
    if (!held) return this.choose(spot);
    if (held.pile === spot.pile) return held.depth === spot.depth ? this.release() : this.choose(spot);
    if (!accept && !this.game.variant.pair) return this.choose(spot);
    return this.lay(spot.pile, spot);
  }

  /** Why a card stays where it lies. */
  stays({ pile, depth }: Spot): Outcome {
    const reason = whyNotPickedUp(this.game.table, this.#index(pile), depth) ?? { code: 'goes-nowhere', params: {} };
    return { kind: 'refused', reason, pile };
  }

  /** Lays the chosen card on a pile. After a refusal the card that was touched is taken instead. */
  lay(pile: string, instead?: Spot): Outcome {
    const held = this.#chosen;
    if (!held) return this.release();
    const { table } = this.game;
    const meant = interpret(table, this.#index(held.pile), held.depth, this.#index(pile));
    if (meant.ok) {
      this.release();
      return this.playAll(meant.moves, pile);
    }
    const attempt = this.game.attempt(held.pile, held.depth, pile);
    if (instead) this.choose(instead);
    return { kind: 'refused', reason: attempt.ok ? meant.refusal : attempt.refusal, pile };
  }

  /** Sends a card where it is most useful. */
  send(spot: Spot): Outcome {
    const { table } = this.game;
    const moves = this.game.view.card(spot.pile, spot.depth) && bestMoves(table, this.#index(spot.pile), spot.depth);
    this.release();
    return moves ? this.playAll(moves, spot.pile) : this.stays(spot);
  }

  /** Does an action, written as a move. @param pile where it is shown that it is refused */
  act(action: string, pile: string): Outcome {
    this.release();
    return this.#outcome([action], pile);
  }

  /** The actions that can be done now, as moves: `turn`, and `merci@t3` for one that is something else on each pile. */
  get actions(): readonly string[] {
    const { status, table } = this.game;
    if (status !== 'playing') return [];
    return table.rules.actions
      .flatMap(({ each, piles }, action) => (each ? [...piles] : [0]).map((pile) => actionMove(action, pile)))
      .filter((move) => actionReason(table, fromOf(move), toOf(move)) === true)
      .map((move) => formatMove(table, move));
  }

  /** The action that a click on this pile does, as a move: the first that can be done, else the first. */
  actionOn(pile: string): string | undefined {
    const { table } = this.game;
    const [move] = actionsOn(table, this.#index(pile));
    return move === undefined ? undefined : formatMove(table, move);
  }

  /** What a tap on this pile does instead of lifting: from an open card of a pile that gives cards away a tap lifts. */
  actionAt(pile: string): string | undefined {
    return this.game.view.card(pile) && this.pile(pile).take ? undefined : this.actionOn(pile);
  }

  /** True, or why not. @param action written as a move */
  canAct(action: string): true | string {
    const move = this.#actionOf(action);
    return move === undefined || actionReason(this.game.table, fromOf(move), toOf(move));
  }

  /** The action that a text names, if it names one and its pile. */
  #actionOf(text: string): Move | undefined {
    const move = parseMove(this.game.table, text);
    return move.ok && kindOf(move.value) === ACTION ? move.value : undefined;
  }

  /**
   * How often an action can still be done before its own rules refuse it: counters that stand higher are tried on them.
   * Undefined when no end is in sight.
   */
  timesLeft(action: string): number | undefined {
    const { variant, view, options, table } = this.game;
    const move = this.#actionOf(action)!;
    const { name } = table.rules.actions[fromOf(move)]!;
    for (let n = 1; n < 10; n++) {
      const later: View = {
        piles: (role) => view.piles(role),
        count: (pile) => view.count(pile),
        card: (pile, depth) => view.card(pile, depth),
        run: (pile) => view.run(pile),
        counter: (name) => view.counter(name) + n,
      };
      try {
        if (variant.actions![name]!.when(later, options, actionPile(table.rules, fromOf(move), toOf(move))) !== true) return n;
      } catch {
        break; // counters that never stood so high bind no rules
      }
    }
    return undefined;
  }

  pile(id: string) {
    return this.game.piles[this.#index(id)]!;
  }

  #index(pile: string): number {
    return this.game.table.rules.index.get(pile)!;
  }

  /** Plays moves as one gesture. @param pile where it is shown that they are refused */
  playAll(moves: readonly Move[], pile: string): Outcome {
    return this.#outcome(
      moves.map((move) => formatMove(this.game.table, move)),
      pile,
    );
  }

  #outcome(gesture: readonly string[], pile: string): Outcome {
    const [text = ''] = gesture;
    const can = gesture.length !== 1 || this.canAct(text);
    if (can !== true) return { kind: 'refused', reason: { code: 'action', params: { key: can, action: text.split('@')[0]! } }, pile };
    return this.play(gesture) ? { kind: 'played' } : { kind: 'released' };
  }
}
