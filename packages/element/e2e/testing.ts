/** Helpers for tests of other packages that play a table: the entry `@patience/element/testing`, which exists in this repository only. */
export { openForTests } from './open-site.js';
export { play, stateOf, type Hands } from './player.js';
export { wonGames, type WonGame } from './site.js';

/** Modules of pages with a table, for {@link openForTests}. */
export const PAGE_MODULES = {
  recipe: new URL('pages/recipe.ts', import.meta.url),
  solver: new URL('pages/solver.ts', import.meta.url),
};
