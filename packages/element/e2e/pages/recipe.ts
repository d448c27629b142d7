import { advise } from '@patience/element/advice';
import { packRecipe } from '@patience/recipe';

/**
 * The script of a page with a recipe: the solver advises in a worker, and a player who has won can pass the deal on, as a link to the app
 * that the page's address names. The author of the advice has seen the hidden cards, and has enough time for a slow machine.
 */
await customElements.whenDefined('patience-game');
const game = document.querySelector('patience-game')!;
advise(game, { worker: () => new Worker('/solver.js', { type: 'module' }), mode: 'thoughtful', time: 240_000 });
const app = new URLSearchParams(location.search).get('app')!;
const share = async (): Promise<void> => {
  const recipe = await packRecipe(await (await fetch(game.src!)).text());
  document.body.append(
    Object.assign(document.createElement('a'), { href: `${app}en/add/?seed=${game.seed}#recipe=${recipe}`, textContent: 'Link' }),
  );
};
game.result = { actions: [{ label: 'Share', run: () => void share() }] };
