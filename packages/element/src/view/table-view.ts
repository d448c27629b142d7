import type { Change, Game, Pile, Step } from '@patience/core';
import { actionIn } from '../table/actions.js';
import type { TableDescriber } from '../names/table-describer.js';
import { fit, type Box, type Faces, type FitOptions, type Frame } from '../layout/fit.js';
import type { Point } from '../layout/fit.js';
import { footForGuide } from '../layout/guide-space.js';
import type { Spot } from '../table/spot.js';
import { Animator, type MotionLevel, type Positions } from './animator.js';
import { Picture } from './picture.js';
import { Scene, type Lift } from './scene.js';

/** The element that shows a table. */
export interface ViewHost {
  readonly motionLevel: MotionLevel;
  requestUpdate(): void;
}

/** Cards that would be narrower than this, in pixels, get less space reserved for long columns, however much larger they become. */
const COMFORTABLE = 84;
/** Fraction of the safe frame's card width below which cards are not made smaller for long columns. */
const LEAST_PART = 0.6;
/** Least number of cards by which a column may grow in the frame with larger cards. */
const GROWTH = 3;
/** Number of cards by which columns may grow before the frame is computed again; twice as many the second time. */
const FURTHER = 6;
/** Open cards for which a column keeps space: with the safe frame as many as come below a king, and otherwise half of them. */
const LADDER = { safe: 12, usual: 6 };
/** Factor by which larger cards may be so with less space for columns: on a desk, cards of a quarter more still leave columns their height. */
const MOST_GROWN = 1.25;
/** Factor by which cards must be larger for the frame with less space to be worth it. */
const WORTH = 1.1;
/** Factor from which on cards count as being as large. */
const AS_LARGE = 0.99;
/** Distance of the lowest card of a table that scrolls from its end, in pixels. */
const FOOT = 8;
/** The picture before changes that are not rendered yet, and the steps of these changes. */
interface Pending {
  readonly before: Positions;
  readonly ids: Picture['ids'];
  readonly steps: readonly Step[];
  /** The pile whose top card gets the focus. */
  readonly focus: string | undefined;
}

/** First and last pile of a card that the player moved. */
interface Way {
  readonly from: string;
  readonly to: string;
}

/** A table on the screen: its layout, its picture, its elements and its animations. */
export class TableView {
  readonly animator = new Animator(() => {
    if (this.picture?.endArrivals()) this.host.requestUpdate();
  });
  frame: Frame | undefined;
  picture: Picture | undefined;
  /** By pile, the key with which it was rendered last. A pile whose key is unchanged is not rendered again. */
  readonly drawn = new Map<Pile, string>();
  /** The frame with space for columns from king to ace. The table gets it, or a smaller one, when a column no longer fits, and keeps it. */
  #safe: Frame | undefined;
  /** Computes a frame with space for longer columns. Not used if its cards are smaller than {@link LEAST_PART} of the safe frame's. */
  #roomier: ((grown: (pile: string) => number, widest: number) => Frame) | undefined;
  /** Number of times that cards got smaller in this box. */
  #shrunk = 0;
  #pending: Pending | undefined;
  /** By pile, which cards are face up in the fresh deal. It determines the card size. */
  readonly #fresh: ReadonlyMap<string, readonly boolean[]>;

