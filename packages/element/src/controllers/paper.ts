import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Box } from '../layout/fit.js';
import type { TableSession } from '../game/table-session.js';

/** What a table may take of a page of A4 or Letter, in CSS pixels: the rest is margins and the title. styles/modes.ts has the width too. */
const PAPER: Box = { width: 660, height: 760 };

/** The element that may be printed. */
export interface PaperHost extends ReactiveControllerHost {
  readonly ownerDocument: Document;
  readonly renderRoot: ParentNode;
  readonly session: Pick<TableSession, 'picture'> | undefined;
  /** The size in which the table is being printed; undefined: it is on the screen. */
  paper: Box | undefined;
  layOut(): void;
}

/** Lays the table out for a page while it is printed, whatever the size of the window is. */
export class Paper implements ReactiveController {
  #view: Window | null = null;

  constructor(private readonly host: PaperHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#view = this.host.ownerDocument.defaultView;
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.addEventListener(type, this.#print);
  }

  hostDisconnected(): void {
    for (const type of ['beforeprint', 'afterprint'] as const) this.#view?.removeEventListener(type, this.#print);
  }

  readonly #print = ({ type }: Event): void => {
    this.host.paper = type === 'beforeprint' ? PAPER : undefined;
    this.host.layOut();
    // The style sheet for paper makes the table as high as its cards.
    const bottom = this.host.session?.picture?.bottom;
    if (bottom !== undefined) this.host.renderRoot.querySelector<HTMLElement>('.table')?.style.setProperty('--_bottom', `${bottom}px`);
  };
}
