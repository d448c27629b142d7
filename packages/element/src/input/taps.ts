import type { GameController } from '../controllers/game-controller.js';
import type { Spot } from '../table/spot.js';
import type { TapReader } from './tap-reader.js';

/** Hands taps over to the reader, which knows where a tap sends a card. Until that is loaded, a tap chooses and the next one lays down. */
export class Taps {
  reader: TapReader | undefined;

  constructor(private readonly controller: GameController) {}

  /** @param spot what was tapped; undefined: the table beside its cards */
  readonly tap = (spot: Spot | undefined, event: MouseEvent): void => {
    const { session } = this.controller;
    if (this.reader) this.reader.tap(spot, event);
    else if (spot && session?.game.status === 'playing') session.touch(spot, (selection) => selection.tap(spot));
  };

  /** Taps what was clicked. */
  readonly click = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    this.tap(button ? this.controller.session?.view.scene.spotOf(button) : undefined, event);
  };

  /** A press that lasts. True when that has chosen a card. */
  readonly hold = (spot: Spot, event: PointerEvent): boolean => this.reader?.hold(spot, event) ?? false;
}
