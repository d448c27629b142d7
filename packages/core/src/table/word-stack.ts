/** A stack of 32-bit words that grows as it must: pushing and popping allocate nothing most of the time. */
export class WordStack {
  #words: Int32Array;
  /** Number of words on the stack. May be lowered, which drops the words above. */
  length = 0;

  /** @param room for so many words before it grows; at least 1 */
  constructor(room: number) {
    this.#words = new Int32Array(room);
  }

  push(word: number): void {
    if (this.length === this.#words.length) this.#grow();
    this.#words[this.length++] = word;
  }

  /** The last word; there must be one. */
  pop(): number {
    return this.#words[--this.length]!;
  }

  /** The word so many above the bottom; it must be there, or have been until the last pops. */
  at(index: number): number {
    return this.#words[index]!;
  }

  #grow(): void {
    const larger = new Int32Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }
}
