/**
 * The grammar of rules as plain data. Everything here can be written as JSON. `complete` turns it into
 * the functions of the contract.
 */
import type { Suit } from '../cards/card.js';
import type { AcceptRule, Link, Pile, Role } from '../contract.js';

/** A value that a choice of the player decides. */
export interface Choice<T> {
  /** Name of the option. */
  readonly option: string;
  /** The value for each value of the option; a value that is not listed means: nothing, as if the field were absent. Absent: the value of the option itself. */
  readonly values?: Readonly<Record<string, T>>;
}

/** A value, or one that a choice of the player decides. */
export type Value<T> = T | Choice<T>;

/** Values that the piles of a row have in turn: the first pile the first value; after the last value the first again. */
export interface Turns<T> {
  /** The values, in the order of the piles. */
  readonly inTurn: readonly T[];
}

/** Plain data in which any part may depend on a choice of the player. */
export type Data<T> = Value<
  T extends readonly (infer E)[] ? readonly Data<E>[] : T extends object ? { readonly [K in keyof T]: Data<T[K]> } : T
>;

/** A rank from 1 to 13 or by its letter; or the rank of the base card (see `base`), or the rank before it, where a king is before an ace. */
export type RankData = number | 'A' | 'J' | 'Q' | 'K' | 'base' | 'before base';

/** A link in words: the step, the suit, and after them `wrap`, or `from` and the lowest rank: `down alternate`, `up same from base`. */
export type LinkText =
  `${'down' | 'up' | 'either' | 'equal' | number} ${Link['suit']}${'' | ' wrap' | ` from ${Exclude<RankData, 'before base'>}`}`;

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

/** The relation of a card to the one it lies on, in words or as {@link Link}; its lowest rank may be the base. */
export type LinkData = LinkText | (Data<Omit<Link, 'low'>> & { readonly low?: Value<RankData> });

/** A rule for laying cards, as {@link AcceptRule}, with a rank that may be the base. */
export type AcceptRuleData = Data<Omit<AcceptRule, 'empty' | 'on'>> & {
  readonly empty?: Value<Exclude<AcceptRule['empty'], undefined> | RankData> | Turns<RankData>;
  readonly on?: Value<'any' | LinkData> | Turns<LinkText>;
};

/** The cards for which a rule holds. */
export type OnlyData =
  /** Cards of this suit. */
  | { readonly suit: Suit | Turns<Suit> }
  /** Cards of this rank. */
  | { readonly rank: Exclude<RankData, 'base' | 'before base'> }
  /** Cards on a card that ranks below this. */
  | { readonly below: Exclude<RankData, 'base' | 'before base'> };

/** The cards that a pile accepts, as data. */
export type AcceptData =
  | AcceptRuleData
  | readonly Value<AcceptRuleData>[]
  /** The rule holds only while the condition does; `else` is the key of the reason otherwise. */
  | (AcceptRuleData & { readonly while: When; readonly else: string })
  /** The rule holds only for these cards; `else` is the key of the reason otherwise. */
  | (AcceptRuleData & { readonly only: OnlyData; readonly else: string })
  /** One card of which a higher one of its suit lies open on top of one of these piles; an ace is the highest. `else` is the key of the reason otherwise. */
  | { readonly higherIn: Where; readonly else: string }
  /** Families that begin with this rank and go round in suit, up or down: the first card that is laid on any base decides for all. */
  | { readonly upOrDownFrom: RankData };

/** The cards that may be lifted, as data: as in the contract; or one card while a condition holds, `else` being the key of the reason otherwise. */
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

/** A point in cards, as in the contract. */
export type Point = readonly [x: number, y: number];

/** Piles in lines: from a point on, each a step further; after `per` of them the next line begins. */
export interface LinesData {
  /** The place of the first pile. */
  readonly from: Point;
  /** From one pile to the next; default one card to the right. */
  readonly step?: Point;
  /** Piles in a line; default all. */
  readonly per?: number;
  /** From one line to the next; default one card down. */
  readonly line?: Point;
  /** In a list of lines: so many piles lie in these; absent: all others. */
  readonly count?: number;
}

/** Piles in a circle, clockwise from the top. */
export interface CircleData {
  /** Places in the whole circle. */
  readonly circle: number;
  /** From the centre to the side, in cards. */
  readonly across: number;
  /** From the centre to the top, in cards. */
  readonly down: number;
  /** The place of the first pile, counted from the top; default 0. */
  readonly first?: number;
  /** Moves the whole circle. */
  readonly plus?: Point;
}

