import type { PointerInput } from '../controllers/pointer-input.js';

/** A press on the table as far as it has come. */
export interface KeptPress {
  readonly table: Element;
  /** What was pressed in the table. */
  readonly target: Element;
  readonly down: PointerEvent;
  /** The latest event of this pointer. */
  last: PointerEvent;
}

/** Keeps a press on the table that comes before the code for dragging is loaded, which then takes it over. */
export class EarlyPress implements PointerInput {
  #press: KeptPress | undefined;
  #end: AbortController | undefined;

  /** @param load called for each press: loads the code for dragging at once */
  constructor(private readonly load: () => void) {}

  readonly down = (down: PointerEvent): void => {
    this.take();
    const table = down.currentTarget as Element;
    const target = down.target as Element;
    const press: KeptPress = (this.#press = { table, target, down, last: down });
    const { signal } = (this.#end = new AbortController());
    const follow = (event: Event): void => {
      if (press.last.type === 'pointerup' || (event as PointerEvent).pointerId !== down.pointerId) return;
      press.last = event as PointerEvent;
      // A pointer that comes up on the button where it went down has clicked, which needs no code for dragging.
      if (event.type === 'pointercancel' || (event.type === 'pointerup' && event.composedPath().includes(target.closest('button')!)))
        this.take();
    };
    for (const type of ['pointermove', 'pointerup', 'pointercancel'])
      table.ownerDocument.defaultView!.addEventListener(type, follow, { capture: true, signal });
    this.load();
  };

  cancel(): void {
    this.take();
  }

  /** Returns the press that was kept, and forgets it. */
  take(): KeptPress | undefined {
    const press = this.#press;
    this.#end?.abort();
    this.#press = undefined;
    return press;
  }
}
