import type { GameController } from '../controllers/game-controller.js';
import type { Spot } from '../table/spot.js';
import type { TapReader } from './tap-reader.js';

/** Passes taps to the {@link TapReader}. Until that is loaded, a tap chooses a card and the next one lays it. */
export class Taps {
  reader: TapReader | undefined;

  constructor(private readonly controller: GameController) {}

  /** @param spot the tapped card or slot; undefined beside the cards */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session } = this.controller;
    if (this.reader) this.reader.tap(spot, event);
    else if (spot && session?.game.status === 'playing') session.touch(spot, (selection) => selection.tap(spot));
  };

  /** Taps the clicked card or slot. */
  readonly click = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    this.tap(button ? this.controller.session?.view.scene.spotOf(button) : undefined, event);
  };

  /** Handles a long press. Returns true when it chose a card. */
  readonly hold = (spot: Spot, event: PointerEvent): boolean => this.reader?.hold(spot, event) ?? false;
}