/** Places of the piles of a row: the point of the first one, with the others to its right; a point for each; in lines; or in a circle. */
export type PlaceData = Point | readonly Point[] | LinesData | readonly LinesData[] | CircleData;

/**
 * The piles of a row, which are alike. What is not given follows from the letter of the row and may be `false` for none:
 * `f` foundation, in the group `foundations`, one card at a time up in suit from the ace, or from the base where there is one;
 * `c` cell for any one card, in the group `cells`; `t` tableau, fanned down, in the group `columns`; `r` reserve, top card free, in
 * the group `reserve`. A pile without a number has the role that its key names.
 */
export type RowData = {
  readonly [Field in Exclude<keyof Pile, 'id' | 'at' | 'wide' | 'accept' | 'take'>]?:
    Value<NonNullable<Pile[Field]> | false> | Turns<NonNullable<Pile[Field]> | false>;
} & {
  readonly at: Value<PlaceData>;
  readonly wide?: Value<PlaceData>;
  readonly accept?: Value<AcceptData | false>;
  readonly take?: Value<TakeData | false>;
  /** Only so many of them, from the first on. */
  readonly count?: Value<number>;
  /** They lie as a pyramid of so many rows, each card over two of the next row; `at` is the step from card to card, where 0 means one card, and from row to row. */
  readonly pyramid?: number;
  /** So many pyramids stand side by side and share the corner cards of their lowest rows; default 1. */
  readonly peaks?: number;
};

/** The table: piles by their ids, in order; like piles in a row, such as `t1-7`. */
export type TableData = { readonly [pile: string]: RowData };

/** A step of the deal. Cards come from the top of the pack, face up unless `face` says otherwise. */
export type DealStep =
  /** Row by row: in each row every pile that is to have more gets one card. Absent: one row. `down` says how many cards of each pile come face down. */
  | {
      readonly to: Where;
      readonly rows?: Value<number | readonly number[]>;
      readonly face?: Value<'up' | 'down'>;
      readonly down?: readonly number[];
    }
  /** One card to each pile in turn, round and round, until the pack is used up. The first `skip` piles get their first card a round later. */
  | { readonly to: Where; readonly all: true; readonly skip?: number; readonly face?: Value<'up' | 'down'> }
  /** So many cards to each pile in turn, as long as there are any. */
  | { readonly to: Where; readonly packets: Value<number>; readonly face?: Value<'up' | 'down'> }
  /** So many cards at once, face down unless `face` says otherwise; `turn` reverses their order. */
  | { readonly to: string; readonly cards: Value<number>; readonly face?: Value<'up' | 'down'>; readonly turn?: true }
  /** All other cards, face down. */
  | { readonly to: string; readonly rest: true }
  /** One card to each pile in turn, so many together or all; a card of the rank `beneath` goes below the cards of its pile. */
  | { readonly to: Where; readonly cards?: number; readonly beneath: Exclude<RankData, 'base' | 'before base'> }
  /**
   * One card to each pile in turn until the pack is used up, but each card of the base's rank to the next empty pile of `bases`.
   * The base is the lowest card of the first pile of `bases`, then of `to`, that has one. With `packets` only so many cards to each pile, as above;
   * `skip` as above.
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
export interface Preference {
  /** It is an action, of this name or any. */
  readonly action?: string | true;
  /** The cards come from a pile of this role. */
  readonly from?: Role;
  /** The cards go to a pile of this role. */
  readonly to?: Role;
  /** The cards come to lie on a card, on one of the same suit, or on an empty pile. */
  readonly onto?: 'card' | 'same suit' | 'gap';
  /** The top card has this rank. */
  readonly card?: Exclude<RankData, 'base' | 'before base'>;
  /** A face-down card is exposed. */
  readonly turnsUp?: true;
  /** The pile is left empty, or keeps cards. */
  readonly empties?: boolean;
  /** As many cards move as can be lifted together. */
  readonly wholeRun?: true;
}

/** Orders of moves that many patiences share; see the functions of these names. */
export const ORDERS = ['homeFirst', 'cellsLast', 'reserveLast', 'runsFirst', 'uncoveringFirst', 'longestFirst'] as const;

/** Orders moves for hints: the name of a shared order, or kinds of moves, the best first. A list inside is kinds of equal rank. A move of none of them comes last. */
export type RankList = (typeof ORDERS)[number] | readonly (Preference | readonly Preference[])[];
