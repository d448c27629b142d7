import { counterWord, nameSalt } from './keys.js';

/** The variant's own numbers, by name, and what they add to the position's key. A name is known from its first value on. */
export class Counters {
  readonly #names: string[] = [];
  readonly #indices = new Map<string, number>();
  #values: number[] = [];
  /** The last result of {@link values}, as long as it is valid: many positions share it. */
  #told: readonly number[] | undefined;

  /**
   * @param key the two halves of the position's key, kept up to date
   * @param records names of counters that are no part of a position
   */
  constructor(
    readonly key: Int32Array,
    readonly records: readonly string[] | undefined,
  ) {}

  /** Takes over what other counters say; the key knows it already. */
  copyFrom(source: Counters): void {
    this.#names.push(...source.#names);
    for (const [name, index] of source.#indices) this.#indices.set(name, index);
    this.#values = [...source.#values];
  }

  /** The index of a name, which is 0 if it was not known. */
  indexOf(name: string): number {
    let index = this.#indices.get(name);
    if (index === undefined) {
      index = this.#names.push(name) - 1;
      this.#indices.set(name, index);
      this.#values.push(0);
      this.#told = undefined;
    }
    return index;
  }

  nameOf(index: number): string {
    return this.#names[index]!;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  valueOf(name: string): number {
    const index = this.#indices.get(name);
    return index === undefined ? 0 : this.#values[index]!;
  }

  set(index: number, value: number): void {
    const name = this.#names[index]!;
    if (!this.records?.includes(name)) {
      const salt = nameSalt(name);
      const old = this.#values[index]!;
      this.key[0]! += counterWord(salt, value) - counterWord(salt, old);
      this.key[1]! += counterWord(~salt, value) - counterWord(~salt, old);
    }
    this.#values[index] = value;
    this.#told = undefined;
  }

  /** All values, in the order in which their names became known; undefined while there is none. */
  values(): readonly number[] | undefined {
    return this.#values.length > 0 ? (this.#told ??= [...this.#values]) : undefined;
  }

  /** Sets all to what they were; names that were not known then count 0. */
  restore(values: readonly number[] | undefined): void {
    if (values !== undefined && values === this.#told) return;
    for (let index = 0; index < this.#values.length; index++) {
      const value = values?.[index] ?? 0;
      if (value !== this.#values[index]) this.set(index, value);
    }
    if (values?.length === this.#values.length) this.#told = values;
  }

  /** All values but 0, by name. */
  all(): Record<string, number> {
    return Object.fromEntries(this.#names.map((name, i) => [name, this.#values[i]!] as const).filter(([, value]) => value !== 0));
  }
}
