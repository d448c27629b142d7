/** Messages that a guest may send at once, and increase of its allowance per second. A table that plays a game to its end sends up to thirty a second. */
const MESSAGES = 100;
const MESSAGES_PER_SECOND = 40;
/**
 * Largest number of UTF-16 units that a guest may send at once, and increase of its allowance per second. A message about a long game has
 * 30,000.
 */
const BURST = 4_000_000;
const PER_SECOND = 1_000_000;

/**
 * Limits the messages of a guest before they are parsed. Parsing a million units takes about 15 milliseconds for numbers and 100 for nested
 * brackets, so reading the messages of a guest within its budget takes at most a tenth of the page's time.
 */
export class MessageBudget {
  #messages = MESSAGES;
  #left = BURST;
  #time: number;

  /** @param now milliseconds */
  constructor(now: number) {
    this.#time = now;
  }

  /** Charges a message to the budget. Returns false when it is over the budget. @param now milliseconds */
  allows(length: number, now: number): boolean {
    const seconds = (now - this.#time) / 1000;
    this.#messages = Math.min(MESSAGES, this.#messages + seconds * MESSAGES_PER_SECOND) - 1;
    this.#left = Math.min(BURST, this.#left + seconds * PER_SECOND) - length;
    this.#time = now;
    return this.#messages >= 0 && this.#left >= 0;
  }
}
