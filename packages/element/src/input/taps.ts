import type { TableSession } from '../table/table-session.js';
import type { Spot } from '../view/scene.js';
import { toolbox, type Deferred } from '../deferred.js';
import { isEcho } from './echo.js';
import type { TapHost } from './host.js';

/** Two taps within this time are one double tap, in milliseconds. */
const TWICE = 350;

/**
 * Taps of mouse, finger, Enter and Space alike. Where one tap moves, it sends the card to its best place; else it chooses, and a
 * second one on the chosen card sends it.
 */
export class Taps {
  #last: { readonly pile: string; readonly at: number } | undefined;
  /** The last tap that moved cards by itself. */
  #moved: PointerEvent | undefined;

  constructor(private readonly host: TapHost) {}

  /** @param spot what was tapped, if it was a card or a place */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session, autoplay, celebration } = this.host;
    if (!session || celebration.skip()) return;
    if (autoplay?.running) return autoplay.stop();
    if (!spot || session.game.status !== 'playing') return;
    const { deferred } = this.host;
    if (deferred && this.#sends(event)) return this.#send(deferred, session, spot, event as PointerEvent);
    const twice = this.#isTwice(spot, event);
    session.touch(spot, (hand) => (twice ? hand.send(spot) : hand.tap(spot)));
  };

  /** Where one tap moves, a second one at the same point would too: that of a trembling finger is not heard. */
  #send(deferred: Deferred, session: TableSession, spot: Spot, event: PointerEvent): void {
    const acts = session.hand.actionAt(spot.pile) !== undefined;
    if (!acts && isEcho(event, this.#moved)) return;
    session.touch(spot, (hand) => {
      const outcome = deferred.go(toolbox, hand, spot, event.timeStamp);
      if (outcome.kind === 'played' && !acts) this.#moved = event;
      return outcome;
    });
  }

  /** A press that lasts: where one tap would move, this chooses. True when it did. */
  readonly hold = (spot: Spot, event: PointerEvent): boolean => this.#sends(event) && this.host.session!.hold(spot);

  /** Does one tap move? By itself that of a finger does, unless the patience says otherwise; keys always choose first. */
  #sends(event: MouseEvent): boolean {
    const { taps, session } = this.host;
    if (!event.type.startsWith('pointer') || taps === 'two') return false;
    return taps === 'one' || (!session?.game.variant.taps && (event as PointerEvent).pointerType === 'touch');
  }

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
