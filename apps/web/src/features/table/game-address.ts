import type { GameSnapshot } from '@patience/element';
import { pageAddress, tablePath, type Here } from '../../address/site.js';
import type { AddedSource, Source } from '../../catalogue/entry.js';
import { dealQuery } from '../../table/address.js';
import { pathWithoutRules, rulesAreOpen, visit, type Visit } from './visit.js';

const entryNow = (): string => `${pathWithoutRules()} ${visit().game ?? ''}`;

/** Writes the game on the table into the address of the page and the history of the browser. */
export class GameAddress {
  /** The history entry whose game is on the table. */
  #written = '';
  #replaces = true;

  /**
   * @param mayPush whether games get history entries of their own. Those of an added module do not: a malicious one could push many entries
   * and bury the way back.
   */
  constructor(
    private readonly place: Pick<Here, 'page' | 'root' | 'lang'>,
    private readonly entry: Source | AddedSource,
    private readonly mayPush: boolean,
  ) {}

  /** Whether the player went to a history entry with another game than the one on the table. */
  get isOther(): boolean {
    return entryNow() !== this.#written;
  }

  /** Makes the next game replace the present history entry instead of adding one. */
  replaceNext(): void {
    this.#replaces = true;
  }

  /** Writes the deal of a game. @param now which of the games with this deal it is */
  write(game: GameSnapshot, now: Visit): void {
    const { place, entry } = this;
    const query = dealQuery(game);
    const isHome = place.page === 'home';
    if (isHome) query.set('variant', entry.id); // Keep the path on the start page, since the relative links of its document depend on it.
    const path = isHome ? `${location.origin}${location.pathname}?${query.toString()}` : pageAddress(place, tablePath(entry, query));
    const address = path + (rulesAreOpen() ? location.hash : '');
    if (!this.#replaces && address !== location.href) history.pushState(now, '', address);
    else history.replaceState({ ...(visit().rules && { rules: true }), ...now } satisfies Visit, '', address);
    this.#written = entryNow();
    this.#replaces = !this.mayPush;
  }
}
