import type { Game, Pile } from '@patience/core';
import type { TableDescriber } from '../announcements/table-describer.js';
import { fit, type Box, type FitOptions, type Frame } from '../layout/fit.js';
import type { Point } from '../layout/spread.js';
import type { Spot } from '../table/spot.js';
import { Animator, type MotionLevel } from './animator.js';
import { Picture } from './picture.js';
import { Scene, type Lift } from './scene.js';

/** The element around a table. */
export interface ViewHost {
  readonly motionLevel: MotionLevel;
  requestUpdate(): void;
}

/** Cards that would be smaller than this, in pixels, get less room for long columns, until there is one. */
const COMFORTABLE = 84;
/** The part of the safe frame's card width below which cards are not made smaller for long columns. */
const LEAST_PART = 0.6;
/** Cards by which they may grow after that. */
const GROWTH = 3;

/** A table on the screen: how large its cards are, where they lie, which elements show them, and what moves. */
export class TableView {
  readonly scene = new Scene();
  readonly animator = new Animator(() => {
    if (this.picture?.endArrivals()) this.host.requestUpdate();
  });
  frame: Frame | undefined;
  picture: Picture | undefined;
  /** By what each pile was last drawn: while that is the same, it stays as it is. */
  readonly drawn = new Map<Pile, string>();
  /** With room for ladders from king to ace. The table goes back to it when a column no longer fits, and stays there. */
  #safe: Frame | undefined;
  /** With room for columns of so many cards; smaller than {@link LEAST_PART} of the safe one it is none. */
  #roomier: ((grown: (pile: string) => number) => Frame) | undefined;
  /** By pile, which cards lie face up in the fresh deal: cards are as large as it allows. */
  readonly #fresh: ReadonlyMap<string, readonly boolean[]>;

  /** @param fresh the same deal before the first move */
  constructor(
    readonly game: Game,
    { view }: Game,
    public describer: TableDescriber,
    private readonly host: ViewHost,
  ) {
    this.#fresh = new Map(
      game.piles.map(({ id }) => [id, Array.from({ length: view.count(id) }, (_, i) => view.card(id, view.count(id) - 1 - i) !== null)]),
    );
  }

  get motionLevel(): MotionLevel {
    return this.host.motionLevel;
  }

  /** Fits the table into a box; at once, without movement. */
  layOut(box: Box, options: Omit<FitOptions, 'reserve'>): void {
    this.animator.finish();
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

  /** Draws the whole table anew. */
  redraw(): void {
    this.drawn.clear();
    if (!this.frame) return;
    this.picture = this.#draw(this.frame);
    this.host.requestUpdate();
  }

  /** Draws the piles that have changed. The table must have been laid out. */
  refresh(): void {
    this.picture = this.#draw(this.frame!);
    this.#makeRoom();
  }

  /** Puts the focus on a card or place. */
  focus({ pile, depth }: Spot): void {
    this.scene.elementAt(pile, Math.max(0, this.game.view.count(pile) - 1 - depth))?.focus();
  }

  /** Lets cards that hung on a pointer glide back to where they lie. */
  glideBack(lift: Lift): void {
    this.picture!.positions.get(lift.pile)!.forEach((home, index) => {
      const element = index < lift.from ? undefined : this.scene.elementAt(lift.pile, index);
      if (element) this.animator.glide(element, away(home, lift), home, this.host.motionLevel);
    });
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

  #draw(frame: Frame): Picture {
    const former = this.host.motionLevel === 'none' ? undefined : this.picture;
    return new Picture(this.game, frame, this.describer, former);
  }

  #pile(id: string): Pile {
    return this.game.piles[this.game.table.rules.index.get(id)!]!;
  }

  /** A column on which cards are laid grows: to a ladder of so many, at any rate by so many. @param least cards for which there is room in any case */
  #reserve(pile: string, ladder: number, growth: number, least = 0): readonly boolean[] {
    const fresh = this.#fresh.get(pile)!;
    const { role, accept } = this.#pile(pile);
    const built = role === 'tableau' && accept ? Math.max(growth, ladder - fresh.filter(Boolean).length) : 0;
    const room = Math.max(built, least - fresh.length);
    return [...fresh, ...Array.from({ length: room }, () => true)];
  }

  /** The cards of the deck, shared out among the piles that are for the same. */
  #capacity(pile: string): number {
    const { role } = this.#pile(pile);
    return Math.ceil(this.game.table.cards.length / this.game.piles.filter((other) => other.role === role).length);
  }
}

/** Where a lifted card hangs that belongs here. */
export const away = ({ x, y }: Point, { by }: Lift): Point => ({ x: x + by.x, y: y + by.y });
