/** The page of `npm run dev`: deals the recipe that is chosen, and again whenever a file is saved. */
import '@patience/element/define';
import { wordsOf } from '@patience/core';
import { readRecipes } from './recipes.js';

const game = /** @type {import('@patience/element').PatienceGame} */ (document.querySelector('patience-game'));
const choice = /** @type {HTMLSelectElement} */ (document.querySelector('select'));
const recipes = /** @type {Readonly<Record<string, { readonly id: string }>>} */ (
  import.meta.glob('./recipes/*.json', { eager: true, import: 'default' })
);
const variants = readRecipes(Object.values(recipes));
choice.append(...variants.map((variant) => new Option(wordsOf(variant, navigator.language).name, variant.id)));

function deal() {
  game.variant = variants.find(({ id }) => id === choice.value) ?? variants[0];
  sessionStorage.setItem('chosen', choice.value);
}

const chosen = sessionStorage.getItem('chosen');
if (variants.some(({ id }) => id === chosen)) choice.value = /** @type {string} */ (chosen);
choice.hidden = variants.length < 2;
choice.addEventListener('change', deal);
deal();
