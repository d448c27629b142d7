import { counterWord, nameSalt } from './keys.js';

/** The counters of a variant by name, and their part of the position's key. A counter gets its index when it is first set. */
export class Counters {
  readonly #names: string[] = [];
  readonly #indices = new Map<string, number>();
  #values: number[] = [];
  /** The last result of {@link values}, as long as it is valid. Many positions share it. */
  #shared: readonly number[] | undefined;

  /**
   * @param key the two halves of the position's key, which the counters update
   * @param records names of counters that do not belong to the position
   */
  constructor(
    readonly key: Int32Array,
    readonly records: readonly string[] | undefined,
  ) {}

  /** Copies all counters of another table. The key must be copied already. */
  copyFrom(source: Counters): void {
    this.#names.push(...source.#names);
    for (const [name, index] of source.#indices) this.#indices.set(name, index);
    this.#values = [...source.#values];
  }

  /** Returns the index of a counter. A new counter gets the next index and the value 0. */
  indexOf(name: string): number {
    let index = this.#indices.get(name);
    if (index === undefined) {
      index = this.#names.push(name) - 1;
      this.#indices.set(name, index);
      this.#values.push(0);
      this.#shared = undefined;
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
    this.#shared = undefined;
  }

  /** Returns all values by index; undefined while there is no counter. */
  values(): readonly number[] | undefined {
    return this.#values.length > 0 ? (this.#shared ??= [...this.#values]) : undefined;
  }

  /** Restores earlier values. Counters that did not exist then become 0. */
  restore(values: readonly number[] | undefined): void {
    if (values !== undefined && values === this.#shared) return;
    for (let index = 0; index < this.#values.length; index++) {
      const value = values?.[index] ?? 0;
      if (value !== this.#values[index]) this.set(index, value);
    }
    if (values?.length === this.#values.length) this.#shared = values;
  }

  /** Returns all values other than 0 by name. */
  all(): Record<string, number> {
    return Object.fromEntries(this.#names.map((name, i) => [name, this.#values[i]!] as const).filter(([, value]) => value !== 0));
  }
}
