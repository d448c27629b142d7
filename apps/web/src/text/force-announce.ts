/**
 * Returns a text that screen readers announce even if it equals the one before: an equal text is changed by a no-break space,
 * because a live region whose text stays the same is not announced again.
 */
export const forceAnnounce = (text: string, before: string): string => (text === before ? `${text}\u00a0` : text);
