/** The grammar of rules as plain data, which can be written as JSON. `complete` turns such rules into the functions of the contract. */
import type { AcceptRule, Link, Pile, Role } from '../contract.js';

/** A value that depends on an option which the player chooses. */
export interface Choice<T> {
  /** Name of the option. */
  readonly option: string;
  /**
   * The value for each value of the option. For a value that is not listed, the field is absent. Without `values`, the value of the option
   * itself is used.
   */
  readonly values?: Readonly<Record<string, T>>;
}

/** A fixed value, or a value that depends on an option which the player chooses. */
export type Value<T> = T | Choice<T>;

/**
 * Values that the piles of a row get in turn: the first pile gets the first value, and after the last value the first one follows again.
 */
export interface Turns<T> {
  /** The values, in the order of the piles of the row. */
  readonly inTurn: readonly T[];
}

/** Plain data in which any part may depend on an option which the player chooses. */
export type Data<T> = Value<
  T extends readonly (infer E)[] ? readonly Data<E>[] : T extends object ? { readonly [K in keyof T]: Data<T[K]> } : T
>;

/**
 * A rank: a number from 1 (ace) to 13 (king), a letter, the rank of the base card (see `base`), or the rank before the base card, where a
 * king comes before an ace.
 */
export type RankData = number | 'A' | 'J' | 'Q' | 'K' | 'base' | 'before base';

/** A link in words: the step, the suit, and then `wrap`, or `from` and the lowest rank. Examples: `down alternate`, `up same from base`. */
export type LinkText =
  `${'down' | 'up' | 'either' | 'equal' | number} ${Link['suit']}${'' | ' wrap' | ` from ${Exclude<RankData, 'before base'>}`}`;

/** One or several piles: an id, a role, which means all its piles, or a row such as `t1-7`. Piles of a list are used in its order. */
export type Where = string | readonly string[];

/** A condition on the cards and counters of the table. */
export type When =
  /** Holds when all these piles are empty. */
  | { readonly empty: Where }
  /** Holds when each of these piles has at least its number of cards. A key is the id of a pile, a role or a row such as `t1-7`. */
  | { readonly count: Readonly<Record<string, number>> }
  /** Holds when this counter is higher than `over`. Default of `over`: 0. */
  | { readonly counter: string; readonly over?: number }
  /** Holds when at least one of these conditions holds. */
  | { readonly any: readonly When[] };

/** The relation of a card to the card on which it lies, in words or as a {@link Link}. Its lowest rank may be that of the base card. */
export type LinkData = LinkText | (Data<Omit<Link, 'low'>> & { readonly low?: Value<RankData> });

/** A rule for laying cards, like {@link AcceptRule}, in which a rank may be that of the base card. */
export type AcceptRuleData = Data<Omit<AcceptRule, 'empty' | 'on' | 'from'>> & {
  /**
   * Card that the empty pile accepts: `any` card, a card of this rank, or with `like` a card of the rank with which a group of piles was
   * begun. Default: no card.
   */
  readonly empty?: Value<Exclude<AcceptRule['empty'], undefined> | RankData> | Turns<RankData>;
  /** Relation of the laid card to the top card; `any` accepts every card. Default: no card is accepted on another. */
  readonly on?: Value<'any' | LinkData> | Turns<LinkText>;
  /**
   * Piles from which cards may come: roles, rows and ids. A rule that names rows or ids cannot have `like`. Default: all.
   */
  readonly from?: Value<readonly string[]>;
};

/** Restricts a rule to certain cards. */
export type OnlyData =
  /** Only cards of this suit. */
  | { readonly suit: string | Turns<string> }
  /** Only cards of this rank. */
  | { readonly rank: Exclude<RankData, 'base' | 'before base'> }
  /** Only cards that are laid on a card below this rank. */
  | { readonly below: Exclude<RankData, 'base' | 'before base'> };

