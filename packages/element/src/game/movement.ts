import type { Change, Step } from '@patience/core';
import { actionIn } from '../table/actions.js';
import type { Positions } from '../view/animator.js';
import type { Picture } from '../view/picture.js';
import type { Lift } from '../view/scene.js';
import { away, type TableView } from '../view/table-view.js';

/** Where the cards were before changes that do not stand in the document yet, and what these did. */
interface Pending {
  readonly before: Positions;
  readonly ids: Picture['ids'];
  readonly steps: readonly Step[];
  /** The pile whose top gets the focus. */
  readonly focus: string | undefined;
}

/** A player's card and its way. */
interface Way {
  readonly from: string;
  readonly to: string;
}

/** Turns changes of the game into a new picture, and into the movement that leads to it. */
export class Movement {
  #pending: Pending | undefined;

  constructor(private readonly view: TableView) {}

  /**
   * Draws what has changed. Nothing happens before the table is laid out.
   * @param lift the cards that hung on the pointer @param focused the pile that has the focus
   * @returns the way of the card that the player moved, if any, and the pile whose top gets the focus
   */
  add(change: Change, lift: Lift | undefined, focused: string | undefined): { to?: string | undefined; focus?: string | undefined } {
    const { frame, picture, game } = this.view;
    if (!frame || !picture) return {};
    const { before, ids, steps } = this.#pending ?? { before: hung(picture.positions, lift), ids: picture.ids, steps: [] };
    this.view.refresh();
    const acted = change.gesture.length === 1 && actionIn(game, change.gesture) !== undefined;
    const way = acted ? undefined : wayOf(change);
    // Who is elsewhere on the table stays there.
    const focus = focused === undefined || focused === way?.from || focused === way?.to ? way?.to : undefined;
    this.#pending = { before, ids, steps: [...steps, ...change.steps], focus };
    return { to: way?.to, focus };
  }

  /** Returns the movement that is to be shown, and forgets it. */
  take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }
}

/** Where the lifted cards hang, and all others lie: from there they glide on. */
function hung(positions: Positions, lift: Lift | undefined): Positions {
  if (!lift) return positions;
  const points = positions.get(lift.pile)!.map((home, index) => (index < lift.from ? home : away(home, lift)));
  return new Map(positions).set(lift.pile, points);
}

/** Where the card lay that the player moved, and where it lies now; what followed from it does not count. */
function wayOf({ kind, steps }: Change): Way | undefined {
  const moves = steps.filter((step) => step.type === 'move');
  const led = kind === 'undo' ? moves.at(-1) : moves[0];
  const card = led?.cards.at(-1);
  const way = moves.filter(({ cards }) => card !== undefined && cards.includes(card));
  return way[0] && { from: way[0].from, to: way.at(-1)!.to };
}
