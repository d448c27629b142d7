import '../../styles/page.css';
import '../../styles/settings.css';
import { Game, type SavedGame } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { html, nothing, render } from 'lit';
import { readFittingDeal } from '../../address/deal.js';
import { decodeGame } from '../../share/code.js';
import { recipeCode, splitCodes } from '../../share/watch-code.js';
import { keepRunningGame, rulesSum, runningGame } from '../../store/running-games.js';
import { SHARED_GAME } from '../../table/address.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { addVariant, deleteGames, fetchText, removeVariant } from '../../added/add.js';
import { moduleAddress } from '../../added/module-address.js';
import type { GoodRecipe, RecipeResult } from '../../added/recipe.js';
import { recipeForm } from './recipe-form.js';
import { RECIPE_QUOTA } from '../../added/recipe-quota.js';
import { recipeView, type RecipeShown } from './recipe-view.js';
import { nameOf } from '../../catalogue/names.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import type { AddedRecord } from '../../store/records.js';
import { counted, fill } from '../../text/fill.js';

/** Values for the message that no more recipes can be stored. */
const recipeLimits = { n: RECIPE_QUOTA.recipes, size: RECIPE_QUOTA.size / 1e6 };
/** Largest accepted recipe, in bytes. */
const LARGEST_RECIPE = 400_000;

const shell = await start();
const { lang, root, words: all } = shell;
const words = all.add;
const view = document.getElementById('view')!;
const workshop = pageAddress(shell, 'workshop/');
const store = await openStore(shell);
let records: readonly AddedRecord[] = await store.all('added');
let message = '';
let wrong = false;
let busy = false;
/** The recipe in the preview, the address that it came from, and the address of the workshop with it. */
let shown:
  | (RecipeShown & { readonly from: string; readonly workshop: string; /** Whether the link brought moves. */ readonly watched: boolean })
  | undefined;
/** Mistakes of the recipe that was entered last. */
let mistakes: readonly string[] = [];
/** The variant that was removed last, if some of its games are still stored. */
let leftOver: { readonly id: string; readonly games: number } | undefined;

function draw(): void {
  render(
    html`${
      shown
        ? recipeView(shell, shown, new URLSearchParams(location.search), {
            keep: () => void keep(),
            close: closePreview,
            workshop: shown.workshop,
            play: () => void play(),
            played: (table) => note(table.save()),
          })
        : nothing
    }
      <p class="lead">${words.lead} <a href=${workshop}>${all.pages.workshop.title}</a></p>
      <h2>${words.recipe.title}</h2>
      ${recipeForm(shell.words, busy, { text: (text) => void look(text), file: (file) => void readFile(file) })}
      ${mistakes.length > 0 ? html`<ul class="wrong" role="alert">${mistakes.map((mistake) => html`<li>${mistake}</li>`)}</ul>` : nothing}
      <h2>${words.module}</h2>
      <form class="form" @submit=${submit}>
        <p class="note">${words.trust}</p>
        <label class="field"
          >${words.address}<input
            name="address"
            type="url"
            inputmode="url"
            required
            autocomplete="off"
            spellcheck="false"
            placeholder="https://"
        /></label>
        <label class="check"><input type="checkbox" name="agree" required />${words.agree}</label>
        <div class="buttons"><button type="submit" class="button" ?disabled=${busy}>${words.add}</button></div>
        <p class=${wrong ? 'wrong' : 'said'} role="status">${message}</p>
        ${
          leftOver
            ? html`<div class="buttons">
                <button type="button" class="plain danger" @click=${removeGames}>${counted(words.deleteGames, leftOver.games, lang)}</button>
              </div>`
            : nothing
        }
      </form>
      <h2 id="list">${words.list}</h2>
      ${
        records.length === 0
          ? html`<p>${words.none}</p>`
          : html`<ul class="own">
              ${records.map(
                (record) =>
                  html`<li>
                    <strong>${nameOf(record.facts, lang)}</strong> <small>${record.from || words.recipe.source}</small>
                    <div class="buttons">
                      <a class="button" href=${pageAddress(shell, tablePath({ id: record.id, added: true }))}
                        >${words.play}<span class="sr"> ${nameOf(record.facts, lang)}</span></a
                      >
                      ${
                        record.recipe
                          ? html`<a class="plain" href="${workshop}#start=added:${record.id}"
                              >${words.recipe.change}<span class="sr"> ${nameOf(record.facts, lang)}</span></a
                            >`
                          : nothing
                      }
                      <button type="button" class="plain danger" @click=${() => remove(record)}>
                        ${words.remove}<span class="sr"> ${nameOf(record.facts, lang)}</span>
                      </button>
                    </div>
                  </li>`,
              )}
            </ul>`
      }`,
    view,
  );
}

/** Shows a message. @param bad whether it reports a failure */
function tell(text: string, bad = false): void {
  message = text;
  wrong = bad;
  draw();
}

/** Says that a game was added, and whether only to this tab. */
const addedSentence = ({ facts }: AddedRecord): string =>
  fill(store.hasUnwritten ? words.doneHere : words.done, { name: nameOf(facts, lang) });

async function submit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  busy = true;
  leftOver = undefined;
  tell(words.busy);
  const added = await addVariant(root, store, new FormData(form).get('address') as string);
  busy = false;
  if (!added.ok) {
    const { reason, why } = added.refused;
    return tell(fill(words.bad[reason], { why, id: why, n: why }), true);
  }
  form.reset();
  records = await store.all('added');
  tell(addedSentence(added.record), store.hasUnwritten);
}

