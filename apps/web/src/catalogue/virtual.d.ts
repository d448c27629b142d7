/// <reference types="vite/client" />

/** Written by build/catalogue.ts: one entry for each installed variant, sorted by id. */
declare module 'virtual:patience-catalogue' {
  export const installed: readonly unknown[];
}

/** Written by build/site.ts: where the scripts of cells are: one tries a module, one is its table, one its solver. */
declare module 'virtual:patience-cell' {
  export const trialAddress: string;
  export const tableAddress: string;
  export const solverAddress: string;
}
