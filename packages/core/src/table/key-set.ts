/** A set of 64-bit keys, each in two 32-bit halves. Open addressing in typed arrays that double when half full. */
export class KeySet {
  #size = 0;
  #mask = (1 << 12) - 1;
  #one = new Int32Array(this.#mask + 1);
  #two = new Int32Array(this.#mask + 1);
  /** Whether the key of two zeros is in the set. In the arrays two zeros mark an empty place. */
  #zero = false;

  get size(): number {
    return this.#size + (this.#zero ? 1 : 0);
  }

  /** Adds a key. @returns false when the key was in the set already */
  add(one: number, two: number): boolean {
    if (one === 0 && two === 0) {
      const isNew = !this.#zero;
      this.#zero = true;
      return isNew;
    }
    if (!this.#put(one, two)) return false;
    this.#size++;
    if (this.#size * 2 > this.#mask) this.#grow();
    return true;
  }

  #put(one: number, two: number): boolean {
    let place = one & this.#mask;
    while (this.#one[place] !== 0 || this.#two[place] !== 0) {
      if (this.#one[place] === one && this.#two[place] === two) return false;
      place = (place + 1) & this.#mask;
    }
    this.#one[place] = one;
    this.#two[place] = two;
    return true;
  }

  #grow(): void {
    const [ones, twos] = [this.#one, this.#two];
    this.#mask = this.#mask * 2 + 1;
    this.#one = new Int32Array(this.#mask + 1);
    this.#two = new Int32Array(this.#mask + 1);
    for (let i = 0; i < ones.length; i++) if (ones[i] !== 0 || twos[i] !== 0) this.#put(ones[i]!, twos[i]!);
  }
}
