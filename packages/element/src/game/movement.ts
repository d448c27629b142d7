import type { Change, Step } from '@patience/core';
import { actionIn } from '../table/actions.js';
import type { Positions } from '../view/animator.js';
import type { Picture } from '../view/picture.js';
import type { Lift } from '../view/scene.js';
import { away, type TableView } from '../view/table-view.js';

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

/** Turns changes of the game into a new picture and the animation that leads to it. */
export class Movement {
  #pending: Pending | undefined;

  constructor(private readonly view: TableView) {}

  /**
   * Computes the picture after a change. Does nothing before the table has a layout.
   * @param lift the cards on the pointer @param focused the pile that has the focus
   * @returns the destination of the card that the player moved, and the pile whose top card gets the focus
   */
  add(change: Change, lift: Lift | undefined, focused: string | undefined): { to?: string | undefined; focus?: string | undefined } {
    const { frame, picture, game } = this.view;
    if (!frame || !picture) return {};
    const { before, ids, steps } = this.#pending ?? { before: hung(picture.positions, lift), ids: picture.ids, steps: [] };
    this.view.refresh();
    const acted = change.gesture.length === 1 && actionIn(game, change.gesture) !== undefined;
    const way = acted ? undefined : wayOf(change);
    // Leave the focus where it is if it is on another pile.
    const focus = focused === undefined || focused === way?.from || focused === way?.to ? way?.to : undefined;
    this.#pending = { before, ids, steps: [...steps, ...change.steps], focus };
    return { to: way?.to, focus };
  }

  /** Returns the pending animation and forgets it. */
  take(): Pending | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }
}

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
