import type { Change, Game, Locale, Pile, Problem, Step } from '@patience/core';
import { allUp } from '@patience/core/search';
import { loadDeferred, type Deferred } from '../toolbox.js';
import { brokenRules } from './broken.js';
import { Cursor } from '../table/cursor.js';
import { Hand, type Outcome } from '../table/hand.js';
import type { Pictures } from '../faces/pictured.js';
import { fit, type Box, type FitOptions, type Frame } from '../layout/fit.js';
import type { Point } from '../layout/spread.js';
import { Motion, type Liveliness, type Positions } from '../view/motion.js';
import { PileNames } from '../announcements/table-describer.js';
import { tellEnd } from '../announcements/read-aloud.js';
import { fill } from '../words/index.js';
import { Picture, type Attention, type Pointed } from '../view/picture.js';
import { Scene, type Lift } from '../view/scene.js';
import type { Spot } from '../table/spot.js';
import { isPlace } from '../table/sign.js';

/** What a session needs of the element around it. */
export interface TableHost {
  /** Something is to be drawn. */
  requestUpdate(): void;
  /** May this gesture be played? */
  allows(gesture: readonly string[]): boolean;
  /** The game has changed. */
  changed(change: Change): void;
  /** Says something to those who listen. */
  announce(text: string): void;
  remark(text: string): void;
  /** The card or place that has the focus. */
  readonly focused: Spot | undefined;
  /** What is loaded once a game lies on the table. */
  readonly deferred: Deferred | undefined;
  /** A card was laid where it may not go. */
  refused(reason: string, pile: string): void;
  /** The variant's rules broke their contract; the game goes on. */
  broken(problem: Problem): void;
  readonly liveliness: Liveliness;
}

/** A word of the element beside a pile. */
export interface Bubble {
  readonly pile: string;
  readonly text: string;
}

/** Cards that would be smaller than this, in pixels, get less room for long columns, until there is one. */
const COMFORTABLE = 84;
const NONE: ReadonlySet<string> = new Set();
/** A sentence is shown for so many milliseconds at least, and for so many a letter: time to read it without hurry. */
const SHOWN = 4500;
const READING = 60;

/** The part of the safe frame's card width below which cards are not made smaller for long columns. */
const LEAST_PART = 0.6;
/** Cards by which they may grow after that. */
const GROWTH = 3;

/** One game on the screen: hand, cursor, picture and motion around it. */
export class TableSession implements Attention {
  readonly scene = new Scene();
  readonly motion = new Motion(() => {
    if (this.picture?.rest()) this.host.requestUpdate();
  });
  readonly hand: Hand;
  readonly cursor: Cursor;
  pileNames: PileNames;
  frame: Frame | undefined;
  /** With room for ladders from king to ace. The table goes back to it when a column no longer fits, and stays there. */
  #safe: Frame | undefined;
  /** With room for columns of so many cards; smaller than {@link LEAST_PART} of the safe one it is none. */
  #roomier: ((grown: (pile: string) => number) => Frame) | undefined;
  picture: Picture | undefined;
  pointed: Pointed | undefined;
  peeked: Spot | undefined;
  arrived: string | undefined;
  lifted: Spot | undefined;
  aimed: string | undefined;
  bubble: Bubble | undefined;
  blamed: ReadonlySet<string> = NONE;
  /** The next gesture ends what could be redone, and is to say so: the player asked for help and not for a move of their own. */
  tellsRedo = false;
  /** The game was won by a move at this table, and not opened or gone forward to as a game that is watched. */
  wonHere = false;
  /** A new game that was asked for: when it is first shown, it is dealt out before the player's eyes. */
  dealing = false;
  /** By what each pile was last drawn: while that is the same, it stays as it is. */
  readonly drawn = new Map<Pile, string>();
  #canGoUp: boolean | undefined;
  /** The change that was told last. */
  #told: Change | undefined;
  readonly #unsubscribe: () => void;
  #pending: { before: Positions; ids: Picture['ids']; steps: Step[]; focus: string | undefined } | undefined;
  #bubbleTimer: ReturnType<typeof setTimeout> | undefined;
  #arrivedTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #fresh: Map<string, readonly boolean[]>;

  constructor(
    readonly game: Game,
    /** The same deal before the first move: cards are as large as it allows. */
    readonly fresh: Game,
    locale: Locale,
    private readonly host: TableHost,
  ) {
    this.pileNames = new PileNames(game, locale);
    this.hand = new Hand(game, (gesture) => this.#play(gesture));
    this.cursor = new Cursor(
      game.piles,
      game.view,
      (pile) => game.view.count(pile) > 0 || isPlace(this.hand.pile(pile), this.hand.actionOn(pile)),
    );
    const { view } = fresh;
    this.#fresh = new Map(
      game.piles.map(({ id }) => [id, Array.from({ length: view.count(id) }, (_, i) => view.card(id, view.count(id) - 1 - i) !== null)]),
    );
    this.#unsubscribe = game.subscribe((change) => this.#changed(change));
  }

