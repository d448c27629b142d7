import type { SearchOptions } from '@patience/solver';

/** Limits of the search of one deal: milliseconds, and bytes of memory that a phone can spare. */
export const SEARCH = { memory: 48e6, time: 1500, polish: 0 } as const satisfies SearchOptions;

/** Limits of the search for moves that are shown to the player: as {@link THOROUGH}, and the moves are shortened in the rest of the time. */
export const SHORTENED = { memory: 64e6, time: 4000 } as const satisfies SearchOptions;

/** Limits of the search of a position for which the player waits and sees the progress. */
export const THOROUGH = { memory: 64e6, time: 4000, polish: 0 } as const satisfies SearchOptions;
