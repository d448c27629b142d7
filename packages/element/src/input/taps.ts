import type { Spot } from '../view/scene.js';
import type { TapHost } from './host.js';

/** Two taps within this time are one double tap, in milliseconds. */
const TWICE = 350;

/** Taps of mouse, finger, Enter and Space alike. A second one on the chosen card sends it where it is most useful. */
export class Taps {
  #last: { readonly pile: string; readonly at: number } | undefined;

  constructor(private readonly host: TapHost) {}

  /** @param spot what was tapped, if it was a card or a place */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session, autoplay, celebration } = this.host;
    if (!session || celebration.skip()) return;
    if (autoplay.running) return autoplay.stop();
    if (!spot || session.game.status !== 'playing') return;
    session.touch(spot, this.#isTwice(spot, event));
  };

  /** Measured by when the taps were made, not by when a busy page came to them. */
  #isTwice(spot: Spot, { type, detail, timeStamp }: MouseEvent): boolean {
    const { chosen } = this.host.session!.hand;
    const soon = this.#last?.pile === spot.pile && timeStamp - this.#last.at < TWICE;
    const again = chosen?.pile === spot.pile && chosen.depth === spot.depth;
    // A tap on the chosen card sends it or lets it go: nothing is left to be tapped twice.
    this.#last = again ? undefined : { pile: spot.pile, at: timeStamp };
    return again && (soon || (type === 'click' && detail === 0));
  }
}
