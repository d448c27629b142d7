/** Written by build/site.ts: ids of the installed patiences whose rules are all data. */
declare module 'virtual:patience-data-variants' {
  export const dataVariants: readonly string[];
}
