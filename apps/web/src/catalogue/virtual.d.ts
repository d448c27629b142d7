/// <reference types="vite/client" />

/** Written by build/catalogue.ts: one entry for each installed variant, sorted by id. */
declare module 'virtual:patience-catalogue' {
  export const installed: readonly unknown[];
}

/** Written by build/site.ts: where the script is that tries a module in a cell. */
declare module 'virtual:patience-cell' {
  export const trialAddress: string;
}
