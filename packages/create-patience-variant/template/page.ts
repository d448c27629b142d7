/** The page of `npm run dev`: the game as it is in the editor, with the same deal whenever a file is saved. */
import '@patience/element/define';
import variant from './src/index.js';

const game = document.querySelector('patience-game')!;
game.variant = variant;
// While a rule breaks the deal there is none to ask for its number.
let seed: typeof game.dealNumber;
game.addEventListener('patience-ready', () => (seed = game.dealNumber));

import.meta.hot?.accept('./src/index.js', (module) => {
  if (!module) return;
  game.seed = seed;
  game.variant = (module as unknown as { default: typeof variant }).default;
});
