/** A card by its pile and how many lie on it; an empty place has depth 0. */
export interface Spot {
  readonly pile: string;
  readonly depth: number;
}
