import type { ReactiveController } from 'lit';
import type { TableActions } from '../../state/table-actions.js';
import { positionOf } from '../dialogs/position-result.js';
import { celebrate, type FitPicture } from './celebrate.js';
import type { TableView } from '../../view/table-view.js';

/** Celebrates a won game: its cards form a picture, which stays until the first touch. */
export class Celebration implements ReactiveController {
  #end: AbortController | undefined;
  #moving = false;
  #fit: FitPicture | undefined;

  constructor(private readonly actions: TableActions) {
    actions.element.addController(this);
    actions.onInterrupt((by) => by === 'change' && this.skip());
  }

  hostDisconnected(): void {
    this.skip();
  }

  hostUpdated(): void {
    const result = this.#fit && this.actions.element.renderRoot.querySelector<HTMLElement>('.result');
    if (result) this.#fit!(positionOf(result));
  }

  /** Whether the celebration moves or its picture is on the table. */
  get on(): boolean {
    return this.#end !== undefined;
  }

  /** Whether cards are still moving. */
  get moving(): boolean {
    return this.#moving;
  }

  /** Handles a press of the player: ends the flights to the foundations, or else the celebration. Returns false when there is neither. */
  hurry({ animator }: TableView): boolean {
    if (!this.#end || !animator.waiting) return this.skip();
    animator.finish();
    return true;
  }

  /** Ends the celebration. Returns false when there is none. */
  skip(): boolean {
    if (!this.#end) return false;
    this.#end.abort();
    this.#end = this.#fit = undefined;
    this.#moving = false;
    this.actions.requestUpdate();
    return true;
  }

  async start(view: TableView): Promise<void> {
    const { element, motionLevel } = this.actions;
    this.skip();
    if (!view.frame || motionLevel === 'none') return;
    const end = (this.#end = new AbortController());
    this.#moving = motionLevel === 'full';
    await element.updateComplete;
    const table = element.renderRoot.querySelector('.table');
    const fit = table ? await celebrate(view, table, end.signal) : undefined;
    if (this.#end !== end) return;
    this.#fit = fit;
    this.#moving = false;
    element.requestUpdate();
  }
}
