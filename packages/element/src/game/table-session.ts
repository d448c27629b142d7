import type { Change, Game, LanguageTag, Problem } from '@patience/core';
import { firstAutoMove, formatMove, type Move } from '@patience/core/internals';
import { describeEnd } from '../names/read-aloud.js';
import { TableDescriber } from '../names/table-describer.js';
import type { Pictures } from '../faces/pictured.js';
import { Cursor } from '../table/cursor.js';
import { Selection, type Outcome, type Refusal } from '../table/selection.js';
import { isUsableSlot } from '../table/sign.js';
import type { Spot } from '../table/spot.js';
import { Highlights } from '../view/highlights.js';
import type { Interaction } from '../view/picture.js';
import type { Lift, Scene } from '../view/scene.js';
import { TableView, type ViewHost } from '../view/table-view.js';
import { brokenRules } from './broken.js';
import type { Opened } from './dealer.js';
import type { LazyFeatures, SessionFeatures } from './session-features.js';

/** The element that shows a session. */
export interface SessionHost extends ViewHost {
  /** The card or slot that has the focus. */
  readonly focused: Spot | undefined;
  readonly features: LazyFeatures;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** Receives what happens in a game. */
export interface GameListener {
  /** Returns whether a gesture may be played. */
  allows(gesture: readonly string[]): boolean;
  /** Called after each change of the game. */
  changed(change: Change): void;
  /** Called when a move is refused. @param reason sentence for the player */
  refused(reason: string, pile: string): void;
  /** Called when the variant's rules broke their contract. The game goes on. */
  broken(problem: Problem): void;
}

/** One game on the screen: plays the player's moves, shows and announces the result. */
export class TableSession implements Interaction {
  readonly game: Game;
  /** A game of the same deal before its first move. */
  readonly fresh: Game;
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly highlights: Highlights;
  readonly view: TableView;
  /**
   * Whether to announce that the next gesture ends the possibility to redo. True for Auto-move, whose effect on redo the player may not
   * expect.
   */
  announceRedoGone = false;
  /** Whether the game was won by a move on this table, not by opening a won game or by redo. */
  wonHere = false;
  /** Whether to animate the deal when the game is first shown. */
  dealing = false;
  #canAutoMove: boolean | undefined;
  /** The change that was announced last, or is waiting to be. */
  #announced: Change | undefined;
  readonly #unsubscribe: () => void;

  constructor(
    { game, fresh }: Opened,
    locale: LanguageTag,
    private readonly host: SessionHost,
    private readonly listener: GameListener,
    scene?: Scene,
  ) {
    this.game = game;
    this.fresh = fresh;
    this.view = new TableView(game, fresh, new TableDescriber(game, locale), host, scene);
    this.highlights = new Highlights(() => host.requestUpdate());
    this.selection = new Selection(game, (moves) => this.#play(this.#inNotation(moves)));
    this.cursor = new Cursor(
      game.piles,
      game.view,
      (pile) => game.view.count(pile) > 0 || isUsableSlot(this.selection.pile(pile), this.selection.actionOn(pile)),
    );
    this.#unsubscribe = game.subscribe((change) => this.#changed(change));
  }

  /** Names of cards and piles in the current language. */
  get describer(): TableDescriber {
    return this.view.describer;
  }

  /** Ends timers, animations and subscriptions. */
  close(): void {
    this.#unsubscribe();
    this.#announced = undefined;
    this.leave();
  }

  /** Called when the table gets out of sight. Finishes animations and removes temporary marks. */
  leave(): void {
    this.view.animator.finish();
    this.highlights.end();
  }

  /** Changes the language. @param german the German deck, if the table shows it @param speech how much is announced */
  speak(locale: LanguageTag, german?: Pictures, speech?: string): void {
    this.view.describer = new TableDescriber(this.game, locale, german, speech);
    this.view.redraw();
  }

  /** Plays a gesture in notation unless the page objects. Returns false when nothing was played. */
  play(gesture: readonly string[]): boolean {
    return this.guarded(() => this.#play(gesture)) ?? false;
  }

  /** Plays moves as one gesture unless the page objects. Returns false when nothing was played. */
  playMoves(moves: readonly Move[]): boolean {
    return this.play(this.#inNotation(moves));
  }

  /** Returns moves in the notation of events and saved games. */
  #inNotation(moves: readonly Move[]): string[] {
    return moves.map((move) => formatMove(this.game.table, move));
  }

  #play(gesture: readonly string[]): boolean {
    this.finishMotion();
    if (!this.listener.allows(gesture)) return false;
    const played = this.game.play(gesture);
    if (!played.ok) this.refuse({ kind: 'refused', reason: played.refusal, pile: '' });
    return played.ok;
  }

  /**
   * Handles a tap, click or key on a card or slot. Shakes a card that cannot move.
   * @param act what the selection does with it
   * @returns its outcome; undefined when the rules break their contract
   */
  touch(spot: Spot, act: (selection: Selection) => Outcome): Outcome | undefined {
    this.finishMotion();
    return this.guarded(() => {
      const { selection } = this;
      const held = selection.chosen;
      const outcome = act(selection);
      this.showOutcome(outcome, held);
      const stays = outcome.kind === 'refused' ? outcome.pile === spot.pile : outcome.kind === 'chosen' && selection.targets.size === 0;
      if (held || !stays) return outcome;
      if (outcome.kind === 'chosen')
        this.host.features.use((features) => features && this.note(features.announcements.whyNowhere(this, spot), spot.pile));
      this.#motion?.shake(this.view, spot);
      return outcome;
    }, spot.pile);
  }

  /**
   * Runs code that calls the variant's rules, and lets the change of the score rise from its pile. If the rules break their contract, reports
   * that to page and player and returns undefined.
   */
  guarded<T>(act: () => T, pile = this.game.piles[0]!.id): T | undefined {
    const { game } = this;
    try {
      const { score = 0, mistakes, cursor } = game;
      const done = act();
      if (game.mistakes > mistakes || game.cursor > cursor) this.#floatScore((game.score ?? 0) - score, pile);
      return done;
    } catch (error) {
      const problem = brokenRules(error, game);
      // Undo moves that were only tried.
      while (game.moves > game.gestures.slice(0, game.cursor).flat().length) game.table.undo();
      this.selection.release();
      this.listener.broken(problem);
      this.refuse({ kind: 'refused', reason: problem, pile });
      this.view.redraw();
      return undefined;
    }
  }

  /** Lets a change of the score rise from the pile that it is about. @param pile the pile where the player acted */
  #floatScore(by: number, pile: string): void {
    const { arrived, bubble } = this.highlights;
    if (by !== 0) this.#motion?.floatScore(this.view, by, arrived ?? bubble?.pile ?? pile);
  }

