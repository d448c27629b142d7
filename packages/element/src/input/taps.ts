import type { TapHost } from './host.js';
import type { Spot } from '../table/spot.js';

/** Hands taps over to the lazy part, which knows where a tap sends a card. Until that is there, a tap chooses and the next one lays down. */
export class Taps {
  constructor(private readonly host: TapHost) {}

  /** @param spot what was tapped; undefined: the table beside its cards */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session, deferred } = this.host;
    if (deferred) deferred.tapsOf(this.host).tap(spot, event);
    else if (spot && session?.game.status === 'playing') session.touch(spot, (hand) => hand.tap(spot));
  };

  /** Taps what was clicked. */
  readonly click = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    this.tap(button ? this.host.session?.scene.spotOf(button) : undefined, event);
  };

  /** A press that lasts. True when that has chosen a card. */
  readonly hold = (spot: Spot, event: PointerEvent): boolean => this.host.deferred?.tapsOf(this.host).hold(spot, event) ?? false;

  /** A click beside the table, on a bar or its background. */
  readonly beside = (event: Event): void => this.host.deferred?.tapsOf(this.host).beside(event);
}
