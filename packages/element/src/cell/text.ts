/**
 * The script of a cell as one text: the element with all that it loads later. The build puts it here; from the sources there
 * is none.
 */
export const cellText = (): string => {
  throw new Error('cell: only the built element has its cell');
};
