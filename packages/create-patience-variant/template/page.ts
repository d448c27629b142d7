/** The page of `npm run dev`: shows the patience with the same deal whenever a file is saved. */
import '@patience/element/define';
import variant from './src/index.js';

const game = document.querySelector('patience-game')!;
game.variant = variant;
// The deal number before the last change. It is kept while a mistake in the rules prevents a deal.
let seed: typeof game.dealNumber;
game.addEventListener('patience-ready', () => (seed = game.dealNumber));

import.meta.hot?.accept('./src/index.js', (module) => {
  if (!module) return;
  game.seed = seed;
  game.variant = (module as unknown as { default: typeof variant }).default;
});
