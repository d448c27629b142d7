import type { Game, Reason, View } from '@patience/core';
import {
  ACTION,
  actionMove,
  actionPile,
  actionReason,
  actionsOn,
  bestMoves,
  destinations,
  fromOf,
  interpret,
  kindOf,
  whyNotPickedUp,
  targets,
  toOf,
  type Move,
} from '@patience/core/internals';
import { nameOfAction } from './actions.js';
import type { Spot } from './spot.js';

/** The reason why a tap, drop or action is refused, and the pile beside which it is shown. */
export interface Refusal {
  readonly kind: 'refused';
  readonly reason: Reason;
  readonly pile: string;
  /** Points that the attempt costs, if the patience counts mistakes. */
  readonly cost?: number;
}

/** The outcome of a tap, drop or action. */
export type Outcome = { readonly kind: 'chosen' | 'released' | 'played' } | Refusal;

const NONE: ReadonlySet<string> = new Set();

/** The chosen card and its legal destinations. Taps, drops and keys that move a card end here; undo, redo and actions do not. */
export class Selection {
  #chosen: Spot | undefined;
  #targets = NONE;

  constructor(
    readonly game: Game,
    /** Plays moves as one gesture, unless the page objects. Errors of rules that break their contract pass through. */
    private readonly playMoves: (gesture: readonly Move[]) => boolean,
  ) {}

  /** The lowest of the chosen cards. */
  get chosen(): Spot | undefined {
    return this.#chosen;
  }

  /** Piles on which the chosen card may be laid, the most useful first. */
  get targets(): ReadonlySet<string> {
    return this.#targets;
  }

  /** The most useful destination of the chosen card, if it has several. */
  get bestTarget(): string | undefined {
    return this.#targets.size > 1 ? [...this.#targets][0] : undefined;
  }

  /** Chooses a card if it can be lifted. */
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

  /** Returns the piles on which a card, with the cards on it, may be laid, the most useful first. Empty when it cannot be lifted. */
  targetsOf({ pile, depth }: Spot): ReadonlySet<string> {
    const { table, view } = this.game;
    const from = this.#index(pile);
    if (!view.card(pile, depth) || whyNotPickedUp(table, from, depth)) return NONE;
    const found = targets(table, from, depth);
    return new Set([...destinations(table, from, depth, found), ...found].map((to) => table.rules.ids[to]!));
  }

  release(): Outcome {
    this.#chosen = undefined;
    this.#targets = NONE;
    return { kind: 'released' };
  }

  /** Handles a tap, click or Enter: chooses, releases or lays a card, or does the action of the pile. */
  tap(spot: Spot): Outcome {
    const held = this.#chosen;
    const { accept } = this.pile(spot.pile);
    const action = this.actionAt(spot.pile);
    // If a card is chosen and the pile accepts cards, lay the card instead of doing the action.
    if (action !== undefined && !(held && accept)) return this.act(action, spot.pile);
    if (!held) return this.#laySole(spot) ?? this.choose(spot);
    if (held.pile === spot.pile) return held.depth === spot.depth ? this.release() : this.choose(spot);
    if (!accept && !this.game.variant.pair) return this.choose(spot);
    return this.lay(spot.pile, spot);
  }

  /**
   * Lays the open card of the pile from which alone cards are taken on the tapped place: the card need not be chosen first. Undefined when
   * there is no such card, or the tap is on it.
   */
  #laySole({ pile, depth }: Spot): Outcome | undefined {
    const { sole, game } = this;
    if (sole === undefined || pile === sole || game.view.card(sole) === null || game.status !== 'playing') return undefined;
    const { table } = game;
    const meant = interpret(table, this.#index(sole), 0, this.#index(pile));
    return meant.ok ? this.play(meant.moves, pile) : depth > 0 ? undefined : { kind: 'refused', reason: meant.refusal, pile };
  }

  /** The pile from which alone cards can be taken and laid elsewhere; undefined where there are several. */
  get sole(): string | undefined {
    const givers = this.game.piles.filter(({ take }) => take);
    return givers.length === 1 && !this.game.variant.pair ? givers[0]!.id : undefined;
  }

