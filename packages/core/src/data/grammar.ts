/**
 * What a patience says as plain data instead of by functions. Everything here can be written as JSON. `complete` turns it into
 * the functions of the contract.
 */
import type { AcceptRule, DeckSpec, Link, Pile, Role, Variant, Options } from '../contract.js';

/** A value that a choice of the player decides. */
export interface Choice<T> {
  /** Name of the option. */
  readonly option: string;
  /** The value for each value of the option; a value that is not listed means: nothing, as if the field were absent. Absent: the value of the option itself. */
  readonly values?: Readonly<Record<string, T>>;
}

/** A value, or one that a choice of the player decides. */
export type Value<T> = T | Choice<T>;

/** Plain data in which any part may depend on a choice of the player. */
export type Data<T> = Value<
  T extends readonly (infer E)[] ? readonly Data<E>[] : T extends object ? { readonly [K in keyof T]: Data<T[K]> } : T
>;

/** A rank from 1 to 13; or the rank of the base card (see `base`), or the rank before it, where a king is before an ace. */
export type RankData = number | 'base' | 'before base';

/** One or several piles: an id, a role, which means all its piles, or a row such as `t1-7`; a list in the order in which it is gone through. */
export type Where = string | readonly string[];

/** A condition on the table. */
export type When =
  /** All these piles are empty. */
  | { readonly empty: Where }
  /** This counter is higher than `over`, which is 0 where it is absent. */
  | { readonly counter: string; readonly over?: number }
  /** One of these conditions holds. */
  | { readonly any: readonly When[] };

/** How a card must relate to the one it lies on; its lowest rank may be the base. */
export type LinkData = Data<Omit<Link, 'low'>> & { readonly low?: Value<RankData> };

/** A rule for laying cards, as {@link AcceptRule}, with a rank that may be the base. */
export type AcceptRuleData = Data<Omit<AcceptRule, 'empty' | 'on'>> & {
  readonly empty?: Value<Exclude<AcceptRule['empty'], undefined> | RankData>;
  readonly on?: Value<'any'> | LinkData;
};

/** What a pile accepts, as data. */
export type AcceptData =
  | AcceptRuleData
  | readonly Value<AcceptRuleData>[]
  /** The rule holds only while the condition does; `else` is the key of the reason otherwise. */
  | (AcceptRuleData & { readonly while: When; readonly else: string })
  /** One card of which a higher one of its suit lies open on top of one of these piles; an ace is the highest. `else` is the key of the reason otherwise. */
  | { readonly higherIn: Where; readonly else: string }
  /** Families that begin with this rank and go round in suit, up or down: the first card that is laid on any base decides for all. */
  | { readonly upOrDownFrom: RankData };

/** What may be lifted, as data: as in the contract; or one card while a condition holds, `else` being the key of the reason otherwise. */
export type TakeData = 'top' | 'all' | 'any' | { readonly run: Value<LinkData> } | { readonly while: When; readonly else: string };

/** A pile as data. */
export type PileData = Pick<Pile, 'id' | 'role' | 'at' | 'wide'> & {
  readonly [Field in Exclude<keyof Pile, 'id' | 'role' | 'at' | 'wide' | 'accept' | 'take'>]?: Value<NonNullable<Pile[Field]>>;
} & {
  readonly accept?: Value<AcceptData>;
  readonly take?: Value<TakeData>;
  /** False: this pile is not on the table. */
  readonly present?: Value<boolean>;
};

/** A step of the deal. Cards come from the top of the pack, face up unless `face` says otherwise. */
export type DealStep =
  /** Row by row: in each row every pile that is to have more gets one card. Absent: one row. */
  | { readonly to: Where; readonly rows?: Value<number | readonly number[]>; readonly face?: Value<'up' | 'down'> }
  /** One card to each pile in turn, round and round, until the pack is used up. The first `skip` piles get their first card a round later. */
  | { readonly to: Where; readonly all: true; readonly skip?: number; readonly face?: Value<'up' | 'down'> }
  /** So many cards to each pile in turn, as long as there are any. */
  | { readonly to: Where; readonly packets: Value<number>; readonly face?: Value<'up' | 'down'> }
  /** So many cards at once, face down unless `face` says otherwise; `turn` reverses their order. */
  | { readonly to: string; readonly cards: Value<number>; readonly face?: Value<'up' | 'down'>; readonly turn?: true }
  /** All other cards, face down. */
  | { readonly to: string; readonly rest: true }
  /** One card to each pile in turn, so many together or all; a card of the rank `beneath` goes below the cards of its pile. */
  | { readonly to: Where; readonly cards?: number; readonly beneath: number }
  /**
   * One card to each pile in turn until the pack is used up, but each card of the base's rank to the next empty pile of `bases`.
   * The base is the lowest card of the first pile of `bases`, then of `to`, that has one. `packets` as above; `skip` as above.
   */
  | { readonly to: Where; readonly bases: Where; readonly packets?: number; readonly skip?: number };

