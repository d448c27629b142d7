/** The keys by which browsers press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);

/**
 * Keeps keys that the element uses from the shortcuts of its page: all that is typed in a sheet, and on the table the commands
 * and the keys that press a card. All others reach the page.
 */
export class UsedKeys {
  /** Keys that are down and are kept from the page, by their codes. */
  readonly #kept = new Set<string>();

  /** @param press what the table does with a key; of a key that it uses it prevents the default */
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
/** What the page puts into slots are buttons of the page. */
const isOnButton = ({ target, currentTarget }: Event): boolean =>
  (currentTarget as Element).contains((target as Element).closest('button'));
