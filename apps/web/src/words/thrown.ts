/** What was thrown, in its own words; anything may be. */
export const wordsOfThrown = (error: unknown): string => (error instanceof Error ? error.message : String(error));
