/** Returns a random deal number short enough to read aloud: up to six digits. */
export const randomDealNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