/** The cards that a pile accepts, as data. */
export type AcceptData =
  | AcceptRuleData
  | readonly Value<AcceptRuleData>[]
  /** A rule that holds only while a condition holds. `else` is the key of the reason that is given otherwise. */
  | (AcceptRuleData & { readonly while: When; readonly else: string })
  /** A rule that holds only for certain cards. `else` is the key of the reason that is given for other cards. */
  | (AcceptRuleData & { readonly only: OnlyData; readonly else: string })
  /**
   * Accepts a card when a higher card of its suit is on top of one of these piles. An ace is the highest card. `else` is the key of the
   * reason that is given otherwise.
   */
  | { readonly higherIn: Where; readonly else: string }
  /**
   * Foundations that begin with this rank, are built in suit and wrap around, up or down: the first card that is laid on a base card
   * decides the direction of all.
   */
  | { readonly upOrDownFrom: RankData };

/**
 * The cards that the player may lift, as data: as in the contract; or the top card while a condition holds, where `else` is the key of the
 * reason that is given otherwise.
 */
export type TakeData = 'top' | 'all' | 'any' | { readonly run: Value<LinkData> } | { readonly while: When; readonly else: string };

/** A pile of the table, as data. */
export type PileData = Pick<Pile, 'id' | 'role' | 'at' | 'wide'> & {
  readonly [Field in Exclude<keyof Pile, 'id' | 'role' | 'at' | 'wide' | 'accept' | 'take'>]?: Value<NonNullable<Pile[Field]>>;
} & {
  readonly accept?: Value<AcceptData>;
  readonly take?: Value<TakeData>;
  /** `false` leaves the pile out. */
  readonly present?: Value<boolean>;
};

/** A point on the table: distances from the upper left corner, in cards. */
export type Point = readonly [x: number, y: number];

/** Piles in lines: each pile is a step further than the one before, and after `per` piles the next line begins. */
export interface LinesData {
  /** Place of the first pile. */
  readonly from: Point;
  /** Step from one pile to the next. Default: one card to the right. */
  readonly step?: Point;
  /** Number of piles in a line. Default: all. */
  readonly per?: number;
  /** Step from one line to the next. Default: one card down. */
  readonly line?: Point;
  /** In a list of lines: number of piles in these lines. Default: all piles that are left. */
  readonly count?: number;
}

/** Piles in a circle, clockwise from the top. */
export interface CircleData {
  /** Number of places in the whole circle. */
  readonly circle: number;
  /** Distance from the centre to the side, in cards. */
  readonly across: number;
  /** Distance from the centre to the top, in cards. */
  readonly down: number;
  /** Number of the first pile's place, counted clockwise from the top. Default: 0. */
  readonly first?: number;
  /** Distance by which the whole circle is moved. */
  readonly plus?: Point;
}

/** Places of the piles of a row: the point of the first pile, with the others to its right; a point for each pile; lines; or a circle. */
export type PlaceData = Point | readonly Point[] | LinesData | readonly LinesData[] | CircleData;

/**
 * The piles of a row, which are all alike. The letter of the row gives defaults, and `false` removes a default. `f`: foundation, in the
 * group `foundations`, which accepts one card at a time, up in suit from the ace or the base card. `c`: cell for any one card, in the group
 * `cells`. `t`: tableau, fanned down, in the group `columns`. `r`: reserve whose top card can be lifted, in the group `reserve`. A pile
 * without a number has the role that its id names. Piles that an action gathers or deals a row to, and those from which `after` fills
 * gaps, have no group by default, because they are visited in order; nor have piles of a pyramid. Piles whose rules differ, or of which a
 * rule names some apart, have groups of their own by default, such as `foundations f5`, unless `like` names the group.
 */
