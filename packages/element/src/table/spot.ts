/** A card, by its pile and the number of cards on it. An empty slot has depth 0. */
export interface Spot {
  readonly pile: string;
  readonly depth: number;
}
