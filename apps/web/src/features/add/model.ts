import { Game, type SavedGame } from '@patience/core';
import { addVariant, deleteGames, fetchText, removeVariant } from '../../added/add.js';
import { moduleAddress } from '../../added/module-address.js';
import type { GoodRecipe, RecipeResult } from '../../added/recipe.js';
import { RECIPE_QUOTA } from '../../added/recipe-quota.js';
import { readFittingDeal } from '../../address/deal.js';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import { nameOf } from '../../catalogue/names.js';
import { decodeGame } from '../../share/code.js';
import { recipeCode } from '../../share/watch-code.js';
import type { AddedRecord } from '../../store/records.js';
import { keepRunningGame, rulesSum, runningGame } from '../../store/running-games.js';
import type { Store } from '../../store/store.js';
import { counted, fill } from '../../text/fill.js';
import type { Words } from './words.js';

/** Values for the message that no more recipes can be stored. */
const recipeLimits = { n: RECIPE_QUOTA.recipes, size: RECIPE_QUOTA.size / 1e6 };
/** Largest accepted recipe, in bytes. */
const LARGEST_RECIPE = 400_000;

/** The module that reads recipes, which loads with the first one. */
const reader = () => import('../../added/recipe.js');

export interface Preview {
  readonly recipe: GoodRecipe;
  /** The game that goes on: the player's own from an earlier visit, or the one of the link. */
  readonly game: SavedGame | undefined;
  /** The sentence that says that the recipe was kept; empty before. */
  readonly message: string;
  /** The address that the recipe came from. */
  readonly from: string;
  /** The address of the workshop with the recipe. */
  readonly workshop: string;
  /** Whether the link brought moves. */
  readonly watched: boolean;
}

/** Values and code of the page that the model asks for. */
export interface AddSources {
  /** Returns the query of the address, which may name a deal. */
  query(): URLSearchParams;
  /** Loads the table, which the preview of a recipe contains. */
  loadTable(): Promise<unknown>;
}

export class AddModel {
  message = '';
  wrong = false;
  busy = false;
  shown: Preview | undefined;
  /** Mistakes of the recipe that was entered last. */
  mistakes: readonly string[] = [];
  /** The variant that was removed last, if some of its games are still stored. */
  leftOver: { readonly id: string; readonly games: number } | undefined;

  /** @param records the added patiences */
  constructor(
    private readonly shell: Shell<Words>,
    private readonly store: Store,
    public records: readonly AddedRecord[],
    private readonly page: AddSources,
    private readonly changed: () => void,
  ) {}

  get workshop(): string {
    return pageAddress(this.shell, 'workshop/');
  }

  /** Adds a module by its address. Returns whether it was added. */
  async addModule(address: string): Promise<boolean> {
    const { root, words } = this.shell;
    this.busy = true;
    this.leftOver = undefined;
    this.#tell(words.adding.busy);
    const added = await addVariant(root, this.store, address);
    this.busy = false;
    if (!added.ok) {
      const { reason, why } = added.refused;
      this.#tell(fill(words.adding.bad[reason], { why, id: why, n: why }), true);
      return false;
    }
    this.records = await this.store.all('added');
    this.#tell(this.#addedSentence(added.record), this.store.hasUnwritten);
    return true;
  }

