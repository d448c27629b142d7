/** Additions of a page to the result of a won game. */
export interface GameResult {
  /** Lines such as the best time before: a name and a value. */
  readonly lines?: readonly (readonly [name: string, value: string])[];
  /** More buttons, such as one that shares the game. */
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
}
