import type { Change, Game, LanguageTag, Problem } from '@patience/core';
import { firstAutoMove, formatMove, type Move } from '@patience/core/search';
import { describeEnd } from '../announcements/read-aloud.js';
import { TableDescriber } from '../announcements/table-describer.js';
import type { Pictures } from '../faces/pictured.js';
import { Cursor } from '../table/cursor.js';
import { Selection, type Outcome } from '../table/selection.js';
import { isUsableSlot } from '../table/sign.js';
import type { Spot } from '../table/spot.js';
import { Highlights } from '../view/highlights.js';
import type { Interaction } from '../view/picture.js';
import type { Lift } from '../view/scene.js';
import { TableView, type ViewHost } from '../view/table-view.js';
import { fill, hasSentences } from '../words/index.js';
import { brokenRules } from './broken.js';
import type { Opened } from './dealer.js';
import type { Effects, Lazy } from './effects.js';
import { Movement } from './movement.js';

/** The element around a session. */
export interface SessionHost extends ViewHost {
  /** The card or place that has the focus. */
  readonly focused: Spot | undefined;
  readonly effects: Lazy<Effects>;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** Hears what becomes of a game. */
export interface GameListener {
  /** May this gesture be played? */
  allows(gesture: readonly string[]): boolean;
  /** The game has changed. */
  changed(change: Change): void;
  /** A card was laid where it may not go. */
  refused(reason: string, pile: string): void;
  /** The variant's rules broke their contract; the game goes on. */
  broken(problem: Problem): void;
}

/** One game on the screen: plays what the player does, and shows and announces what comes of it. */
export class TableSession implements Interaction {
  readonly game: Game;
  /** The same deal before the first move. */
  readonly fresh: Game;
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly highlights: Highlights;
  readonly view: TableView;
  /** The next gesture ends what could be redone, and is to say so: the player asked for help and not for a move of their own. */
  tellsRedo = false;
  /** The game was won by a move at this table, and not opened or gone forward to as a game that is watched. */
  wonHere = false;
  /** A new game that was asked for: when it is first shown, it is dealt out before the player's eyes. */
  dealing = false;
  #canAutoMove: boolean | undefined;
  /** The change that was announced last. */
  #announced: Change | undefined;
  readonly #unsubscribe: () => void;
  readonly #movement: Movement;

