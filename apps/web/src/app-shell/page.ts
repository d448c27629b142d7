import { LitElement } from 'lit';
import { start, type Shell, type TableShell } from './start.js';
import { nextTask } from './tasks.js';

/**
 * A page of the site as a component. It renders into the document itself, so that the site's style sheet and the ids of labels apply to it.
 * Its element has in the document what can be read before the script; the first rendering replaces that once the model is there.
 */
export abstract class Page<Model, Own = object, Begun extends TableShell = Shell<Own>> extends LitElement {
  protected shell!: Begun;
  protected model!: Model;
  /** Whether the page keeps the content of its document instead of rendering it. */
  protected readonly keepDocument: boolean = false;
  #opened: Promise<void> | undefined;

  /** Opens the model of the page. @param changed to be called after each change of the model */
  protected abstract open(shell: Begun, changed: () => void): Promise<Model>;

  /** Starts the parts that all pages share. A page that needs other texts than all others overrides it. */
  protected begin(): Promise<Begun> {
    return start() as Promise<TableShell> as Promise<Begun>;
  }

  override connectedCallback(): void {
    this.#opened ??= this.#open();
    super.connectedCallback();
  }

  /** A page that renders a part of its document only returns the element of that part. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override async scheduleUpdate(): Promise<void> {
    await this.#opened;
    if (!this.hasUpdated && !this.keepDocument) this.renderRoot.replaceChildren();
    await super.scheduleUpdate();
  }

  /** Moves the focus to an element of the page after the next rendering. */
  protected async focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Begins in a task of its own: together with the evaluation of the scripts it would hold up a phone. */
  async #open(): Promise<void> {
    await nextTask();
    this.shell = await this.begin();
    this.model = await this.open(this.shell, () => this.requestUpdate());
  }
}
