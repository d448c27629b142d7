/** Pointers on the table. */
export interface PointerInput {
  readonly down: (event: PointerEvent) => void;
  /** Lets go of everything without laying down. */
  cancel(): void;
}