  constructor(
    { game, fresh }: Opened,
    locale: LanguageTag,
    private readonly host: SessionHost,
    private readonly listener: GameListener,
  ) {
    this.game = game;
    this.fresh = fresh;
    this.view = new TableView(game, fresh, new TableDescriber(game, locale), host);
    this.highlights = new Highlights(() => host.requestUpdate());
    this.selection = new Selection(game, (moves) => this.#play(this.#inNotation(moves)));
    this.cursor = new Cursor(
      game.piles,
      game.view,
      (pile) => game.view.count(pile) > 0 || isUsableSlot(this.selection.pile(pile), this.selection.actionOn(pile)),
    );
    this.#movement = new Movement(this.view);
    this.#unsubscribe = game.subscribe((change) => this.#changed(change));
  }

  /** Names of what lies on the table, in the language that is spoken. */
  get describer(): TableDescriber {
    return this.view.describer;
  }

  /** Ends timers, movements and subscriptions. */
  close(): void {
    this.#unsubscribe();
    this.#announced = undefined;
    this.leave();
  }

  /** Nobody sees the table for a while: what moves is at its place, and what was shown for some seconds is gone. */
  leave(): void {
    this.view.animator.finish();
    this.highlights.end();
  }

  /** @param german the German deck, when its cards lie here @param speech how much is announced */
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

  /** A tap, click or key on a card or place: what the hand does with it. A card that stays where it lies is shaken. */
  touch(spot: Spot, act: (selection: Selection) => Outcome): void {
    this.finishMotion();
    this.guarded(() => {
      const { selection } = this;
      const held = selection.chosen;
      const outcome = act(selection);
      this.showOutcome(outcome, held);
      const stays = outcome.kind === 'refused' ? outcome.pile === spot.pile : outcome.kind === 'chosen' && selection.targets.size === 0;
      if (held || !stays) return;
      if (outcome.kind === 'chosen') this.note(this.describer.words.noPlaces, spot.pile);
      this.#effects?.shake(this.view, spot);
    }, spot.pile);
  }

  /** Does what asks the rules. Those that break their contract are reported to page and player; undefined then. */
  guarded<T>(act: () => T, pile = this.game.piles[0]!.id): T | undefined {
    const { game } = this;
    try {
      const { score = 0, mistakes, cursor } = game;
      const done = act();
      const by = (game.score ?? 0) - score;
      const { arrived, bubble } = this.highlights;
      if (by !== 0 && (game.mistakes > mistakes || game.cursor > cursor))
        this.#effects?.floatScore(this.view, by, arrived ?? bubble?.pile ?? pile);
      return done;
    } catch (error) {
      const problem = brokenRules(error);
      // What was only tried out is taken back.
      while (game.moves > game.gestures.slice(0, game.cursor).flat().length) game.table.undo();
      this.selection.release();
      this.listener.broken(problem);
      this.refuse({ kind: 'refused', reason: problem, pile });
      this.view.redraw();
      return undefined;
    }
  }

  /** What follows from a touch. @param held the card that was chosen before */
  showOutcome(outcome: Outcome, held?: Spot): void {
    const { words } = this.describer;
    if (outcome.kind === 'refused') this.refuse(outcome, held);
    if (outcome.kind === 'released') this.announce(words.dropped);
    if (outcome.kind === 'chosen') this.announce(this.#describeChosen(this.selection.chosen!));
    this.host.requestUpdate();
  }

  /**
   * Announces, shows and reports why a move is refused, and which card is still chosen. Waits for the sentences if they are not loaded.
   * @param held the card that was chosen before
   */
  refuse(outcome: Extract<Outcome, { kind: 'refused' }>, held?: Spot): void {
    if (hasSentences()) this.#explain(outcome, held);
    else void this.host.effects.load().then(() => this.#explain(outcome, held));
  }

  #explain({ reason, pile }: Extract<Outcome, { kind: 'refused' }>, held?: Spot): void {
    const text = this.describer.reason(reason);
    const { chosen } = this.selection;
    this.announce([text, ...(chosen ? [chosen === held ? this.#describeHeld(chosen) : this.#describeChosen(chosen)] : [])].join(' '));
    this.listener.refused(text, pile);
    if (pile === '') return;
    const blamed = String(reason.params['key'])
      .split(' ')
      .filter((id) => this.game.table.rules.index.has(id));
    this.highlights.blamed = new Set(blamed);
    this.note(text, blamed[0] ?? pile);
  }

  /** Shows a sentence for some seconds. @param pile beside which; absent: it concerns none in particular */
  note(text: string, pile = this.game.piles[0]!.id): void {
    this.highlights.note(text, pile);
  }

  announce(text: string): void {
    this.host.announce(text);
  }

  /** Announces and shows for some seconds what concerns no pile in particular. */
  remark(text: string): void {
    this.announce(text);
    this.note(text);
  }

  /** Tells whether cards are laid onto a foundation in this game: elsewhere "Auto-move" never has anything to do. */
  get hasFoundations(): boolean {
    const { rules } = this.game.table;
    return rules.targets.some((pile) => rules.piles[pile]!.role === 'foundation');
  }

  /** Tells whether "Auto-move" would move a card now. Computed once for each position. */
  get canAutoMove(): boolean {
    const { status, table } = this.game;
    try {
      return (this.#canAutoMove ??= status === 'playing' && firstAutoMove(table) !== undefined);
    } catch {
      return false; // rules that break are reported when somebody asks for it
    }
  }

  /** Lets go of the chosen card. False when none is chosen. */
  release(): boolean {
    const { selection } = this;
    if (!selection.chosen) return false;
    this.showOutcome(selection.release());
    return true;
  }

  /** Lifted cards glide back to where they lie. */
  putBack(): void {
    const lift = this.#takeLift();
    if (lift) this.view.glideBack(lift);
  }

  #takeLift(): Lift | undefined {
    this.highlights.lifted = this.highlights.aimed = undefined;
    return this.view.scene.takeLift();
  }

  get #effects(): Effects | undefined {
    return this.host.effects.loaded;
  }

  /** Ends movements and marks, since the next input does not wait for them. */
  finishMotion(): void {
    this.view.animator.finish();
    this.highlights.clear();
  }

  /** Called when a change stands in the document: starts its movement. Returns the pile whose top gets the focus. */
  settle(): string | undefined {
    const { view } = this;
    const pending = this.#movement.take();
    if (this.dealing) this.#effects?.dealOut(view);
    this.dealing = false;
    if (!pending || !view.picture) return undefined;
    this.#effects?.travel(view, pending.before, pending.ids, pending.steps);
    if (!view.animator.running && view.picture.endArrivals()) this.host.requestUpdate();
    return pending.focus;
  }

  #changed(change: Change): void {
    this.dealing = false;
    this.#canAutoMove = undefined;
    this.wonHere = change.status === 'won' && change.kind === 'play';
    this.selection.release();
    this.highlights.clear();
    const { to, focus } = this.#movement.add(change, this.#takeLift(), this.host.focused?.pile);
    if (change.kind === 'play' && this.view.frame) this.highlights.mark(to);
    this.#announceChange(change, focus);
    this.listener.changed(change);
    this.host.requestUpdate();
  }

  /**
   * Announces what has changed: at once, or when that part is here and nothing else has happened since; without it only how the game ends.
   * @param to the pile whose top gets the focus, if any has it
   */
  #announceChange(change: Change, to: string | undefined): void {
    const { effects, focused } = this.host;
    const focus = focused && to !== undefined ? { from: focused.pile, to } : undefined;
    const redo = this.tellsRedo && change.kind === 'play';
    const say = (by: Effects | undefined): void => {
      const text = by?.describeChange(change, this.describer, focus) ?? describeEnd(change, this.describer);
      const gone = by && redo ? by.redoGone(this.describer) : undefined;
      if (gone !== undefined) this.note(gone);
      this.announce(gone === undefined ? text : `${text} ${gone}`);
    };
    this.#announced = change;
    this.tellsRedo = false;
    if (effects.loaded) return say(effects.loaded);
    void effects.load().then((parts) => this.#announced === change && say(parts.ok ? parts.value : undefined));
  }

  #describeHeld({ pile, depth }: Spot): string {
    return fill(this.describer.words.held, { card: this.describer.card(this.game.view.card(pile, depth)!) });
  }

  #describeChosen({ pile, depth }: Spot): string {
    const card = this.describer.card(this.game.view.card(pile, depth)!);
    return fill(this.describer.words.choose, { card, places: this.describer.places(this.selection.targets) });
  }
}
