/** Is the name of a game too long for the bar of a phone in letters of the usual size? */
export const isLong = (name: string): boolean => name.length > 22;