/** An action as data. All are done by a click on the stock. */
export type ActionData =
  /** Turns so many cards of the stock one by one onto the waste, or onto another pile. */
  | { readonly turn: Value<number>; readonly to?: string }
  /** Turns the waste over when the stock is used up, so often in a game. */
  | { readonly redeal: Value<number | 'unlimited'>; readonly order?: 'shuffled' }
  /** Deals one card onto each column, or onto each pile of another role; `filled` refuses while a column is empty. */
  | { readonly row: 'filled' | 'allowed'; readonly to?: Role }
  /** Gathers the columns and deals them again in packets of so many; `times` in a game, or absent: until it changes nothing. */
  | { readonly gather: number; readonly times?: Value<number>; readonly shuffle?: true };

/** A forced consequence as data. */
export type Consequence =
  /** Whole families leave the columns for the next empty foundation, as in Spider. */
  | 'removeCompleteSequences'
  /** Each of these piles that is empty gets the top card of the first source that has one, face up. */
  | { readonly fill: Where; readonly from: Where };

/** When the game is won, as data. */
export type End =
  /** Each column is empty or holds one whole family. */
  | 'sequencesComplete'
  /** These piles are empty. */
  | { readonly empty: Where }
  /** Each of these piles has at least so many cards. */
  | { readonly count: Readonly<Record<string, number>> }
  /** Columns and stock together have so many cards. */
  | { readonly left: number };

/** Which two exposed cards leave together, as data: ranks that make a sum, or equal ranks. */
export type PairData = { readonly sum: number } | { readonly equal: 'rank' };

/** A kind of move. All that is given must hold. */
export interface Wish {
  /** It is an action, of this name or any. */
  readonly action?: string | true;
  /** The cards come from a pile of this role. */
  readonly from?: Role;
  /** The cards go to a pile of this role. */
  readonly to?: Role;
  /** The cards come to lie on a card, on one of the same suit, or on an empty pile. */
  readonly onto?: 'card' | 'same suit' | 'gap';
  /** A face-down card is exposed. */
  readonly turnsUp?: true;
}

/** Orders of moves that many patiences share; see the functions of these names. */
export const ORDERS = ['homeFirst', 'cellsLast', 'reserveLast', 'runsFirst', 'uncoveringFirst'] as const;

/** Orders moves for hints: the name of a shared order, or kinds of moves, the best first. A move of none of them comes last. */
export type RankList = (typeof ORDERS)[number] | readonly Wish[];

/** A patience of which any part may be plain data. */
export interface DataVariant<O extends Options = Options> extends Omit<
  Variant<O>,
  'deck' | 'table' | 'deal' | 'actions' | 'after' | 'status' | 'pair' | 'rank'
> {
  /** Place in the pack, from 0 in dealing order, of the card whose rank `base` means. It must lie open after the deal. */
  readonly base?: number;
  readonly deck?: Variant<O>['deck'] | Data<DeckSpec>;
  readonly table: Variant<O>['table'] | readonly PileData[];
  readonly deal: Variant<O>['deal'] | readonly Value<DealStep>[];
  readonly actions?: Readonly<Record<string, NonNullable<Variant<O>['actions']>[string] | ActionData>>;
  readonly after?: Variant<O>['after'] | readonly Value<Consequence>[];
  readonly status?: Variant<O>['status'] | Value<End>;
  readonly pair?: Variant<O>['pair'] | PairData;
  readonly rank?: Variant<O>['rank'] | RankList;
}
