import { completeOptions, say, type GivenOptions, type Options } from '@patience/core';
import { complete } from '@patience/core/data';
import { facesOf, type Faces } from '@patience/core/internals';
import type { GameSnapshot } from '@patience/element';
import { linkTarget } from '../../address/link.js';
import { optionTexts, readDeal, type DealAddress } from '../../address/deal.js';
import { LONGEST_WORD, readWritten, type DealHabits, type Written } from '../../address/written.js';
import type { TableShell } from '../../app-shell/start.js';
import { optionWords } from '../../catalogue/options.js';
import { change, settings } from '../../settings/settings.js';
import type { WinnableDeals } from '../../table/winnable.js';
import { cut } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import type { Words as FirstWords } from './first-words.js';

export interface DealActions {
  /** Deals the chosen deal. @returns the reason why it cannot be dealt */
  readonly deal: (wanted: DealAddress) => Promise<string | undefined>;
  /** Opens an address of another patience. */
  readonly open: (address: URL) => void;
}

/** The deal that a player chooses: by what is written in a field, or a winnable one that is searched. */
export class DealChoice {
  /** Number of deals that the search has tried. */
  tried = 0;
  /** The reason why the last choice could not be dealt. */
  message = '';
  #rules: DealAddress['options'];
  #written: Written = { kind: 'any' };
  #search: AbortController | undefined;

  /**
   * @param options rules that were chosen in the sheet; absent: those on the table
   * @param winnable finds winnable deals; absent: the games are not won or lost
   */
  constructor(
    private readonly shell: TableShell<FirstWords>,
    readonly game: GameSnapshot,
    options: GivenOptions | undefined,
    readonly winnable: WinnableDeals | undefined,
    private readonly habits: DealHabits,
    private readonly actions: DealActions,
    private readonly changed: () => void,
  ) {
    this.#rules = { ...optionTexts(game.options), ...optionTexts((options ?? {}) as Options) };
  }

  /** The faces of the deck on the table, by which cards are read. */
  get #faces(): Faces {
    return facesOf(complete(this.game.variant).deck(this.game.options));
  }

  get isSearching(): boolean {
    return this.#search !== undefined;
  }

  /** The search for a winnable deal if the player names none; undefined if any deal will do. */
  get finder(): WinnableDeals | undefined {
    return settings().winnable ? this.winnable : undefined;
  }

  /** Names and values of the chosen rules. */
  get rules(): readonly string[] {
    const { variant } = this.game;
    return Object.keys(variant.options).map((name) => {
      const option = optionWords(variant, this.shell.lang, name);
      const value = this.#rules[name] ?? '';
      return `${option.name}: ${option.values[value] ?? value}`;
    });
  }

  /** The reason why the chosen rules do not go together; undefined if they do. */
  get problem(): string | undefined {
    const { variant } = this.game;
    const rules = completeOptions(variant, this.#rules);
    return rules.ok ? undefined : say(rules.error, this.shell.lang, variant);
  }

  /** A sentence about a named deal while the player wants winnable ones: it is dealt whether it can be won or not. */
  get warning(): string {
    return this.finder && this.#written.kind !== 'any' && this.#wanted ? this.shell.words.deal.mayBeLost : '';
  }

  /** A sentence about how the text in the field is read; empty if it is taken as it is. */
  get reading(): string {
    const { deal: words } = this.shell.words;
    const written = this.#written;
    switch (written.kind) {
      case 'any':
        return '';
      case 'number':
        return fill(words.tookNumber, { n: cut(written.seed) });
      case 'noNumber':
        return fill(words.noNumber, { text: cut(written.text) });
      case 'word':
        return fill(words.tookWord, { word: cut(written.seed) });
      case 'cards':
        return fill(words.tookCards, { n: written.count });
      case 'long':
        return fill(words.tooLong, { n: written.length, most: LONGEST_WORD });
      case 'link':
        return this.#readingOf(written.url);
    }
  }

  #readingOf(url: URL): string {
    const { deal: words } = this.shell.words;
    const link = this.#link;
    if (link) return link.seed === undefined ? words.tookLink : fill(words.tookLinkNumber, { n: cut(link.seed) });
    return this.#targetOf(url) === 'site' ? words.otherGame : words.foreignLink;
  }

  /** Reads what the player has written. A link sets its rules too; options that it does not name get their defaults. */
  write(text: string): void {
    this.#written = readWritten(text, this.habits, this.#faces);
    const link = this.#link;
    const rules = link && completeOptions(this.game.variant, link.options);
    if (rules?.ok) this.#rules = optionTexts(rules.value);
    this.message = '';
    this.changed();
  }

  /** Deals what the player has written. @param close closes the dialog */
  async submit(text: string, close: () => void): Promise<void> {
    const written = (this.#written = readWritten(text, this.habits, this.#faces));
    if (written.kind === 'any' && this.finder) return this.#searchAndDeal(this.finder, close);
    if (written.kind === 'link' && this.#targetOf(written.url) === 'site') return this.actions.open(written.url);
    const wanted = this.#wanted;
    if (wanted) {
      const why = await this.actions.deal({ options: this.#rules, ...wanted });
      if (why === undefined) return close();
      this.message = why;
    }
    this.changed();
  }

  /** Stores whether the player wants winnable deals. */
  prefer(winnable: boolean): void {
    change({ winnable });
    this.changed();
  }

  stop(): void {
    this.#search?.abort();
    this.#search = undefined;
    this.changed();
  }

  /** The deal that the field names; undefined for an invalid one, which `reading` reports. */
  get #wanted(): Pick<DealAddress, 'seed' | 'deck'> | undefined {
    const written = this.#written;
    if (written.kind === 'any') return {};
    if (written.kind === 'number' || written.kind === 'word') return { seed: written.seed };
    if (written.kind === 'cards') return { deck: written.deck };
    const { seed, deck } = this.#link ?? {};
    return deck !== undefined ? { deck } : seed !== undefined ? { seed } : undefined;
  }

  /** The deal of a link to this variant. */
  get #link(): DealAddress | undefined {
    const { variant } = this.game;
    const url = this.#written.kind === 'link' ? this.#written.url : undefined;
    return url && this.#targetOf(url) === 'here' ? readDeal(url.searchParams, variant.options) : undefined;
  }

  #targetOf(url: URL): ReturnType<typeof linkTarget> {
    return linkTarget(url, this.shell, this.game.variant.id);
  }

  /** Searches for a winnable deal and deals it, unless the player ends the search. */
  async #searchAndDeal(finder: WinnableDeals, close: () => void): Promise<void> {
    const mine = (this.#search = new AbortController());
    [this.tried, this.message] = [0, ''];
    this.changed();
    const found = await finder.find(this.#rules, mine.signal, (tried) => {
      if (this.#search !== mine) return;
      this.tried = tried;
      this.changed();
    });
    if (mine.signal.aborted) return;
    this.#search = undefined;
    if (typeof found !== 'string') {
      close();
      await this.actions.deal(found);
      return;
    }
    if (found === 'none') this.message = this.shell.words.deal.notFound;
    this.changed();
  }
}
