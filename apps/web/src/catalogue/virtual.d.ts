/// <reference types="vite/client" />

/** Written by build/catalogue.ts: one entry for each installed variant, sorted by id. */
declare module 'virtual:patience-catalogue' {
  export const installed: readonly unknown[];
}

/** Written by build/site.ts: addresses of the scripts that run in a sandbox. They are the trial of a module, the table, and the solver. */
declare module 'virtual:patience-sandbox' {
  export const trialAddress: string;
  export const guestAddress: string;
  export const solverAddress: string;
}
