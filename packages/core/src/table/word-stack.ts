/** A stack of 32-bit words. It doubles its memory when it is full, so that pushing and popping mostly allocate nothing. */
export class WordStack {
  #words: Int32Array;
  /** Number of words on the stack. May be lowered, which drops the words above. */
  length = 0;

  /** @param room number of words before it grows; at least 1 */
  constructor(room: number) {
    this.#words = new Int32Array(room);
  }

  push(word: number): void {
    if (this.length === this.#words.length) this.#grow();
    this.#words[this.length++] = word;
  }

  /** Removes the last word and returns it. The stack must not be empty. */
  pop(): number {
    return this.#words[--this.length]!;
  }

  /** Returns the word at an index from the bottom. It must be on the stack, or have been there before the last pops. */
  at(index: number): number {
    return this.#words[index]!;
  }

  #grow(): void {
    const larger = new Int32Array(this.#words.length * 2);
    larger.set(this.#words);
    this.#words = larger;
  }
}
