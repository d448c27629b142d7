import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { nextTask } from '@patience/web/app-shell/tasks.js';
import type { WorkshopWords } from '../words/index.js';
import type { Change, Workbench } from '../workbench.js';
import type { Workshop } from '../workshop.js';

let lastTurn: Promise<void> = Promise.resolve();

/** Waits for a task of one's own after those of all who asked before. */
export const nextTurn = (): Promise<void> => (lastTurn = lastTurn.then(nextTask));

/**
 * A part of the workshop's page as a component. It renders into the document itself, so that the site's style sheet and the ids of labels apply
 * to it. After an edit Lit renders each part in a task of its own, in the order of the page, so that no task takes long.
 */
export abstract class WorkshopPart extends LitElement {
  static override readonly properties: Readonly<Record<string, { attribute: false } | { state: true }>> = {
    workshop: { attribute: false },
  };
  declare workshop: Workshop;
  /** Whether the player has opened the part. */
  protected isOpen = false;
  #follows = false;

  protected get bench(): Workbench {
    return this.workshop.bench;
  }

  protected get words(): WorkshopWords {
    return this.workshop.words;
  }

  /** Renders the part at once, for a caller who then moves the focus or reads what is shown. */
  draw(): void {
    this.requestUpdate();
    this.performUpdate();
  }

  /** Follows a change of the workbench. */
  protected follow(change: Change): void {
    if (change !== 'list') this.requestUpdate();
  }

  /** Waits until the part may render. */
  protected turn(): Promise<void> {
    return nextTurn();
  }

  /**
   * Renders a part with a title that opens it. What is in it is left out until then, because it takes a while.
   * @param id of the element @param content renders what is in the part
   */
  protected closable(id: string, title: string, content: () => unknown, isShown = this.isOpen): TemplateResult {
    return html`<details class="part" id=${id} @toggle=${this.toggle}>
      <summary><h2>${title}</h2></summary>
      ${isShown ? content() : nothing}
    </details>`;
  }

  /** Listener of a collapsible element that is the whole part. */
  protected readonly toggle = ({ target }: Event): void => {
    const { open } = target as HTMLDetailsElement;
    if (open === this.isOpen) return;
    this.isOpen = open;
    this.draw();
    void this.toggled();
  };

  /** Begins or ends the work of a part that was opened or closed. */
  protected toggled(): void | Promise<void> {}

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#follows) return;
    this.#follows = true;
    this.workshop.bench.onChange((change) => this.follow(change));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.turn();
    await super.scheduleUpdate();
  }
}

/** Waits for the next frame. */
const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

/** A part whose results arrive many times in a second: it renders once a frame. Its first rendering comes after the parts above it, so that it stays in its place. */
export abstract class FramePart extends WorkshopPart {
  protected override turn(): Promise<void> {
    return this.hasUpdated ? nextFrame() : nextTurn();
  }
}

/** Time in milliseconds without edits before open parts compare and play games. */
const BEFORE_WORK = 600;

/** A part about the patience on the table that shows it, and works on it, as soon as edits rest. */
export abstract class WorkingPart extends FramePart {
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Begins to work on the patience on the table; a part without such work does nothing. */
  protected work(): void | Promise<void> {}

  protected override follow(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      void this.work();
      this.requestUpdate();
    }, BEFORE_WORK);
  }
}
