/** Name of the error that every request gets after a browser has ended by itself. */
export const BROWSER_LOST = 'BrowserLost';

/** Tells whether an error means that the browser has ended by itself. @param {unknown} error */
export const isBrowserLost = (error) => error instanceof Error && error.name === BROWSER_LOST;
