import type { Settings } from '../settings.js';
import { commandOf } from '../table/commands.js';

/** A key that was pressed, and on what. */
export interface KeptKey {
  readonly event: KeyboardEvent;
  readonly target: Element;
}

/** Keeps the keys pressed on the table before the code for the keyboard is loaded, which then takes them over. */
export class EarlyKeys {
  readonly #kept: KeptKey[] = [];

  /** @param load called for each key: loads the code for the keyboard at once */
  constructor(
    private readonly element: Settings,
    private readonly load: () => void,
  ) {}

  readonly press = (event: KeyboardEvent): void => {
    const { element } = this;
    const target = event.composedPath()[0] as Element;
    const ours = target.getRootNode() === element.shadowRoot;
    // After another key, Enter and Space press what has the focus by then.
    const presses = ours && this.#kept.length > 0 && (event.key === 'Enter' || event.key === ' ');
    if (event.defaultPrevented || !(ours || !element.contains(target))) return;
    if (!presses && commandOf(event, !element.withoutLetterKeys) === undefined) return;
    this.#kept.push({ event, target });
    if (ours && event.key !== 'Escape') event.preventDefault();
    this.load();
  };

  /** Returns the keys that were kept, and forgets them. */
  take(): KeptKey[] {
    return this.#kept.splice(0);
  }
}
