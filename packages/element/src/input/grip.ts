import type { Point } from '../layout/spread.js';
import type { TableSession } from '../table/table-session.js';
import type { Spot } from '../view/scene.js';

/** A pointer's hold of cards: they follow it, and it knows what they cover. */
export class Grip {
  readonly #first: Point;
  /** The lowest of the lifted cards, counted from the bottom of its pile. */
  readonly #from: number;
  #by: Point = { x: 0, y: 0 };

  constructor(
    private readonly session: TableSession,
    private readonly spot: Spot,
  ) {
    const points = session.picture!.positions.get(spot.pile)!;
    const held = points.length - 1 - spot.depth;
    this.#from = session.hand.pile(spot.pile).take === 'all' ? 0 : held;
    this.#first = points[held]!;
  }

  /** The cards go where the pointer has gone. @param slack a pile that is missed by so much is still hit */
  follow(by: Point, slack: number): void {
    const { session } = this;
    this.#by = by;
    session.scene.lift({ pile: this.spot.pile, from: this.#from, by });
    session.aim(this.over(session.hand.targets, slack));
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
}