  /** Shows and announces the outcome of a touch. @param held the card that was chosen before */
  showOutcome(outcome: Outcome, held?: Spot): void {
    const { chosen } = this.selection;
    if (outcome.kind === 'refused') this.refuse(outcome, held);
    else if (outcome.kind !== 'played')
      this.host.features.use(
        (features) => features && chosen === this.selection.chosen && this.announce(features.announcements.describeChosen(this)),
      );
    this.host.requestUpdate();
  }

  /**
   * Announces, shows and reports why a move is refused, and which card is still chosen. Waits for the sentences; if they cannot be loaded,
   * a general one stands in for them.
   * @param held the card that was chosen before
   */
  refuse(outcome: Refusal, held?: Spot): void {
    this.host.features.use((features) => {
      const text = features ? features.announcements.explain(this, outcome, held) : this.describer.reason(outcome.reason);
      if (!features) this.remark(text);
      this.listener.refused(text, outcome.pile);
    });
  }

  /** Shows a sentence for some seconds. @param pile the pile beside which it is shown */
  note(text: string, pile = this.game.piles[0]!.id): void {
    this.highlights.note(text, pile);
  }

  announce(text: string): void {
    this.host.announce(text);
  }

  /** Announces a sentence and shows it for some seconds. */
  remark(text: string): void {
    this.announce(text);
    this.note(text);
  }

  /** Returns whether cards can be moved to foundations in this game. Otherwise Auto-move never has anything to do. */
  get hasFoundations(): boolean {
    const { rules } = this.game.table;
    return rules.targets.some((pile) => rules.piles[pile]!.role === 'foundation');
  }

  /** Tells whether Auto-move would move a card now. Cached for each position. */
  get canAutoMove(): boolean {
    const { status, table } = this.game;
    try {
      return (this.#canAutoMove ??= status === 'playing' && firstAutoMove(table) !== undefined);
    } catch {
      return false; // Broken rules are reported when Auto-move is requested.
    }
  }

  /** Releases the chosen card. Returns false when none is chosen. */
  release(): boolean {
    const { selection } = this;
    if (!selection.chosen) return false;
    this.showOutcome(selection.release());
    return true;
  }

  /** Animates the lifted cards back to their pile. */
  putBack(): void {
    const lift = this.#takeLift();
    if (lift) this.view.glideBack(lift);
  }

  #takeLift(): Lift | undefined {
    this.highlights.lifted = this.highlights.dropTarget = undefined;
    return this.view.scene.takeLift();
  }

  get #motion(): SessionFeatures['motion'] | undefined {
    return this.host.features.loaded?.motion;
  }

  /** Finishes animations and removes marks, since the next input does not wait for them. */
  finishMotion(): void {
    this.view.animator.finish();
    this.highlights.clear();
  }

  /** Called after each rendering. Starts the animation of a change and returns the pile whose top card gets the focus. */
  settle(): string | undefined {
    const { view } = this;
    const pending = view.takePending();
    if (this.dealing) this.#motion?.dealOut(view);
    this.dealing = false;
    if (!pending || !view.picture) return undefined;
    this.#motion?.travel(view, pending.before, pending.ids, pending.steps);
    if (!view.animator.running && view.picture.endArrivals()) this.host.requestUpdate();
    return pending.focus;
  }

  #changed(change: Change): void {
    this.dealing = false;
    this.#canAutoMove = undefined;
    this.wonHere = change.status === 'won' && change.kind === 'play';
    this.selection.release();
    this.highlights.clear();
    const { to, focus } = this.view.change(change, this.#takeLift(), this.host.focused?.pile);
    if (change.kind === 'play' && this.view.frame) this.highlights.mark(to);
    this.#announceChange(change, focus);
    this.listener.changed(change);
    this.host.requestUpdate();
  }

  /**
   * Announces a change: at once, or when the features are loaded and no other change has happened since. Without them only the end of the
   * game is announced. @param to the pile whose top card gets the focus, if any has it
   */
  #announceChange(change: Change, to: string | undefined): void {
    const { focused } = this.host;
    const focus = focused && to !== undefined ? { from: focused.pile, to } : undefined;
    const redo = this.announceRedoGone && change.kind === 'play';
    this.#announced = change;
    this.announceRedoGone = false;
    this.host.features.use((features) => {
      if (this.#announced !== change) return;
      const announcements = features?.announcements;
      const text = announcements?.describeChange(change, this.describer, focus) ?? describeEnd(change, this.describer);
      const gone = redo ? announcements?.redoGone(this.describer) : undefined;
      if (gone !== undefined) this.note(gone);
      this.announce(gone === undefined ? text : `${text} ${gone}`);
    });
  }
}
