/** Messages that a guest may send in a second. A table that plays a game to its end sends up to thirty. */
const MESSAGES_PER_SECOND = 100;
/**
 * Largest number of UTF-16 units that a guest may send at once, and increase of its allowance per second. A message about a long game has
 * 30,000.
 */
const BURST = 4_000_000;
const PER_SECOND = 1_000_000;

/**
 * Limits the messages of a guest before they are parsed. Parsing a million units takes about 15 milliseconds for numbers and 100 for nested
 * brackets, so a guest within its budget takes at most a tenth of the page's time.
 */
export class MessageBudget {
  #second = 0;
  #count = 0;
  #left = BURST;
  #time: number;

  /** @param now milliseconds */
  constructor(now: number) {
    this.#time = now;
  }

  /** Charges a message to the budget. Returns false when it is over the budget. @param now milliseconds */
  allows(length: number, now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) [this.#second, this.#count] = [second, 0];
    this.#left = Math.min(BURST, this.#left + ((now - this.#time) / 1000) * PER_SECOND) - length;
    this.#time = now;
    return ++this.#count <= MESSAGES_PER_SECOND && this.#left >= 0;
  }
}
