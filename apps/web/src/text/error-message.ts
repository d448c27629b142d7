/** Returns the message of anything that was thrown; it need not be an `Error`. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
