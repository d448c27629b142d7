import type { ReactiveController } from 'lit';
import type { Box } from '../layout/fit.js';
import type { GameController } from './game-controller.js';

/** What a table may take of a page of A4 or Letter, in CSS pixels: the rest is margins and the title. styles/modes.ts has the width too. */
const PAPER: Box = { width: 660, height: 760 };

/** Lays the table out for a page while it is printed, whatever the size of the window is. */
export class Paper implements ReactiveController {
  #view: Window | null = null;

  constructor(private readonly controller: GameController) {
    controller.element.addController(this);
  }

  hostConnected(): void {
    this.#view = this.controller.element.ownerDocument.defaultView;
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.addEventListener(type, this.#print);
  }

  hostDisconnected(): void {
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.removeEventListener(type, this.#print);
  }

  readonly #print = ({ type }: Event): void => {
    this.controller.printBox = type === 'beforeprint' ? PAPER : undefined;
    this.controller.layOut();
    // The style sheet for paper makes the table as high as its cards.
    const bottom = this.controller.session?.view.picture?.bottom;
    if (bottom !== undefined)
      this.controller.element.renderRoot.querySelector<HTMLElement>('.table')?.style.setProperty('--_bottom', `${bottom}px`);
  };
}