export type RowData = {
  readonly [Field in keyof Pile as Exclude<Field, 'id' | 'at' | 'wide' | 'accept' | 'take'>]?:
    Value<NonNullable<Pile[Field]> | false> | (Field extends 'fan' | 'group' | 'limit' ? Turns<NonNullable<Pile[Field]> | false> : never);
} & {
  /** Places of the piles, in card widths and heights from the upper left corner. */
  readonly at: Value<PlaceData>;
  /** Places in a box that is wider than high. Default: `at`. Either all piles of a table have them or none. */
  readonly wide?: Value<PlaceData>;
  /** Cards that the player may lay on a pile. With a list of rules, a move must satisfy one of them. */
  readonly accept?: Value<AcceptData | false>;
  /** Cards that the player may lift: the top card, the whole pile, a face-up card with all cards on it, or a run. */
  readonly take?: Value<TakeData | false>;
  /** Number of piles of the row that are on the table, from the first one. Default: all. */
  readonly count?: Value<number>;
  /**
   * Number of rows of a pyramid in which the piles lie, each over two piles of the next row. `at` is then the step from pile to pile, where
   * 0 means one card, and the step from row to row.
   */
  readonly pyramid?: number;
  /** Number of pyramids side by side, which share the corner piles of their lowest rows. Default: 1. */
  readonly peaks?: number;
};

/** The table: piles by their ids, in order. Like piles are written as a row, such as `t1-7`. */
export type TableData = { readonly [pile: string]: RowData };

/**
 * Name of a numbering of deals. `microsoft`: the deals 1 to 2,147,483,647 are those of Microsoft's FreeCell, whose numbers ended at 32,000 and
 * later at 1,000,000. The deck is sorted by rank from the ace, and the cards of a rank in the order clubs, diamonds, hearts, spades. A state
 * begins as the number of the deal. Before each card is dealt, the state becomes state × 214,013 + 2,531,011, modulo 2³¹; the place of the
 * card in the deck, counted from 0, is the state divided by 65,536, without the fraction, modulo the number of cards that are left. The last card of the
 * deck then takes its place. Texts and all other numbers are shuffled as in other patiences.
 */
export type NumberedData = 'microsoft';

/** A step of the deal. Cards come from the top of the pack, face up unless `face` sets another side. */
export type DealStep =
  /**
   * Deals row by row: in each row, every pile that has not got its number of cards gets one. Default: one row. `down` is the number of
   * cards of each pile that come face down.
   */
  | {
      readonly to: Where;
      readonly rows?: Value<number | readonly number[]>;
      readonly face?: Value<'up' | 'down'>;
      readonly down?: readonly number[];
    }
  /** Deals one card to each pile in turn until the pack is used up. The first `skip` piles get their first card one round later. */
  | { readonly to: Where; readonly all: true; readonly skip?: number; readonly face?: Value<'up' | 'down'> }
  /** Deals this number of cards to each pile in turn, as long as there are cards. */
  | { readonly to: Where; readonly packets: Value<number>; readonly face?: Value<'up' | 'down'> }
  /** Deals this number of cards to one pile at once, face down unless `face` sets another side. `turn` reverses their order. */
  | { readonly to: string; readonly cards: Value<number>; readonly face?: Value<'up' | 'down'>; readonly turn?: true }
  /** Deals all cards that are left to one pile, face down. */
  | { readonly to: string; readonly rest: true }
  /**
   * Deals one card to each pile in turn: this number of cards together, or all cards. A card of the rank `beneath` goes to the bottom of
   * its pile.
   */
  | { readonly to: Where; readonly cards?: number; readonly beneath: Exclude<RankData, 'base' | 'before base'> }
  /**
   * Deals one card to each pile in turn until the pack is used up. Each card of the base card's rank goes to the next empty pile of `bases`
   * instead, and the pile whose turn it is gets the card after it. The base card is the lowest card of the first pile that has one, first in
   * `bases` and then in `to`. With `packets`, each pile in turn gets that many cards at once, and none later. The first `skip` piles get
   * their first card one round later.
   */
  | { readonly to: Where; readonly bases: Where; readonly packets?: number; readonly skip?: number };