  /** Returns the refusal of a card that cannot move. */
  refuseToLift({ pile, depth }: Spot): Outcome {
    const reason = whyNotPickedUp(this.game.table, this.#index(pile), depth) ?? { code: 'goes-nowhere', params: { depth } };
    return { kind: 'refused', reason, pile };
  }

  /** Lays the chosen card on a pile. @param instead the touched card, which is chosen after a refusal */
  lay(pile: string, instead?: Spot): Outcome {
    const held = this.#chosen;
    if (!held) return this.release();
    const { table } = this.game;
    const meant = interpret(table, this.#index(held.pile), held.depth, this.#index(pile));
    if (meant.ok) {
      this.release();
      return this.play(meant.moves, pile);
    }
    // The clock may change the score too: read it first.
    this.game.tick();
    const before = this.game.score ?? 0;
    const reason = this.game.countMistake() ? meant.refusal : { code: 'game-over', params: {} };
    if (instead) this.choose(instead);
    return { kind: 'refused', reason, pile, cost: before - (this.game.score ?? 0) };
  }

  /** Moves a card to its most useful destination. */
  moveToBest(spot: Spot): Outcome {
    const { table } = this.game;
    const moves = this.game.view.card(spot.pile, spot.depth) && bestMoves(table, this.#index(spot.pile), spot.depth);
    this.release();
    return moves ? this.play(moves, spot.pile) : this.refuseToLift(spot);
  }

  /** Does an action. @param pile the pile beside which a refusal is shown */
  act(action: Move, pile: string): Outcome {
    this.release();
    return this.play([action], pile);
  }

  /** The actions that can be done now. One that is a different move on each pile is listed once for each pile that allows it. */
  get actions(): readonly Move[] {
    const { status, table } = this.game;
    if (status !== 'playing') return [];
    return table.rules.actions
      .flatMap(({ each, piles }, action) => (each ? [...piles] : [0]).map((pile) => actionMove(action, pile)))
      .filter((move) => this.canAct(move) === true);
  }

  /** Returns the action of a click on a pile: the first that can be done, else the first. */
  actionOn(pile: string): Move | undefined {
    return actionsOn(this.game.table, this.#index(pile))[0];
  }

  /** Returns the action that a tap on a pile does instead of lifting a card. Undefined where the tap lifts: on an exposed card that can be taken. */
  actionAt(pile: string): Move | undefined {
    return this.game.view.card(pile) && this.pile(pile).take ? undefined : this.actionOn(pile);
  }

  /** Returns true when an action can be done now, else the key of the reason. */
  canAct(action: Move): true | string {
    return actionReason(this.game.table, fromOf(action), toOf(action));
  }

  /**
   * Returns how often an action can still be done before its own rules refuse it, by asking them with higher counters.
   * Undefined when they do not refuse it within ten times.
   */
  timesLeft(action: Move): number | undefined {
    const { variant, view, options, table } = this.game;
    const rule = variant.actions![nameOfAction(this.game, action)]!;
    const pile = actionPile(table.rules, fromOf(action), toOf(action));
    for (let n = 1; n < 10; n++) {
      const later: View = {
        piles: (role) => view.piles(role),
        count: (pile) => view.count(pile),
        card: (pile, depth) => view.card(pile, depth),
        run: (pile) => view.run(pile),
        counter: (name) => view.counter(name) + n,
      };
      try {
        if (rule.when(later, options, pile) !== true) return n;
      } catch {
        break; // The rules need not handle counters that cannot be that high.
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

  /** Plays moves as one gesture. @param pile the pile beside which a refusal is shown */
  play(moves: readonly Move[], pile: string): Outcome {
    const [move] = moves;
    const action = moves.length === 1 && kindOf(move!) === ACTION ? move : undefined;
    const key = action === undefined || this.canAct(action);
    if (key !== true) return { kind: 'refused', reason: { code: 'action', params: { key, action: nameOfAction(this.game, move!) } }, pile };
    return this.playMoves(moves) ? { kind: 'played' } : { kind: 'released' };
  }
}
