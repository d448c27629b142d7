/**
 * Tells whether an error means that the browser has ended by itself: its driver then forgets the session. Small browsers on a virtual display
 * do so from time to time.
 * @param {unknown} error
 */
export const isBrowserLost = (error) => error instanceof Error && error.name === 'NoSuchSessionError';
