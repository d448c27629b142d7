import type { ResultRecord } from '../../store/results.js';
import { bestsOf, type Bests } from './bests.js';
import { groupsOf, isWin, over, summaryOfOver, type Summary } from '../../statistics/count.js';

/** Selects games: all, those of a variant, or those of one rule set of a variant. */
export interface Scope {
  readonly variant?: string | undefined;
  readonly rules?: string | undefined;
}

/** The games of a player, sorted once, with a cache of their statistics. */
export class Tally {
  /** All results, last played first. */
  readonly #results: readonly ResultRecord[];
  readonly #byVariant: ReadonlyMap<string, readonly ResultRecord[]>;
  readonly #byRules = new Map<string, ReadonlyMap<string, readonly ResultRecord[]>>();
  readonly #overs = new Map<string, readonly ResultRecord[]>();
  readonly #summaries = new Map<string, Summary>();

  /**
   * @param results in any order
   * @param ours variants that count in the total; an added one does not, since its author decides when it is won
   */
  constructor(
    results: readonly ResultRecord[],
    private readonly ours: ReadonlySet<string>,
  ) {
    this.#results = [...results].sort((a, b) => b.updated - a.updated);
    this.#byVariant = groupsOf(this.#results, ({ variant }) => variant);
  }

  get size(): number {
    return this.#results.length;
  }

  /** Ids of the variants that were played. */
  get variants(): readonly string[] {
    return [...this.#byVariant.keys()];
  }

  /** Returns the rule sets of a variant's counted games, sorted. */
  rulesOf(variant: string): readonly string[] {
    return this.mostPlayedRules(variant, Infinity);
  }

  /** Returns the variants with the most games, at most so many: an imported file can name a hundred thousand. */
  mostPlayed(most: number): readonly string[] {
    return largest([...this.#byVariant], most);
  }

  /** Returns the rule sets of a variant with the most counted games, at most so many, sorted. */
  mostPlayedRules(variant: string, most: number): readonly string[] {
    return largest([...groupsOf(this.over({ variant }), ({ rules }) => rules)], most).toSorted();
  }

  /** Returns all games of a scope, last played first; those of added variants too. */
  list({ variant, rules }: Scope): readonly ResultRecord[] {
    if (variant === undefined) return this.#results;
    const games = this.#byVariant.get(variant) ?? [];
    if (rules === undefined) return games;
    const known = this.#byRules.get(variant) ?? groupsOf(games, (game) => game.rules);
    this.#byRules.set(variant, known);
    return known.get(rules) ?? [];
  }

  /** Returns the games of a scope that count, in the order in which they were played. */
  over(scope: Scope): readonly ResultRecord[] {
    return remembered(this.#overs, scope, () => over(this.#counted(scope).toReversed()));
  }

  summary(scope: Scope): Summary {
    return remembered(this.#summaries, scope, () =>
      summaryOfOver(
        this.over(scope),
        this.#counted(scope).reduce((sum, { ms, watched }) => sum + (watched ? 0 : ms), 0),
      ),
    );
  }

  /** Returns the games of a scope in which the player was best. */
  bests(scope: Scope): Bests {
    return bestsOf(this.over(scope));
  }

  /** Returns the rule set of a scope if all its counted games have the same one. */
  onlyRules({ variant, rules }: Scope): string | undefined {
    if (variant === undefined || rules !== undefined) return rules;
    const [first, ...others] = this.mostPlayedRules(variant, Infinity);
    return others.length === 0 ? first : undefined;
  }

  /** Counts the variants of the site that were won at least once. */
  different(): number {
    return [...this.#byVariant].filter(([variant, games]) => this.ours.has(variant) && games.some(isWin)).length;
  }

  #counted(scope: Scope): readonly ResultRecord[] {
    const listed = this.list(scope);
    return scope.variant === undefined ? listed.filter(({ variant }) => this.ours.has(variant)) : listed;
  }
}

const largest = (groups: readonly (readonly [name: string, games: readonly ResultRecord[]])[], most: number): readonly string[] =>
  (groups.length > most ? groups.toSorted(([, a], [, b]) => b.length - a.length).slice(0, most) : groups).map(([name]) => name);

function remembered<T>(known: Map<string, T>, { variant = '', rules }: Scope, count: () => T): T {
  const key = `${variant} ${rules ?? '*'}`;
  if (!known.has(key)) known.set(key, count());
  return known.get(key)!;
}

/** Reads the shown games from the query of the address. */
export function scopeOf(query: string): Scope {
  const given = new URLSearchParams(query);
  return { variant: given.get('variant') ?? undefined, rules: given.get('rules') ?? undefined };
}

/** Returns the query that shows games; empty for all games. */
export function pathOf({ variant, rules }: Scope): string {
  const query = new URLSearchParams({ ...(variant !== undefined && { variant }), ...(rules !== undefined && { rules }) });
  return query.size > 0 ? `?${query.toString()}` : '';
}
