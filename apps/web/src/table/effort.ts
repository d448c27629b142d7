/** What one look at a deal may cost: milliseconds, and bytes that a phone must be able to spare. */
export const SEARCH = { memory: 48e6, time: 1500, polish: 0 } as const;
