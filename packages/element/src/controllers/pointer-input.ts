/** Handles pointers on the table. */
export interface PointerInput {
  readonly down: (event: PointerEvent) => void;
  /** Ends a press or a drag without playing a move. */
  cancel(): void;
}
