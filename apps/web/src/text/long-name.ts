/** Tells whether the name of a game is too long for the bar of a phone at the usual font size. */
export const isLongName = (name: string): boolean => name.length > 20;
