import type { LanguageTag } from '@patience/core';
import { IN_ORDER, type Order, type Placed } from '../../catalogue/order.js';
import { isWin } from '../../statistics/count.js';
import type { ResultRecord } from '../../store/results.js';
import { counted } from '../../text/fill.js';
import { isEmpty, type Candidate, type GalleryRequest } from './filter.js';
import { meaningOf } from './meaning.js';
import { nameMatch } from '../../catalogue/name-match.js';
import { search } from './search.js';
import type { Words } from './words.js';

/** A game of the gallery, and the player's results that change. */
export interface GalleryGame extends Candidate, Placed {
  readonly id: string;
  readonly name: string;
  favourite: boolean;
  won: boolean;
  played: number;
}

/** The answer to a search: the games that are shown, and a sentence about them. */
export interface Answer<Game> {
  /** The games that were found, in their order. */
  readonly found: readonly Game[];
  /** The games to show: the popular ones if none was found. */
  readonly shown: ReadonlySet<Game>;
  readonly sentence: string;
  /** The words of the search by which the games were found. */
  readonly text: string;
  /** Whether nothing is asked, so that the page shows its guide. */
  readonly isEmpty: boolean;
}

/** The games of the gallery with the player's results, searched and sorted. */
export class GalleryModel<Game extends GalleryGame> {
  /** The order of the games while the player chooses none. */
  usual: Order = 'played';
  /** All games by name, and in their current order. */
  #games: readonly Game[];
  #sorted: readonly Game[];

  /** @param games by name @param popular ids of the games that are offered when a search finds none */
  constructor(
    games: readonly Game[],
    private readonly popular: ReadonlySet<string>,
    private readonly words: Words['gallery'],
    private readonly lang: LanguageTag,
  ) {
    this.#games = this.#sorted = games;
  }

  /** All games in their current order. */
  get games(): readonly Game[] {
    return this.#sorted;
  }

  get favourites(): readonly string[] {
    return this.#games.filter(({ favourite }) => favourite).map(({ id }) => id);
  }

  /** Adds a game unless there is one with its id. */
  add(game: Game): boolean {
    if (this.#games.some(({ id }) => id === game.id)) return false;
    const { compare } = new Intl.Collator(this.lang);
    this.#games = [...this.#games, game].sort((a, b) => compare(a.name, b.name));
    this.#sorted = [...this.#sorted, game];
    return true;
  }

  /** Takes the player's results. Returns the games that the player has begun. */
  take(results: readonly ResultRecord[], favourites: ReadonlySet<string>): readonly Game[] {
    const byId = new Map(this.#games.map((game) => [game.id, game]));
    const begun = new Set<Game>();
    for (const result of results) {
      const game = byId.get(result.variant);
      if (!game) continue;
      game.played = Math.max(game.played, result.updated);
      game.won ||= isWin(result);
      if (result.outcome === 'open') begun.add(game);
    }
    for (const game of this.#games) game.favourite = favourites.has(game.id);
    // Nothing can be sorted by the last game before the first one. Favourites come first in that order.
    if (results.length === 0 && favourites.size === 0) this.usual = 'name';
    return [...begun];
  }

  find(request: GalleryRequest): Answer<Game> {
    const meaning = meaningOf(request.text, this.words);
    const { games, similar, instead } = search({ ...request, ...meaning }, this.#sorted);
    const { nothing, similar: nearly, found, instead: ways, offered } = this.words;
    const sentence =
      games.length === 0
        ? `${nothing} ${instead === undefined ? '' : ways[instead]} ${offered}`
        : `${similar ? `${nearly} ` : ''}${counted(found, games.length, this.lang)}`;
    const shown = new Set(games.length > 0 ? games : this.#games.filter(({ id }) => this.popular.has(id)));
    return { found: games, shown, sentence, text: meaning.text, isEmpty: isEmpty(request) };
  }

  /**
   * Sorts the games. During a search the names that match best come first, unless another order is chosen.
   * @returns whether the order has changed
   */
  sort({ text }: GalleryRequest, chosen: Order = this.usual): boolean {
    const before = this.#sorted;
    const asks = chosen === this.usual && text !== '';
    const match = new Map(this.#games.map((game) => [game, asks ? nameMatch(text, game) : 0]));
    this.#sorted = this.#games.toSorted((a, b) => match.get(b)! - match.get(a)! || IN_ORDER[chosen](a, b));
    return this.#sorted.some((game, i) => game !== before[i]);
  }
}
