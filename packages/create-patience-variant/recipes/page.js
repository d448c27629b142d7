/** The page of `npm run dev`: deals the recipe that is chosen, and again whenever a file is saved. Shows the mistakes of a wrong recipe. */
import '@patience/element/define';
import { wordsOf } from '@patience/core';
import { jsonFault } from '@patience/recipe';
import { readEach } from './recipes.js';

const game = /** @type {import('@patience/element').PatienceGame} */ (document.querySelector('patience-game'));
const choice = /** @type {HTMLSelectElement} */ (document.querySelector('select'));
const note = /** @type {HTMLElement} */ (document.querySelector('[role=alert]'));
const texts = /** @type {Readonly<Record<string, string>>} */ (
  import.meta.glob('./recipes/*.json', { eager: true, query: '?raw', import: 'default' })
);
/** @type {{ readonly id: string }[]} */
const recipes = [];
/** @type {ReturnType<typeof readEach>} */
const broken = [];
for (const [path, text] of Object.entries(texts)) {
  const id = path.replace(/^.*\/|\.json$/g, '');
  try {
    recipes.push({ id, ...JSON.parse(text) });
  } catch {
    broken.push({ id, variant: undefined, mistakes: [`${path}: ${jsonFault(text)}.`] });
  }
}
const all = [...readEach(recipes), ...broken];
choice.append(...all.map(({ id, variant }) => new Option(variant ? wordsOf(variant, navigator.language).name : id, id)));

function deal() {
  const { variant, mistakes } = all.find(({ id }) => id === choice.value) ?? {
    variant: undefined,
    mistakes: ['The folder recipes is empty.'],
  };
  game.hidden = !variant;
  if (variant) game.variant = variant;
  note.textContent = mistakes.join('\n');
  sessionStorage.setItem('chosen', choice.value);
}

const chosen = sessionStorage.getItem('chosen');
if (all.some(({ id }) => id === chosen)) choice.value = /** @type {string} */ (chosen);
choice.hidden = all.length < 2;
choice.addEventListener('change', deal);
deal();
