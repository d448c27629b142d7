import type { Settings } from '../settings.js';
import { commandOf } from '../table/commands.js';

/** A key event and the element on which it was pressed. */
export interface KeptKey {
  readonly event: KeyboardEvent;
  readonly target: Element;
}

/** Stores the keys that are pressed on the table before the code for the keyboard is loaded. That code then handles them. */
export class EarlyKeys {
  readonly #kept: KeptKey[] = [];

  /** @param load loads the code for the keyboard; called for each key */
  constructor(
    private readonly element: Settings,
    private readonly load: () => void,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const { element } = this;
    const target = event.composedPath()[0] as Element;
    const ours = target.getRootNode() === element.shadowRoot;
    // After another key, Enter and Space must press the button that has the focus by then, so keep them too.
    const presses = ours && this.#kept.length > 0 && (event.key === 'Enter' || event.key === ' ');
    if (event.defaultPrevented || !(ours || !element.contains(target))) return;
    if (!presses && commandOf(event, !element.withoutLetterKeys) === undefined) return;
    this.#kept.push({ event, target });
    if (ours && event.key !== 'Escape') event.preventDefault();
    this.load();
  };

  /** Returns the stored keys and forgets them. */
  take(): KeptKey[] {
    return this.#kept.splice(0);
  }
}
