import type { PointerInput } from '../controllers/pointer-input.js';

/** The pointer events of one press on the table so far. */
export interface KeptPress {
  readonly table: Element;
  /** The element under the pointer when it went down. */
  readonly target: Element;
  readonly down: PointerEvent;
  /** The latest event of this pointer. */
  last: PointerEvent;
}

/** Stores a press on the table that begins before the code for dragging is loaded. That code then handles it. */
export class EarlyPress implements PointerInput {
  #press: KeptPress | undefined;
  #end: AbortController | undefined;

  /** @param load loads the code for dragging; called for each press */
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
      // A pointer that goes up on the button where it went down fires a click, which needs no code for dragging.
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

  /** Returns the stored press and forgets it. */
  take(): KeptPress | undefined {
    const press = this.#press;
    this.#end?.abort();
    this.#press = undefined;
    return press;
  }
}
