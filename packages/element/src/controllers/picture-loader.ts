import { unsafeCSS, type CSSResult } from 'lit';
import { deckOf, fetchPictures, PICTURED, pictures } from '../faces/pictured.js';
import type { AdoptedStyles } from '../styles/adopted-styles.js';
import type { GameController } from './game-controller.js';

/** Style sheet of the pictures, shared by all elements. */
let pictureStyles: CSSResult | undefined;

/**
 * Loads the pictures of court cards when they are visible: on large cards and for the German deck. Card backs and table cloths come with
 * them.
 */
export class PictureLoader {
  /** Whether the pictures are loaded or requested. */
  #asked = false;

  constructor(
    private readonly controller: GameController,
    private readonly styles: AdoptedStyles,
  ) {}

  /** Loads the pictures if the table needs them. */
  look(): void {
    const { element, session } = this.controller;
    const { faces, back, cloth } = element;
    const frame = session?.view.frame;
    if (this.#asked || !(deckOf(faces) || back || cloth || (frame && frame.cardWidth >= PICTURED))) return;
    this.#asked = true;
    void fetchPictures().then(() => {
      const loaded = pictures();
      this.#asked = loaded !== undefined;
      if (!loaded) return;
      this.styles.add((pictureStyles ??= unsafeCSS(loaded.pictureStyles)));
      this.controller.session?.view.redraw();
      element.requestUpdate();
    });
  }
}
