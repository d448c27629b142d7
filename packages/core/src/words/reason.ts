/** The reason why something cannot be done: a key of the words and its details. `say` makes the sentence. */
export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