  get liveliness(): Liveliness {
    return this.host.liveliness;
  }

  /** Ends timers, movements and subscriptions. */
  close(): void {
    this.#unsubscribe();
    this.#told = undefined;
    this.leave();
  }

  /** Nobody sees the table for a while: what moves is at its place, and what was shown for some seconds is gone. */
  leave(): void {
    this.motion.finish();
    this.calm();
    clearTimeout(this.#bubbleTimer);
    clearTimeout(this.#arrivedTimer);
  }

  /** @param german the German deck, when its cards lie here @param speech how much is said */
  speak(locale: Locale, german?: Pictures, speech?: string): void {
    this.pileNames = new PileNames(this.game, locale, german, speech);
    this.redraw();
  }

  /** Fits the table into a box; at once, without movement. */
  layOut(box: Box, options: Omit<FitOptions, 'reserve'>): void {
    this.motion.finish();
    const capacity = (pile: string): number => this.#capacity(pile);
    const frame = (reserve: FitOptions['reserve'], widest?: number): Frame =>
      fit(this.game.piles, box, { ...options, widest, capacity, reserve: reserve! });
    this.#safe = this.frame = frame((pile) => this.#reserve(pile, 12, 0));
    this.#roomier = (grown) => frame((pile) => this.#reserve(pile, 12, 0, grown(pile)));
    const larger = frame((pile) => this.#reserve(pile, 6, 3), COMFORTABLE);
    if (larger.cardWidth > this.frame.cardWidth * 1.1 && !this.#draw(larger).cramped) this.frame = larger;
    this.redraw();
    this.#makeRoom();
  }

  /**
   * Where a column can no longer be read, the table goes back to the safe frame, and where it cannot be read there either, to
   * smaller cards, as long as these are not much smaller.
   */
  #makeRoom(): void {
    if (this.frame !== this.#safe && this.picture?.cramped) {
      this.frame = this.#safe;
      this.redraw();
    }
    if (!this.picture?.cramped) return;
    const roomier = this.#roomier!((pile) => this.game.view.count(pile) + GROWTH);
    if (roomier.cardWidth < this.#safe!.cardWidth * LEAST_PART || this.#draw(roomier).cramped) return;
    this.#safe = this.frame = roomier;
    this.redraw();
  }

  /** Draws the whole table anew. */
  redraw(): void {
    this.drawn.clear();
    if (!this.frame) return;
    this.picture = this.#draw(this.frame);
    this.host.requestUpdate();
  }

  #draw(frame: Frame): Picture {
    const former = this.host.liveliness === 'none' ? undefined : this.picture;
    return new Picture(this.game, frame, this.pileNames.letters, this.pileNames, former);
  }

  /** Plays a gesture unless the page objects. False when nothing was played. */
  play(gesture: readonly string[]): boolean {
    return this.guarded(() => this.#play(gesture)) ?? false;
  }

  #play(gesture: readonly string[]): boolean {
    this.motion.finish();
    this.calm();
    if (!this.host.allows(gesture)) return false;
    const played = this.game.play(gesture);
    if (!played.ok) this.refuse({ kind: 'refused', reason: played.refusal, pile: '' });
    return played.ok;
  }

  /** A tap, click or key on a card or place: what the hand does with it. What stays where it lies shakes its head. */
  touch(spot: Spot, act: (hand: Hand) => Outcome): void {
    this.motion.finish();
    this.calm();
    this.guarded(() => {
      const { hand } = this;
      const held = hand.chosen;
      const outcome = act(hand);
      this.follow(outcome, held);
      const stays = outcome.kind === 'refused' ? outcome.pile === spot.pile : outcome.kind === 'chosen' && hand.targets.size === 0;
      if (held || !stays) return;
      if (outcome.kind === 'chosen') this.#showBubble({ pile: spot.pile, text: this.pileNames.words.noPlaces });
      this.host.deferred?.shake(this, spot);
    }, spot.pile);
  }

  /** Turns, deals, or does another action: this one, or what is meant by the key for it, or why none can be done. @param named as a move */
  act(named?: string): void {
    this.motion.finish();
    this.calm();
    this.guarded(() => {
      const { hand, game } = this;
      const action = named ?? this.#meantAction();
      if (action === undefined) this.host.remark(this.pileNames.words.nothingToDo);
      else this.follow(hand.act(action, game.piles.find(({ id }) => hand.actionOn(id) === action)?.id ?? ''));
    });
  }

  /** Of what is something else on each pile, what concerns the chosen or focused one, if it can be done; else the first action for all. */
  #meantAction(): string | undefined {
    const { hand, game } = this;
    const pile = hand.chosen?.pile ?? this.host.focused?.pile;
    const here = pile === undefined ? undefined : hand.actionOn(pile);
    const own = here?.includes('@') ? here : undefined;
    if (own !== undefined && hand.canAct(own) === true) return own;
    return hand.actions.find((action) => !action.includes('@')) ?? own ?? game.table.rules.actions.find(({ each }) => !each)?.name;
  }

  /** Does what asks the rules. Those that break their contract are told to page and player; undefined then. */
  guarded<T>(act: () => T, pile = this.game.piles[0]!.id): T | undefined {
    const { game } = this;
    try {
      const { score = 0, mistakes, cursor } = game;
      const done = act();
      const by = (game.score ?? 0) - score;
      if (by !== 0 && (game.mistakes > mistakes || game.cursor > cursor))
        this.host.deferred?.floatScore(this, by, this.arrived ?? this.bubble?.pile ?? pile);
      return done;
    } catch (error) {
      const problem = brokenRules(error);
      // What was only tried out is taken back.
      while (game.moves > game.gestures.slice(0, game.cursor).flat().length) game.table.undo();
      this.hand.release();
      this.host.broken(problem);
      this.refuse({ kind: 'refused', reason: problem, pile });
      this.redraw();
      return undefined;
    }
  }

  /** What follows from a touch. @param held the card that was chosen before */
  follow(outcome: Outcome, held?: Spot): void {
    const { words } = this.pileNames;
    if (outcome.kind === 'refused') this.refuse(outcome, held);
    if (outcome.kind === 'released') this.host.announce(words.dropped);
    if (outcome.kind === 'chosen') this.host.announce(this.#tellChosen(this.hand.chosen!));
    this.host.requestUpdate();
  }

  /** Says why not, and which card is chosen all the same. @param held the one that was chosen before */
  refuse({ reason, pile }: Extract<Outcome, { kind: 'refused' }>, held?: Spot): void {
    const text = this.pileNames.reason(reason);
    const { chosen } = this.hand;
    this.host.announce([text, ...(chosen ? [chosen === held ? this.#tellHeld(chosen) : this.#tellChosen(chosen)] : [])].join(' '));
    this.host.refused(text, pile);
    if (pile === '') return;
    const blamed = String(reason.params['key'])
      .split(' ')
      .filter((id) => this.game.table.rules.index.has(id));
    this.blamed = new Set(blamed);
    this.#showBubble({ pile: blamed[0] ?? pile, text });
  }

  /** Shows a sentence for some seconds. @param pile beside which; absent: it concerns none in particular */
  note(text: string, pile = this.game.piles[0]!.id): void {
    this.#showBubble({ pile, text });
  }

  /** Is there a foundation onto which cards are laid? Only then "everything up" has something to do now and then. */
  get goesUp(): boolean {
    const { rules } = this.game.table;
    return rules.targets.some((pile) => rules.piles[pile]!.role === 'foundation');
  }

  /** Is there anything that "everything up" would lay? Asked once for each position. */
  get canGoUp(): boolean {
    const { status, table } = this.game;
    try {
      return (this.#canGoUp ??= status === 'playing' && allUp(table).length > 0);
    } catch {
      return false; // rules that break are told of when somebody asks for it
    }
  }

  #showBubble(bubble: Bubble): void {
    this.bubble = bubble;
    clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = setTimeout(
      () => {
        this.bubble = undefined;
        this.blamed = NONE;
        this.host.requestUpdate();
      },
      Math.max(SHOWN, bubble.text.length * READING),
    );
    this.host.requestUpdate();
  }

  /** Takes away what only pointed at something. */
  calm(): void {
    this.pointed = this.bubble = this.arrived = this.peeked = undefined;
    this.blamed = NONE;
  }

  /** Shows which pile would get the lifted cards. */
  aim(pile: string | undefined): void {
    if (pile === this.aimed) return;
    this.aimed = pile;
    this.host.requestUpdate();
  }

  /** Lifted cards glide back to where they lie. */
  putBack(): void {
    const lift = this.#letGo();
    if (!lift) return;
    this.picture!.positions.get(lift.pile)!.forEach((home, index) => {
      const element = index < lift.from ? undefined : this.scene.elementAt(lift.pile, index);
      if (element) this.motion.glide(element, away(home, lift), home, this.host.liveliness);
    });
  }

  #letGo(): Lift | undefined {
    this.lifted = this.aimed = undefined;
    return this.scene.letGo();
  }

  /** Called when a change stands in the document: starts its movement. Tells the pile whose top gets the focus. */
  settle(): string | undefined {
    const { deferred } = this.host;
    const pending = this.#pending;
    this.#pending = undefined;
    if (this.dealing) deferred?.dealOut(this);
    this.dealing = false;
    if (!pending || !this.picture) return undefined;
    deferred?.travel(this, pending.before, pending.ids, pending.steps);
    if (!this.motion.running && this.picture.rest()) this.host.requestUpdate();
    return pending.focus;
  }

  #changed(change: Change): void {
    this.dealing = false;
    this.#canGoUp = undefined;
    this.wonHere = change.status === 'won' && change.kind === 'play';
    this.hand.release();
    this.calm();
    const lift = this.#letGo();
    const { frame, picture } = this;
    let follows: string | undefined;
    if (frame && picture) {
      const { before, ids, steps: earlier } = this.#pending ?? { before: hung(picture.positions, lift), ids: picture.ids, steps: [] };
      const steps = [...earlier, ...change.steps];
      this.picture = this.#draw(frame);
      this.#makeRoom();
      const action = change.gesture.length === 1 && change.gesture[0]!.split('@')[0]! in (this.game.variant.actions ?? {});
      const way = action ? undefined : wayOf(change);
      // Who is elsewhere on the table stays there.
      const at = this.host.focused?.pile;
      follows = at === undefined || at === way?.from || at === way?.to ? way?.to : undefined;
      this.#pending = { before, ids, steps, focus: follows };
      if (change.kind === 'play') this.#mark(way?.to);
    }
    this.#tell(change, follows);
    this.host.changed(change);
    this.host.requestUpdate();
  }

  /**
   * Says what has changed: at once, or when that part is here and nothing else has happened since; without it only how the game ends.
   * @param to the pile whose top gets the focus, if any has it
   */
  #tell(change: Change, to: string | undefined): void {
    const { deferred, focused } = this.host;
    const focus = focused && to !== undefined ? { from: focused.pile, to } : undefined;
    const redo = this.tellsRedo && change.kind === 'play';
    const say = (by: Deferred | undefined): void => {
      const text = by?.tell(change, this.pileNames, focus) ?? tellEnd(change, this.pileNames);
      this.host.announce(by && redo ? by.withRedoGone(this, text) : text);
    };
    this.#told = change;
    this.tellsRedo = false;
    if (deferred) return say(deferred);
    void loadDeferred().then((rest) => this.#told === change && say(rest.ok ? rest.value : undefined));
  }

  /** Marks for a moment where the card went. */
  #mark(pile: string | undefined): void {
    this.arrived = pile;
    clearTimeout(this.#arrivedTimer);
    this.#arrivedTimer = setTimeout(() => {
      this.arrived = undefined;
      this.host.requestUpdate();
    }, 700);
  }

  /** A column on which cards are laid grows: to a ladder of so many, at any rate by so many. @param least cards for which there is room in any case */
  #reserve(pile: string, ladder: number, growth: number, least = 0): readonly boolean[] {
    const fresh = this.#fresh.get(pile)!;
    const { role, accept } = this.hand.pile(pile);
    const built = role === 'tableau' && accept ? Math.max(growth, ladder - fresh.filter(Boolean).length) : 0;
    const room = Math.max(built, least - fresh.length);
    return [...fresh, ...Array.from({ length: room }, () => true)];
  }

  /** The cards of the deck, shared out among the piles that are for the same. */
  #capacity(pile: string): number {
    const { role } = this.hand.pile(pile);
    return Math.ceil(this.game.table.cards.length / this.game.piles.filter((other) => other.role === role).length);
  }

  #tellHeld({ pile, depth }: Spot): string {
    return fill(this.pileNames.words.held, { card: this.pileNames.card(this.game.view.card(pile, depth)!) });
  }

  #tellChosen({ pile, depth }: Spot): string {
    const card = this.pileNames.card(this.game.view.card(pile, depth)!);
    return fill(this.pileNames.words.choose, { card, places: this.pileNames.places(this.hand.targets) });
  }
}

/** Where the lifted cards hang, and all others lie: from there they glide on. */
function hung(positions: Positions, lift: Lift | undefined): Positions {
  if (!lift) return positions;
  const points = positions.get(lift.pile)!.map((home, index) => (index < lift.from ? home : away(home, lift)));
  return new Map(positions).set(lift.pile, points);
}

const away = ({ x, y }: Point, { by }: Lift): Point => ({ x: x + by.x, y: y + by.y });

/** Where the card lay that the player moved, and where it lies now; what followed from it does not count. */
function wayOf({ kind, steps }: Change): { readonly from: string; readonly to: string } | undefined {
  const moves = steps.filter((step) => step.type === 'move');
  const led = kind === 'undo' ? moves.at(-1) : moves[0];
  const card = led?.cards.at(-1);
  const way = moves.filter(({ cards }) => card !== undefined && cards.includes(card));
  return way[0] && { from: way[0].from, to: way.at(-1)!.to };
}
