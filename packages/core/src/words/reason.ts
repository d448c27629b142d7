/** The reason why something is impossible: the key of its sentence, and details. `say` returns the sentence. */
export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}
