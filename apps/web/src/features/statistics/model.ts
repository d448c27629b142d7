import type { LanguageTag, Variant } from '@patience/core';
import type { Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import type { NextGames } from '../../catalogue/next-games.js';
import { playerPath, type PlayerPath } from '../../statistics/player-path.js';
import { ruleText } from '../../statistics/rule-text.js';
import type { GameRecord } from '../../store/records.js';
import type { ResultRecord } from '../../store/results.js';
import type { Store } from '../../store/store.js';
import type { KnownShares, RuleShares } from './shares.js';
import { Tally, type Scope } from './tally.js';

/** Number of games listed at first, and added by each “Show more”. */
const FIRST = 20;
const MORE = 50;
/** Number of variants or rule sets listed at first and added by each “Show more”, and of those to choose from. An imported file can name a hundred thousand. */
const PARTS = 250;

export interface Sources {
  readonly store: Pick<Store, 'results' | 'get' | 'write' | 'damaged' | 'away'>;
  readonly results: readonly ResultRecord[];
  readonly entries: readonly Entry[];
  /** Ids of the patiences of the site, which count in the total. */
  readonly ours: ReadonlySet<string>;
  readonly shares: KnownShares;
  /** The course and similar patiences; absent where they could not be loaded. */
  readonly next?: NextGames | undefined;
  readonly favourites: ReadonlySet<string>;
  readonly lang: LanguageTag;
}

/** The player's games and the part of them that is shown. */
export class StatisticsModel {
  tally: Tally;
  /** The games that are shown: all, or those of a variant or rule set. */
  scope: Scope = {};
  /** The variant that is shown, once loaded; it supplies the names of its options. */
  #variant: Variant | undefined;
  #rows = FIRST;
  #partRows = PARTS;
  readonly #byId: ReadonlyMap<string, Entry>;
  /** The whole games of the listed rows that were read, by id. */
  readonly #games = new Map<string, GameRecord | undefined>();
  /** The running {@link load}, and the one that follows it. An import changes the games many times. */
  #loading: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(
    private readonly from: Sources,
    private readonly changed: () => void,
  ) {
    this.tally = this.#tallyOf(from.results);
    this.#byId = new Map(from.entries.map((entry) => [entry.id, entry]));
  }

  /** Number of stored games that could not be read. */
  get damaged(): number {
    return this.from.store.damaged;
  }

  /** Tells whether it is known that no game was played: if the database cannot be reached, there may be stored games. */
  get isEmpty(): boolean | undefined {
    if (this.tally.size > 0) return false;
    return this.from.store.away ? undefined : true;
  }

  /** Number of patiences of the site. */
  get count(): number {
    return this.from.ours.size;
  }

  /** The player's path through the patiences, with the title of its course; undefined without a course. */
  get path(): (PlayerPath & { readonly title: string }) | undefined {
    const { next, favourites } = this.from;
    return next?.course && { title: next.course.title, ...playerPath(this.tally.list({}), favourites, next) };
  }

  /** Tells whether games of an added patience, which do not count in the total, are among those shown. */
  get countsApart(): boolean {
    return this.scope.variant === undefined && this.tally.variants.some((id) => !this.from.ours.has(id));
  }

  /** The listed games, last played first. */
  get listed(): readonly ResultRecord[] {
    return this.tally.list(this.scope).slice(0, this.#rows);
  }

  get hasMore(): boolean {
    return this.tally.list(this.scope).length > this.#rows;
  }

  /** The parts of the shown games that have a row of their own: variants, sorted by name, or rule sets. */
  get parts(): readonly (Scope & { readonly name: string })[] {
    const { variant, rules } = this.scope;
    if (rules !== undefined) return [];
    if (variant !== undefined)
      return this.tally.mostPlayedRules(variant, this.#partRows).map((rules) => ({ variant, rules, name: this.rulesName(rules) }));
    const played = this.tally.mostPlayed(this.#partRows).filter((id) => this.tally.over({ variant: id }).length > 0);
    return this.#sorted(played).map((id) => ({ variant: id, name: this.titleOf(id) }));
  }

  get hasMoreParts(): boolean {
    const { variant } = this.scope;
    return (variant === undefined ? this.tally.variants : this.tally.rulesOf(variant)).length > this.#partRows;
  }

  /** The variants to choose from, sorted by name. One that has games is among them while it is shown. */
  get choices(): readonly string[] {
    const { variant } = this.scope;
    const ids = new Set(this.tally.mostPlayed(PARTS));
    if (variant !== undefined && this.tally.list({ variant }).length > 0) ids.add(variant);
    return this.#sorted([...ids]);
  }

  get ruleChoices(): readonly string[] {
    return this.scope.variant === undefined ? [] : this.tally.mostPlayedRules(this.scope.variant, PARTS);
  }

  /** Shares from elsewhere for the shown games, if all have one rule set. */
  get known(): RuleShares | undefined {
    return this.sharesOf({ variant: this.scope.variant, rules: this.tally.onlyRules(this.scope) });
  }

  sharesOf({ variant, rules }: Scope): RuleShares | undefined {
    return this.from.shares.of(variant, rules);
  }

  entryOf(id: string | undefined): Entry | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  titleOf(id: string): string {
    const entry = this.#byId.get(id);
    return entry ? nameOf(entry, this.from.lang) : id;
  }

  /** Returns the name of a rule set of the shown variant; empty for the usual rules. */
  rulesName(rules: string): string {
    return ruleText(rules, this.from.lang, this.#variant);
  }

  /** Returns the whole game of a listed row, once it was read. */
  gameOf(id: string): GameRecord | undefined {
    return this.#games.get(id);
  }

  /** Shows other games, from the start of their list. */
  async show(wanted: Scope): Promise<void> {
    // A table links to the statistics of its patience, of which there may be no game yet.
    const isPlayed = this.tally.size === 0 || this.tally.list({ variant: wanted.variant }).length > 0;
    this.scope = isPlayed ? { variant: wanted.variant, rules: wanted.rules } : {};
    this.#rows = FIRST;
    this.#partRows = PARTS;
    this.#update();
    await this.#loadRuleNames();
  }

  more(): void {
    this.#rows += MORE;
    this.#update();
  }

  moreParts(): void {
    this.#partRows += PARTS;
    this.#update();
  }

  async load(): Promise<void> {
    if (this.#loading) return (this.#next ??= this.#loading.then(() => ((this.#next = undefined), this.load())));
    this.#loading = this.#read().finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Deletes one game. Returns what restores it, and the id of the game after it in the list; undefined if it is gone already. */
  async remove(id: string): Promise<{ readonly next: string | undefined; readonly restore: () => Promise<void> } | undefined> {
    const { store } = this.from;
    const game = await store.get('games', id);
    if (!game) return undefined;
    const listed = this.tally.list(this.scope);
    const next = listed[listed.findIndex((one) => one.id === id) + 1]?.id;
    await store.write([{ store: 'games', remove: id }]);
    await this.load();
    return { next, restore: () => store.write([{ store: 'games', put: game }]).then(() => this.load()) };
  }

  #sorted(ids: readonly string[]): string[] {
    return ids.toSorted((a, b) => this.titleOf(a).localeCompare(this.titleOf(b), this.from.lang));
  }

  #tallyOf(results: readonly ResultRecord[]): Tally {
    const { ours, shares } = this.from;
    return new Tally(
      results.map((one) => ({ ...one, rules: shares.completed(one.variant, one.rules) })),
      ours,
    );
  }

  async #read(): Promise<void> {
    this.tally = this.#tallyOf(await this.from.store.results());
    this.#games.clear();
    this.#update();
  }

  #update(): void {
    this.changed();
    void this.#readRows();
  }

  /** Reads the whole games of the listed rows: their links contain the deal. */
  async #readRows(): Promise<void> {
    const missing = this.listed.filter(({ id }) => !this.#games.has(id));
    if (missing.length === 0) return;
    const read = await Promise.all(missing.map(({ id }) => this.from.store.get('games', id)));
    for (const [i, { id }] of missing.entries()) this.#games.set(id, read[i]);
    this.changed();
  }

  /** Loads the shown variant if its rules have to be named. */
  async #loadRuleNames(): Promise<void> {
    const entry = this.entryOf(this.scope.variant);
    if (!entry || entry.added || this.#variant?.id === entry.id || this.tally.rulesOf(entry.id).every((rules) => rules === '')) return;
    const loaded = await entry.load().catch(() => undefined);
    if (this.scope.variant !== entry.id || !loaded) return;
    this.#variant = loaded;
    this.changed();
  }
}
