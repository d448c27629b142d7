/** Replaces core's `en-reasons.ts` in the file for script tags. A module of its own, because core reads it when it starts. */
export const reasons = {};
