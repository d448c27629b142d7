/** A deal number that people can read to each other: up to seven digits. */
export const randomDealNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 10_000_000;
