/** Returns a random deal number short enough to read aloud: up to seven digits. */
export const randomDealNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 10_000_000;
