import { unsafeCSS, type CSSResult, type ReactiveController } from 'lit';
import { deckOf, fetchPictures, PICTURED, pictures } from '../faces/pictured.js';
import type { Settings } from '../settings.js';
import type { AdoptedStyles } from '../styles/adopted-styles.js';
import type { TableView } from './table-view.js';

/** Style sheet of the pictures, shared by all elements. */
let pictureStyles: CSSResult | undefined;

/**
 * Loads the pictures of court cards when they are visible: on large cards and for the German deck. Card backs and table cloths come with
 * them.
 */
export class PictureLoader implements ReactiveController {
  /** Whether the pictures are loaded or requested. */
  #asked = false;

  /** @param view returns what is on the table */
  constructor(
    private readonly element: Settings,
    private readonly styles: AdoptedStyles,
    private readonly view: () => TableView | undefined,
  ) {
    element.addController(this);
  }

  hostUpdated(): void {
    const { faces, back, cloth } = this.element;
    const view = this.view();
    if (this.#asked || !view?.picture) return;
    if (!(deckOf(faces) || back || cloth || view.picture.frame.cardWidth >= PICTURED)) return;
    this.#asked = true;
    void fetchPictures().then(() => {
      const loaded = pictures();
      this.#asked = loaded !== undefined;
      if (!loaded) return;
      this.styles.add((pictureStyles ??= unsafeCSS(loaded.pictureStyles)));
      this.view()?.redraw();
      this.element.requestUpdate();
    });
  }
}
