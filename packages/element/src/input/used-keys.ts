/** Keys with which browsers press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

/**
 * Stops the propagation of keys that the element uses, so that shortcuts of the page do not get them: all keys in a sheet, and on the table
 * the commands and the keys that press a card. All other keys reach the page.
 */
export class UsedKeys {
  /** Codes of the keys that are down and whose keyup the page must not get either. */
  readonly #kept = new Set<string>();

  /** @param press handles a key on the table and prevents its default if it is used */
  constructor(private readonly press: (event: KeyboardEvent) => void) {}

  readonly down = (event: KeyboardEvent): void => {
    const { defaultPrevented: before, key, code } = event;
    this.press(event);
    const used = event.defaultPrevented && !before;
    if (!used && !isInSheet(event) && !(PRESSING.has(key) && isOnButton(event))) return;
    event.stopPropagation();
    this.#kept.add(code);
  };

  readonly up = (event: KeyboardEvent): void => {
    if (this.#kept.delete(event.code) || isInSheet(event)) event.stopPropagation();
  };
}

const isInSheet = ({ target }: Event): boolean => (target as Element).closest('dialog') !== null;
/** Slotted buttons belong to the page. */
const isOnButton = ({ target, currentTarget }: Event): boolean =>
  (currentTarget as Element).contains((target as Element).closest('button'));
