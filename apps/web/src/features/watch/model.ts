import type { SavedGame } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { allEntries } from '../../added/entries.js';
import { pageAddress, tablePath } from '../../address/site.js';
import type { Shell } from '../../app-shell/start.js';
import type { AddedSource, Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { decodeGame, encodeGame } from '../../share/code.js';
import { dropRedo } from '../../share/drop-redo.js';
import { upTo } from '../../share/up-to.js';
import { splitCodes } from '../../share/watch-code.js';
import type { Store } from '../../store/store.js';
import { dealQuery, NEW_GAME, SHARED_GAME } from '../../table/address.js';
import { GameSaver } from '../../table/game-saver.js';
import type { GameOpener } from '../../table/opener.js';
import { cut } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import { bringRecipe, keepBrought, type BroughtRecipe } from './brought-recipe.js';
import type { Words } from './words.js';

/** A game that can be watched. */
export interface WatchedGame {
  readonly save: SavedGame;
  readonly entry: Entry | AddedSource;
  /** The recipe that the link brought with the game. */
  readonly brought: BroughtRecipe | undefined;
}

/** Reads the game of the address: the shared game that it contains, or a stored game by its id. Returns a sentence if there is none. */
async function readGame(code: string, store: Store, { watch: words, gameLink }: Shell<Words>['words']): Promise<SavedGame | string> {
  if (code === '') return words.none;
  const own = /^game=([\w-]{1,64})$/.exec(code)?.[1];
  if (own !== undefined) return (await store.get('games', own))?.save ?? words.none;
  const decoded = await decodeGame(code);
  // Remove undone moves, which links of earlier versions contain.
  return decoded.ok ? dropRedo(decoded.save) : gameLink[decoded.reason];
}

/** Finds the game of an address and its patience. @param fragment of the address @returns a sentence that says what is missing or wrong */
export async function findGame(fragment: string, store: Store, { words, lang }: Shell<Words>): Promise<WatchedGame | string> {
  const { game: code, recipe } = splitCodes(fragment);
  const save = await readGame(code, store, words);
  if (typeof save === 'string') return save;
  const known = (await allEntries(store)).find(({ id }) => id === save.variant);
  // The game was played by the recipe of the link. A recipe that the player has under this id may be another one.
  const isBrought = recipe !== undefined && (!known || (known.added && known.recipe));
  const brought = isBrought ? await bringRecipe(recipe, save.variant, words, lang) : undefined;
  if (typeof brought === 'string') return brought;
  const entry = brought?.entry ?? known;
  return entry ? { save, entry, brought } : fill(words.gameLink.unknown, { id: cut(save.variant) });
}

/** A game that is watched, and the ways to play on from it. */
export class WatchModel {
  /** The reason why the recipe that the link brought could not be stored. */
  notKept: string | undefined;

  constructor(
    readonly game: WatchedGame,
    readonly opener: GameOpener,
    private readonly shell: Shell<Words>,
    private readonly store: Store,
    private readonly changed: () => void,
  ) {}

  get title(): string {
    const { save, entry } = this.game;
    const { words, lang } = this.shell;
    return `${nameOf(entry, lang)}${save.seed === undefined ? '' : ` · ${fill(words.table.number, { n: cut(String(save.seed)) })}`}`;
  }

  /** Returns the address of the game's page with the shown position. There the player's first move stores it. */
  async goOn(shown: GameSnapshot | undefined): Promise<string | undefined> {
    if (shown?.status !== 'playing' || !(await this.#isKept())) return undefined;
    const code = await encodeGame(upTo(this.game.save, shown.save()));
    return `${pageAddress(this.shell, tablePath(this.game.entry, dealQuery(shown)))}#${SHARED_GAME}${code}`;
  }

  /** Stores the game as one that continued a replay, after the player has moved a card. Returns the address of its page. */
  async continued(shown: GameSnapshot | undefined): Promise<string | undefined> {
    if (!shown || !(await this.#isKept())) return undefined;
    const saver = new GameSaver(this.store);
    saver.take(undefined, shown.cursor > 1);
    const begun = await this.opener.load(upTo(this.game.save, shown.save()));
    if (begun.ok) saver.keep(begun.value);
    await saver.settled();
    const query = dealQuery(shown);
    query.set('game', saver.record?.id ?? NEW_GAME);
    return pageAddress(this.shell, tablePath(this.game.entry, query));
  }

  /** Stores the recipe that the link brought, so that its game can be stored. Returns whether it could be stored. */
  async #isKept(): Promise<boolean> {
    const { brought } = this.game;
    this.notKept = brought && (await keepBrought(brought, this.store, this.shell.words));
    this.changed();
    return this.notKept === undefined;
  }
}
