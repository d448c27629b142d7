import type { LanguageTag, Problem, Variant } from '@patience/core';
import type { GameSnapshot, PatienceGame } from '@patience/element';
import { readFittingDeal } from '../../address/deal.js';
import { pageAddress, tablePath, type Here } from '../../address/site.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { encodeGame } from '../../share/code.js';
import { dealQuery, SHARED_GAME } from '../../table/address.js';

/** The patience, language and colours for which the address of a frame asks. */
export interface FrameRequest {
  readonly id: string;
  /** Language of the texts; undefined: that of the reader. */
  readonly lang: LanguageTag | undefined;
  readonly theme: 'light' | 'dark' | undefined;
}

export function requestOf(query: URLSearchParams): FrameRequest {
  const theme = query.get('theme');
  return {
    id: query.get('variant') ?? '',
    lang: query.get('lang') ?? undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

/** The game in a frame: what is dealt there, and the address at which it can be continued on the site. */
export class FrameModel {
  /** Address of the link out of the frame; undefined before the first deal. */
  address: string | undefined;

  constructor(
    private readonly entry: InstalledEntry,
    private readonly variant: Variant,
    private readonly place: Pick<Here, 'root' | 'lang'>,
    private readonly changed: () => void,
  ) {}

  /** Puts the deal of an address on a table, which stores it by itself. @returns what in the address is impossible */
  deal(table: Pick<PatienceGame, 'seed' | 'deck' | 'options' | 'autosave' | 'variant'>, query: URLSearchParams): Problem | undefined {
    const { deal, problem } = readFittingDeal(query, this.variant);
    const { seed, deck, options } = deal;
    if (seed !== undefined) table.seed = seed;
    if (deck !== undefined) table.deck = deck;
    if (Object.keys(options).length > 0) table.options = options;
    table.autosave = 'embed';
    table.variant = this.variant;
    return problem;
  }

  /** Follows the game on the table. The link contains it, since the site cannot read what the frame stores. */
  async follow(game: GameSnapshot, isCurrent: () => boolean): Promise<void> {
    const address = pageAddress(this.place, tablePath(this.entry, dealQuery(game)));
    const code = game.cursor > 0 && game.status === 'playing' ? `#${SHARED_GAME}${await encodeGame(game.save())}` : '';
    if (!isCurrent()) return; // The game has changed meanwhile.
    this.address = address + code;
    this.changed();
  }
}
