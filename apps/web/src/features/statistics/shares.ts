import { completedRules } from '../../store/rule-sets.js';

/** Knowledge about one rule set from elsewhere than the player's own games. Shares are from 0 to 1. */
export interface RuleShares {
  /** The share of deals that can be won when all cards are known. */
  readonly possible: PossibleShare;
  /** Deals that the fair player, who sees only face-up cards, played. */
  readonly fair?: PlayedShare;
  readonly people?: readonly PeopleShare[];
}

/** The share of deals that can be won: counted for this site, or published. */
export interface PossibleShare {
  /** The 95 % interval. */
  readonly from: number;
  readonly to: number;
  /** Publisher of the share; absent: counted for this site. */
  readonly source?: string;
}

export interface PlayedShare {
  readonly won: number;
  readonly games: number;
}

/** Games that people played, as somebody published it. */
export interface PeopleShare extends PlayedShare {
  readonly by: 'players' | 'expert';
  readonly source: string;
  /** The month of the count, such as `2026-02`. */
  readonly month?: string;
}

/** The shares of each rule set (as `rulesOf` names it) of each patience. */
export type Shares = Readonly<Record<string, Readonly<Record<string, RuleShares>>>>;

/** Finds knowledge about a rule set from elsewhere than the player's own games. */
export class KnownShares {
  /** @param defaults the default rule set of each patience with options, as `rulesOf` names it */
  constructor(
    private readonly shares: Shares,
    private readonly defaults: Readonly<Record<string, string>>,
  ) {}

  /** Returns a rule set of a stored game with all options that the patience has today. */
  completed(variant: string, rules: string): string {
    return completedRules(rules, this.defaults[variant] ?? '');
  }

  of(variant: string | undefined, rules: string | undefined): RuleShares | undefined {
    if (variant === undefined || rules === undefined) return undefined;
    const known = this.shares[variant];
    return known?.[rules] ?? known?.[this.completed(variant, rules)];
  }
}