/** Shows the recipe from a text: JSON, a link that contains one, or an address. */
async function look(text: string): Promise<void> {
  const { readRecipe } = await import('../../added/recipe.js');
  const code = recipeCode(text);
  if (code !== undefined) return openLink(code);
  if (/^\s*\{/.test(text)) return show(await readRecipe(text, 'JSON', lang), '');
  const address = moduleAddress(text);
  if (!address) return showMistakes([words.recipe.none]);
  busy = true;
  tell(words.busy);
  const fetched = await fetchText(address);
  busy = false;
  tell('');
  if (fetched?.ok) return show(await readRecipe(fetched.text, address, lang), address);
  const { reason, why } = fetched ?? { reason: 'worker', why: '' };
  showMistakes([fill(words.bad[reason], { why, n: why })]);
}

async function readFile(file: File): Promise<void> {
  const { readRecipe } = await import('../../added/recipe.js');
  const text = file.size > LARGEST_RECIPE ? '' : await file.text().catch(() => '');
  if (text === '')
    return showMistakes([fill(file.size > LARGEST_RECIPE ? words.bad.large : words.recipe.unread, { n: LARGEST_RECIPE / 1000 })]);
  return show(await readRecipe(text, file.name, lang), '');
}

/** Shows the recipe that a link contains. @param game code of a game of it */
async function openLink(code: string, game?: string): Promise<void> {
  const { openCode, readRecipe } = await import('../../added/recipe.js');
  const opened = await openCode(code);
  if (!opened.ok) return showMistakes([words.recipe.link[opened.reason]]);
  const result = await readRecipe(opened.text, 'JSON', lang);
  const decoded = game === undefined ? undefined : await decodeGame(game);
  // Moves that these rules do not allow are left out with the rest of the game: the link was altered.
  const save = decoded?.ok && result.ok && Game.load(result.recipe.value, decoded.save).ok ? decoded.save : undefined;
  return show(result, '', save);
}

function showMistakes(found: readonly string[]): void {
  [shown, mistakes] = [undefined, found];
  draw();
}

async function show(result: RecipeResult, from: string, game?: SavedGame): Promise<void> {
  if (!result.ok) return showMistakes(result.mistakes);
  const { packed } = await import('../../added/recipe.js');
  const [code] = await Promise.all([packed(result.recipe.text), import('@patience/element/define')]);
  const { recipe } = result;
  const own = ownGame(recipe, game);
  const preview = { recipe, from, game: own ?? game, message: '', watched: !own && game !== undefined };
  [shown, mistakes] = [{ ...preview, workshop: `${workshop}#recipe=${code}` }, []];
  draw();
  document.getElementById('recipe-name')!.focus();
}

/** Returns the player's game from an earlier visit, unless the address names another deal. */
function ownGame({ text, value }: GoodRecipe, given: SavedGame | undefined): SavedGame | undefined {
  const own = runningGame(rulesSum(text));
  const { deal } = readFittingDeal(new URLSearchParams(location.search), value);
  const seed = given?.seed ?? deal.seed;
  if (!own || deal.deck !== undefined || (seed !== undefined && String(own.seed) !== String(seed))) return undefined;
  return Game.load(value, own).ok ? own : undefined;
}

/** Stores the game on the table of the preview, so that a reload goes on with it. */
function note(save: SavedGame | undefined): void {
  if (!shown || !save) return;
  keepRunningGame(rulesSum(shown.recipe.text), save);
}

/** Goes on with the game of the preview on the table of the recipe that was kept. */
async function play(): Promise<void> {
  const save = document.querySelector<PatienceGame>('.recipe patience-game')?.save();
  if (!shown || !save) return;
  const { bringGame } = await import('../../added/bring-game.js');
  const { value } = shown.recipe;
  const query = await bringGame(store, value, save, shown.watched);
  location.assign(pageAddress(shell, tablePath({ id: value.id, added: true }, query)));
}

/** Stores the recipe of the preview. The game on its table goes on. */
async function keep(): Promise<void> {
  if (!shown) return;
  const { keepRecipe } = await import('../../added/recipe.js');
  const { recipe, from } = shown;
  const kept = await keepRecipe(store, recipe, from);
  if (!kept.ok)
    return showMistakes([kept.reason === 'taken' ? fill(words.bad.taken, { id: recipe.facts.id }) : fill(words.recipe.full, recipeLimits)]);
  records = await store.all('added');
  shown = { ...shown, message: addedSentence(kept.record) };
  draw();
  document.getElementById('play-kept')?.focus();
}

/** Closes the preview and removes the recipe from the address. */
function closePreview(): void {
  history.replaceState(history.state, '', location.pathname);
  showMistakes([]);
}

/** Shows the recipe that the address of this page contains. */
function openAddress(): void {
  const { hash } = location;
  if (hash.startsWith('#recipe=')) void openLink(hash.slice('#recipe='.length));
  if (!hash.startsWith(`#${SHARED_GAME}`)) return;
  const { game, recipe } = splitCodes(hash.slice(1 + SHARED_GAME.length));
  if (recipe !== undefined) void openLink(recipe, game);
}

async function remove(record: AddedRecord): Promise<void> {
  const games = await removeVariant(store, record.id);
  records = await store.all('added');
  leftOver = games > 0 ? { id: record.id, games } : undefined;
  tell(fill(leftOver ? words.removed : words.removedAll, { name: nameOf(record.facts, lang) }));
}

async function removeGames(): Promise<void> {
  if (!leftOver) return;
  const count = await deleteGames(store, leftOver.id);
  leftOver = undefined;
  tell(counted(words.gamesDeleted, count, lang));
}

draw();
addEventListener('hashchange', openAddress);
openAddress();