  /** @param fresh the same deal before the first move @param scene draws the cards; two views of one table share it */
  constructor(
    readonly game: Game,
    { view }: Game,
    public describer: TableDescriber,
    private readonly host: ViewHost,
    readonly scene = new Scene(),
  ) {
    this.#fresh = new Map(
      game.piles.map(({ id }) => [id, Array.from({ length: view.count(id) }, (_, i) => view.card(id, view.count(id) - 1 - i) !== null)]),
    );
  }

  get motionLevel(): MotionLevel {
    return this.host.motionLevel;
  }

  /**
   * Computes the layout for a box and draws it at once, without animation.
   * @param hasGuide whether the cards leave space for a guide, if there is none beside them
   */
  layOut(box: Box, { foot = 0, ...options }: Omit<FitOptions, 'reserve' | 'form'>, hasGuide = false): void {
    this.animator.finish();
    this.#layOutAs('best', box, options);
    const left =
      foot ||
      (hasGuide
        ? footForGuide(
            box,
            this.game.piles.map(({ id }) => this.picture!.bounds(id)),
          )
        : 0);
    if (left > 0) this.#layOutAs(this.frame!.form, box, { ...options, foot: left });
  }

  #layOutAs(best: NonNullable<FitOptions['form']>, box: Box, options: FitOptions): void {
    const capacity = (pile: string): number => this.#capacity(pile);
    const dealt = (pile: string): Faces => this.#fresh.get(pile)!;
    const frame = (form: FitOptions['form'], reserve: FitOptions['reserve'], widest?: number): Frame =>
      fit(this.game.piles, box, { ...options, widest, capacity, form: form!, dealt, reserve: reserve! });
    const safe = (form: FitOptions['form']): Frame => frame(form, (pile) => this.#reserve(pile, LADDER.safe, 0));
    const usual = (form: FitOptions['form'], { cardWidth }: Frame): Frame =>
      frame(form, (pile) => this.#reserve(pile, LADDER.usual, GROWTH), Math.max(COMFORTABLE, cardWidth * MOST_GROWN));
    this.#shrunk = 0;
    this.#safe = safe(best);
    const wanted = usual(best, this.#safe);
    // Two halves that are better for usual columns must have cards as large for long ones.
    const halved = wanted.form === 'halves' ? safe(wanted.form) : this.#safe;
    if (halved.cardWidth >= this.#safe.cardWidth) this.#safe = halved;
    this.frame = this.#safe;
    // The table keeps its form while columns grow.
    const { form } = this.frame;
    this.#roomier = (grown, most) => frame(form, (pile) => this.#reserve(pile, LADDER.safe, 0, grown(pile)), most);
    const larger = usual(form, this.frame);
    // With columns in halves, cards of the same size have less bare cloth between them.
    const worth = form === 'halves' ? AS_LARGE : WORTH;
    if (larger.cardWidth > this.frame.cardWidth * worth && !this.#draw(larger).cramped) this.frame = larger;
    this.redraw();
    this.#makeRoom();
  }

  /** Draws the whole table again. */
  redraw(): void {
    this.drawn.clear();
    if (!this.frame) return;
    this.picture = this.#draw(this.frame);
    this.host.requestUpdate();
  }

  /**
   * Computes the picture after a change. Does nothing before the table has a layout.
   * @param lift the cards on the pointer @param focused the pile that has the focus
   * @returns the destination of the card that the player moved, and the pile whose top card gets the focus
   */
  change(change: Change, lift: Lift | undefined, focused: string | undefined): { to?: string | undefined; focus?: string | undefined } {
    const { frame, picture, game } = this;
    if (!frame || !picture) return {};
    const { before, ids, steps } = this.#pending ?? { before: hung(picture.positions, lift), ids: picture.ids, steps: [] };
    this.picture = this.#draw(frame);
    this.#makeRoom();
    const acted = change.gesture.length === 1 && actionIn(game, change.gesture) !== undefined;
    const way = acted ? undefined : wayOf(change);
    // Leave the focus where it is if it is on another pile.
    const focus = focused === undefined || focused === way?.from || focused === way?.to ? way?.to : undefined;
    this.#pending = { before, ids, steps: [...steps, ...change.steps], focus };
    return { to: way?.to, focus };
  }

  /** Returns the pending animation and forgets it. */
  takePending(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }

  /** Writes card size and height of the table, in pixels, to the table's style. */
  writeSize(root: ParentNode): void {
    const { frame, picture } = this;
    const table = root.querySelector<HTMLElement>('.table');
    if (!table || !frame || !picture) return;
    table.style.setProperty('--_w', `${frame.cardWidth}px`);
    table.style.setProperty('--_h', `${frame.cardHeight}px`);
    const tall = picture.bottom > frame.box.height;
    table.style.blockSize = tall ? `${picture.bottom + FOOT}px` : '';
    table.parentElement!.classList.toggle('tall', tall);
  }

  /** Moves the focus to a card or slot. */
  focus({ pile, depth }: Spot): void {
    this.scene.elementAt(pile, Math.max(0, this.game.view.count(pile) - 1 - depth))?.focus();
  }

  /** Animates dragged cards back to their place. */
  glideBack(lift: Lift): void {
    this.picture!.positions.get(lift.pile)!.forEach((home, index) => {
      const element = index < lift.from ? undefined : this.scene.elementAt(lift.pile, index);
      if (element) this.animator.glide(element, away(home, lift), home, this.host.motionLevel);
    });
  }

  /**
   * If a column can no longer be read, uses the safe frame, with smaller cards where columns are longer than it expects, unless these are
   * much smaller. It leaves space for several cards, so that the cards get smaller once and not with each move.
   */
  #makeRoom(): void {
    if (!this.picture?.cramped) return;
    const safe = this.#safe!;
    const further = FURTHER * (this.#shrunk + 1);
    const roomier = this.#roomier!((pile) => this.game.view.count(pile) + further, safe.cardWidth);
    const isLegible = roomier.cardWidth >= safe.cardWidth * LEAST_PART && !this.#draw(roomier).cramped;
    if (!isLegible && this.frame === safe) return;
    this.#shrunk++;
    this.#safe = this.frame = isLegible ? roomier : safe;
    this.redraw();
  }

  #draw(frame: Frame): Picture {
    const former = this.host.motionLevel === 'none' ? undefined : this.picture;
    return new Picture(this.game, frame, this.describer, former);
  }

  #pile(id: string): Pile {
    return this.game.piles[this.game.table.rules.index.get(id)!]!;
  }

  /**
   * Returns the faces for which space is reserved on a pile. A column grows to a sequence of a given length, and at least by some cards.
   * @param ladder length of that sequence @param growth least number of further cards @param least number of cards for which there is space
   * in any case
   */
  #reserve(pile: string, ladder: number, growth: number, least = 0): readonly boolean[] {
    const fresh = this.#fresh.get(pile)!;
    const { role, accept } = this.#pile(pile);
    // A column on which the player cannot build grows by dealing alone.
    const longest = accept && 'empty' in accept && !('on' in accept) ? LADDER.usual : ladder;
    const built = role === 'tableau' && accept ? Math.max(growth, longest - fresh.filter(Boolean).length) : 0;
    const room = Math.max(built, least - fresh.length);
    return [...fresh, ...Array.from({ length: room }, () => true)];
  }

  /** Returns the number of cards that may come to lie on a pile: those of the deck, divided among the piles of its role. */
  #capacity(pile: string): number {
    const { role } = this.#pile(pile);
    return Math.ceil(this.game.table.cards.length / this.game.piles.filter((other) => other.role === role).length);
  }
}

/** Returns the position of a lifted card. */
const away = ({ x, y }: Point, { by }: Lift): Point => ({ x: x + by.x, y: y + by.y });

/** Returns the positions with lifted cards where they are drawn, so that the animation starts there. */
function hung(positions: Positions, lift: Lift | undefined): Positions {
  if (!lift) return positions;
  const points = positions.get(lift.pile)!.map((home, index) => (index < lift.from ? home : away(home, lift)));
  return new Map(positions).set(lift.pile, points);
}

/** Returns first and last pile of the card that the player moved. Automatic moves that follow are ignored. */
function wayOf({ kind, steps }: Change): Way | undefined {
  const moves = steps.filter((step) => step.type === 'move');
  const led = kind === 'undo' ? moves.at(-1) : moves[0];
  const card = led?.cards.at(-1);
  const way = moves.filter(({ cards }) => card !== undefined && cards.includes(card));
  return way[0] && { from: way[0].from, to: way.at(-1)!.to };
}
