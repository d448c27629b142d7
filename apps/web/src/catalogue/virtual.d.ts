/// <reference types="vite/client" />

/** Written by build/catalogue.ts: one entry for each installed variant, sorted by id. */
declare module 'virtual:patience-catalogue' {
  export const installed: readonly unknown[];
}
