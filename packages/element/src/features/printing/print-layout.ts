import type { ReactiveController } from 'lit';
import type { Box } from '../../layout/fit.js';
import type { TableActions } from '../../state/table-actions.js';

/** Largest size of a printed table on A4 or Letter, in CSS pixels, without margins and title. styles/modes.ts repeats the width. */
const PAPER: Box = { width: 660, height: 760 };

/** Computes the layout of the table for paper while it is printed, whatever the size of the window. */
export class PrintLayout implements ReactiveController {
  #view: Window | null = null;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
  }

  hostConnected(): void {
    this.#view = this.actions.element.ownerDocument.defaultView;
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.addEventListener(type, this.#print);
  }

  hostDisconnected(): void {
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.removeEventListener(type, this.#print);
  }

  readonly #print = ({ type }: Event): void => {
    this.actions.state.print(type === 'beforeprint' ? PAPER : undefined);
    this.actions.layOut();
    // Set the height of the table to that of its cards, for the print style sheet.
    const bottom = this.actions.state.session?.view.picture?.bottom;
    if (bottom !== undefined)
      this.actions.element.renderRoot.querySelector<HTMLElement>('.table')?.style.setProperty('--_bottom', `${bottom}px`);
  };
}