  /** Shows the recipe from a text: JSON, a link that contains one, or an address. */
  async look(text: string): Promise<void> {
    const { lang, words } = this.shell;
    const code = recipeCode(text);
    if (code !== undefined) return this.openLink(code);
    const { readRecipe } = await reader();
    if (/^\s*\{/.test(text)) return this.#show(await readRecipe(text, 'JSON', lang), '');
    const address = moduleAddress(text);
    if (!address) return this.#showMistakes([words.add.recipe.none]);
    this.busy = true;
    this.#tell(words.adding.busy);
    const fetched = await fetchText(address);
    this.busy = false;
    this.#tell('');
    if (fetched?.ok) return this.#show(await readRecipe(fetched.text, address, lang), address);
    const { reason, why } = fetched ?? { reason: 'worker', why: '' };
    this.#showMistakes([fill(words.adding.bad[reason], { why, n: why })]);
  }

  async readFile(file: File): Promise<void> {
    const { add, adding } = this.shell.words;
    const isLarge = file.size > LARGEST_RECIPE;
    const text = isLarge ? '' : await file.text().catch(() => '');
    if (text === '') return this.#showMistakes([fill(isLarge ? adding.bad.large : add.recipe.unread, { n: LARGEST_RECIPE / 1000 })]);
    const { readRecipe } = await reader();
    return this.#show(await readRecipe(text, file.name, this.shell.lang), '');
  }

  /** Shows the recipe that a link contains. @param game code of a game of it */
  async openLink(code: string, game?: string): Promise<void> {
    const { readRecipe, unpackRecipe } = await reader();
    const opened = await unpackRecipe(code);
    if (!opened.ok) return this.#showMistakes([this.shell.words.adding.link[opened.reason]]);
    const result = await readRecipe(opened.text, 'JSON', this.shell.lang);
    const decoded = game === undefined ? undefined : await decodeGame(game);
    // Moves that these rules do not allow are left out with the rest of the game: the link was altered.
    const save = decoded?.ok && result.ok && Game.load(result.recipe.value, decoded.save).ok ? decoded.save : undefined;
    return this.#show(result, '', save);
  }

  closePreview(): void {
    this.#showMistakes([]);
  }

  /** Stores the game on the table of the preview, so that a reload goes on with it. */
  note(save: SavedGame | undefined): void {
    if (this.shown && save) keepRunningGame(rulesSum(this.shown.recipe.text), save);
  }

  /** Stores the recipe of the preview. The game on its table goes on. Returns whether it was stored. */
  async keep(): Promise<boolean> {
    const { shown } = this;
    if (!shown) return false;
    const { words } = this.shell;
    const kept = await (await reader()).keepRecipe(this.store, shown.recipe, shown.from);
    if (!kept.ok) {
      const isTaken = kept.reason === 'taken';
      this.#showMistakes([isTaken ? fill(words.adding.bad.taken, { id: shown.recipe.facts.id }) : fill(words.adding.full, recipeLimits)]);
      return false;
    }
    this.records = await this.store.all('added');
    this.shown = { ...shown, message: this.#addedSentence(kept.record) };
    this.changed();
    return true;
  }

  /** Brings the game of the preview to the table of the recipe that was kept. Returns the address of that table. */
  async play(save: SavedGame | undefined): Promise<string | undefined> {
    if (!this.shown || !save) return undefined;
    const { bringGame } = await import('../../added/bring-game.js');
    const { value } = this.shown.recipe;
    const query = await bringGame(this.store, value, save, this.shown.watched);
    return pageAddress(this.shell, tablePath({ id: value.id, added: true }, query));
  }

  async remove(record: AddedRecord): Promise<void> {
    const { words, lang } = this.shell;
    const games = await removeVariant(this.store, record.id);
    this.records = await this.store.all('added');
    this.leftOver = games > 0 ? { id: record.id, games } : undefined;
    this.#tell(fill(this.leftOver ? words.add.removed : words.add.removedAll, { name: nameOf(record.facts, lang) }));
  }

  async removeGames(): Promise<void> {
    if (!this.leftOver) return;
    const count = await deleteGames(this.store, this.leftOver.id);
    this.leftOver = undefined;
    this.#tell(counted(this.shell.words.add.gamesDeleted, count, this.shell.lang));
  }

  /** Shows a message. @param bad whether it reports a failure */
  #tell(text: string, bad = false): void {
    this.message = text;
    this.wrong = bad;
    this.changed();
  }

  /** Returns the sentence that a game was added, and whether only to this tab. */
  #addedSentence({ facts }: AddedRecord): string {
    const { words, lang } = this.shell;
    return fill(this.store.hasUnwritten ? words.add.doneHere : words.add.done, { name: nameOf(facts, lang) });
  }

  #showMistakes(found: readonly string[]): void {
    [this.shown, this.mistakes] = [undefined, found];
    this.changed();
  }

  async #show(result: RecipeResult, from: string, game?: SavedGame): Promise<void> {
    if (!result.ok) return this.#showMistakes(result.mistakes);
    const { recipe } = result;
    const [code] = await Promise.all([reader().then(({ packRecipe }) => packRecipe(recipe.text)), this.page.loadTable()]);
    const own = this.#ownGame(recipe, game);
    const workshop = `${this.workshop}#recipe=${code}`;
    this.shown = { recipe, from, game: own ?? game, message: '', watched: !own && game !== undefined, workshop };
    this.mistakes = [];
    this.changed();
  }

  /** Returns the player's game from an earlier visit, unless the address names another deal. */
  #ownGame({ text, value }: GoodRecipe, given: SavedGame | undefined): SavedGame | undefined {
    const own = runningGame(rulesSum(text));
    const { deal } = readFittingDeal(this.page.query(), value);
    const seed = given?.seed ?? deal.seed;
    if (!own || deal.deck !== undefined || (seed !== undefined && String(own.seed) !== String(seed))) return undefined;
    return Game.load(value, own).ok ? own : undefined;
  }
}
