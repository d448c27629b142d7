import type { PatienceGame } from '../patience-game.js';
import type { Spot } from '../view/scene.js';
import type { Drag } from './drag.js';

/** Two taps within this time are one double tap, in milliseconds. */
const TWICE = 350;

/** Clicks of mouse, finger, Enter and Space alike. A second one on the chosen card sends it where it is most useful. */
export class Taps {
  #last: { readonly pile: string; readonly at: number } | undefined;

  constructor(
    private readonly element: PatienceGame,
    private readonly drag: Drag,
  ) {}

  readonly click = (event: MouseEvent): void => {
    const { session, runner, party } = this.element;
    const pressed = this.drag.takePressed(event);
    if (!session || party.skip() || this.drag.swallows(event)) return;
    if (runner.running) return runner.stop();
    const button = (event.target as Element).closest('button');
    const spot = pressed ?? (button ? session.scene.spotOf(button) : undefined);
    if (!spot || session.game.status !== 'playing') return;
    session.touch(spot, this.#isTwice(spot, event));
  };

  /** Measured by when the taps were made, not by when a busy page came to them. */
  #isTwice(spot: Spot, { detail, timeStamp }: MouseEvent): boolean {
    const { chosen } = this.element.session!.hand;
    const soon = this.#last?.pile === spot.pile && timeStamp - this.#last.at < TWICE;
    const again = chosen?.pile === spot.pile && chosen.depth === spot.depth;
    // A tap on the chosen card sends it or lets it go: nothing is left to be tapped twice.
    this.#last = again ? undefined : { pile: spot.pile, at: timeStamp };
    return again && (detail === 0 || soon);
  }
}
