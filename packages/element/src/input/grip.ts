import type { Point } from '../layout/spread.js';
import type { Session } from '../session.js';
import { moveTo, type Spot } from '../view/scene.js';

/** Cards on a pointer: they follow it, and go back when it lets go of them. */
export class Grip {
  readonly #cards: readonly { readonly element: HTMLElement; readonly home: Point }[];
  readonly #first: Point;
  /** The lowest of the lifted cards, counted from the bottom of its pile. */
  readonly #from: number;
  #by: Point = { x: 0, y: 0 };
  #hot: Element | undefined;

  constructor(
    private readonly session: Session,
    private readonly spot: Spot,
  ) {
    const points = session.picture!.positions.get(spot.pile)!;
    this.#from = session.hand.pile(spot.pile).take === 'all' ? 0 : points.length - 1 - spot.depth;
    this.#first = points[points.length - 1 - spot.depth]!;
    this.#cards = points.flatMap((home, i) => {
      const element = i < this.#from ? undefined : session.scene.elementAt(spot.pile, i);
      return element ? [{ element, home }] : [];
    });
  }

  /** The cards go where the pointer has gone. @param slack a pile that is missed by so much is still hit */
  follow(by: Point, slack: number): void {
    const { session } = this;
    this.#by = by;
    for (const { element, home } of this.#cards) element.style.transform = `${moveTo({ x: home.x + by.x, y: home.y + by.y })} scale(1.03)`;
    const pile = this.over(session.hand.targets, slack);
    const hot = pile === undefined ? undefined : session.scene.elementAt(pile, Math.max(0, session.game.view.count(pile) - 1));
    if (hot === this.#hot) return;
    this.#hot?.classList.remove('hot');
    hot?.classList.add('hot');
    this.#hot = hot;
  }

  /** The pile that the lowest card covers most, among those that count. */
  over(among: Iterable<string>, slack: number): string | undefined {
    const { picture, frame } = this.session;
    const left = this.#first.x + this.#by.x;
    const top = this.#first.y + this.#by.y;
    let most = 0;
    let found: string | undefined;
    for (const pile of among) {
      if (pile === this.spot.pile) continue;
      const box = picture!.bounds(pile);
      const across = Math.min(left + frame!.cardWidth, box.right + slack) - Math.max(left, box.left - slack);
      const along = Math.min(top + frame!.cardHeight, box.bottom + slack) - Math.max(top, box.top - slack);
      if (across <= 0 || along <= 0 || across * along <= most) continue;
      most = across * along;
      found = pile;
    }
    return found;
  }

  /** The pointer lets go: the session knows from where the cards glide on. */
  open(): void {
    this.#hot?.classList.remove('hot');
    this.session.droppedAt(this.spot.pile, this.#from, this.#by);
  }

  /** The cards glide back to where they were. */
  back(): void {
    const { motion, liveliness } = this.session;
    for (const { element, home } of this.#cards) {
      element.style.transform = moveTo(home);
      motion.glide(element, { x: home.x + this.#by.x, y: home.y + this.#by.y }, home, liveliness);
    }
  }
}