/** An action as data. A click on the stock does it. */
export type ActionData =
  /** Turns this number of cards of the stock, one by one, onto the waste or onto the pile `to`. */
  | { readonly turn: Value<number>; readonly to?: string }
  /** Turns the waste over when the stock is used up, at most this number of times in a game. */
  | { readonly redeal: Value<number | 'unlimited'>; readonly order?: 'shuffled' }
  /** Deals one card onto each column, or onto each pile of the role `to`. `filled` refuses while a column is empty. */
  | { readonly row: 'filled' | 'allowed'; readonly to?: Role }
  /**
   * Gathers the columns and deals them again in packets of this number of cards, at most `times` in a game. Without `times`: as long as
   * this changes the columns.
   */
  | { readonly gather: number; readonly times?: Value<number>; readonly shuffle?: true };

/** A forced consequence of a move, as data. */
export type Consequence =
  /** Moves complete sequences from the columns to the next empty foundation, card by card from the ace on, as in Spider. */
  | 'removeCompleteSequences'
  /**
   * Puts the top card of the first pile of `from` that is not empty onto each empty pile of `fill`, face up. With `inTurn`, the first pile of
   * `fill` is filled from the first value alone, the next pile from the next value, and after the last value the first one follows again.
   */
  | { readonly fill: Where; readonly from: Where | Turns<Where> };

/** Condition under which the game ends, as data. */
export type Goal =
  /** Holds when each column is empty or holds one complete sequence. */
  | 'sequencesComplete'
  /** Holds when these piles are empty. */
  | { readonly empty: Where }
  /** Holds when each of these piles has at least its number of cards. A key is the id of a pile, a role or a row such as `t1-7`. */
  | { readonly count: Readonly<Record<string, number>> }
  /** Holds when columns and stock together have this number of cards. */
  | { readonly left: number };

/** Condition under which the game is won, as data; with `over`, the game is then over, and its score is the result. */
export type End = Goal | { readonly over: Goal };

/** Pairs of exposed cards that leave together, as data: ranks that add up to a sum, or equal ranks. */
export type PairData = { readonly sum: number } | { readonly equal: 'rank' };

/** A number that the player sees, as data: the value of a counter, or the number of cards on these piles. For `on` and `as` see `ShownNumber` of the contract. */
export type ShownData = { readonly on?: string; readonly as?: 'rank' } & ({ readonly counter: string } | { readonly cards: Where });

/** A kind of move, for an order of moves. A move is of this kind when all given fields match it. */
export interface Preference {
  /** The move is an action: the action of this name, or any action. */
  readonly action?: string | true;
  /** The cards come from a pile of this role. */
  readonly from?: Role;
  /** The cards go to a pile of this role. */
  readonly to?: Role;
  /** The cards are laid on a card, on a card of the same suit, or on an empty pile (`gap`). */
  readonly onto?: 'card' | 'same suit' | 'gap';
  /** The top card that moves has this rank. */
  readonly card?: Exclude<RankData, 'base' | 'before base'>;
  /** The move exposes a face-down card, which is turned up. */
  readonly turnsUp?: true;
  /** `true`: the move empties the pile; `false`: the pile keeps cards. */
  readonly empties?: boolean;
  /** The move takes as many cards as can be lifted together. */
  readonly wholeRun?: true;
}

/** Names of the orders of moves that several patiences share. Functions of the same names implement them. */
export const ORDERS = ['homeFirst', 'cellsLast', 'reserveLast', 'runsFirst', 'uncoveringFirst', 'longestFirst'] as const;

/**
 * Order of moves for hints: the name of a shared order, or a list of kinds of moves, the best first. A list within the list has kinds of
 * equal rank. A move of no listed kind comes last.
 */
export type RankList = (typeof ORDERS)[number] | readonly (Preference | readonly Preference[])[];
