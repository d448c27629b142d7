/** The contract between a patience and everything that plays it. Types, and the lists that some of them are read from: a built variant imports nothing. */
import type { Card, Suit } from './cards/card.js';

/** What a pile is for, in the words of card players. It decides how hints, speech and layout treat it. */
export const ROLES = ['stock', 'waste', 'foundation', 'tableau', 'cell', 'reserve', 'discard'] as const;
/**
 * What a pile is for. Rules do not depend on it, but it decides, where the variant says nothing else:
 * - the name in announcements and refusals: “column 3”, “free cell 1”, “the waste”;
 * - the picture: a stock shows how many cards it has; an empty column or reserve that takes no card and has no action leaves no mark;
 * - the keyboard: Tab goes from role to role, and stock and waste are one stop;
 * - a double click or a tap: a card goes to a foundation or a discard pile first, then onto cards, then to an empty pile, last to a cell;
 * - the end: without a `status`, the game is won when all cards lie on foundations and discard piles;
 * - the solver: cards on foundations and discard piles have arrived;
 * - sameness: `perft` without `--exact` takes all piles of one role as interchangeable.
 *
 * The order of the cards on a discard pile is no part of the position, unless cards are lifted from it (`take`), its top card
 * decides what is laid there (`on`, or a function with `onto`), or it shows the base of others (`like`).
 */
export type Role = (typeof ROLES)[number];

/** How a card must relate to the one it lies on. One vocabulary for building and for runs. */
export interface Link {
  /** Rank of the upper card minus rank of the lower one, from -12 to 12; 0 for equal ranks. `either` means -1 or 1. */
  readonly step: number | 'either';
  /** `other` is any suit but the same, `alternate` red on black and black on red, `colour` red on red and black on black. */
  readonly suit: 'same' | 'other' | 'alternate' | 'colour' | 'any';
  /** Ranks go round without end: an ace follows a king. */
  readonly wrap?: boolean;
  /** The lowest rank, default 1: ranks go round from it and stop there, so that with 5 an ace follows a king and nothing precedes a five. */
  readonly low?: number;
}

/** The rank that play has chosen for the bases of a group. */
export interface Like {
  /** A group of piles. The first of them that has cards shows the rank by its lowest card, which must lie face up. */
  readonly like: string;
}

/** What a pile accepts, as data. All that is given must hold. */
export interface AcceptRule {
  /**
   * Which card may be laid on the pile while it is empty: `'any'` card; a card of this rank (1–13); or, with `{ like: 'foundations' }`,
   * a card of the rank with which the first foundation was begun. As long as all piles of that group are empty, any card begins
   * the first one. Absent: no card. (Where no card may be laid until the rank is chosen in another way, use a function.)
   */
  readonly empty?: 'any' | number | Like;
  /** How the card must fit the top card; `any` card on any. Absent: nothing is laid on a card. */
  readonly on?: Link | 'any';
  /** At most so many cards at once. Absent: as many as the player lifts. */
  readonly max?: number;
  /** Only all the cards of the pile from which they come, together. */
  readonly whole?: true;
  /** Only from piles of these roles. */
  readonly from?: readonly Role[];
}

/**
 * The escape hatch for what data cannot say; pure, and it sees what the player sees.
 * @param cards the lifted cards, the lowest first
 * @param onto the top card of the pile, null when it is empty or face down
 * @returns true, or false, or the key of a reason in the variant's words
 */
export type AcceptFn = (cards: readonly Card[], onto: Card | null, view: View, to: string, from: string) => boolean | string;

/** A function of the lifted cards alone: where they come from and what they come to lie on cannot matter. */
export interface AcceptCards {
  /** @returns true, or false, or the key of a reason in the variant's words */
  readonly cards: (cards: readonly Card[]) => boolean | string;
}

/** Absent on a pile: the player lays nothing there. A list: one fitting rule is enough. */
export type Accept = AcceptRule | readonly AcceptRule[] | AcceptFn | AcceptCards;

/**
 * How many cards may be lifted together at most, for what data cannot say; pure, and it sees what the player sees. What may
 * not be lifted is never a mistake of the player's.
 * @returns a number of cards, counted from the top, or the key of a reason why there are none; face-down cards end the count
 */
export type TakeFn = (view: View, pile: string) => number | string;

/**
 * What may be lifted: the top card, the whole pile at once, any face-up card with all that lies on it,
 * or any end of the pile in which each card relates to the one below as the link says; or a function says how many.
 */
export type Take = 'top' | 'all' | 'any' | { readonly run: Link } | TakeFn;

/**
 * May these two exposed cards leave together? Pure, and it sees what the player sees; asked either way round.
 * @param from where the first card lies @param to where the second one lies
 * @returns true, or false, or the key of a reason in the variant's words
 */
export type PairFn = (a: Card, b: Card, view: View, from: string, to: string) => boolean | string;

/** A function of rank and suit alone: asked once for every two of them. */
export interface PairCards {
  /** @returns true, or false, or the key of a reason in the variant's words */
  readonly cards: (a: Card, b: Card) => boolean | string;
}

/** A place for cards. */
export interface Pile {
  /**
   * Unique on the table; used in notation: `stock`, `waste`, `f1`, `t1`, `c1`, `r1`. A letter, then letters and digits.
   * The digits at its end are the number that is spoken: `t3` is “column 3”, and so would `left3` be. So the piles of a role
   * are numbered through, whatever the letters before.
   */
  readonly id: string;
  /** What it is for. */
  readonly role: Role;
  /** Left upper corner in cards, from 0: 1 is a card's width (height) with the usual gap. */
  readonly at: readonly [x: number, y: number];
  /** The same for a box that is wider than high; absent: `at`. All piles of a table give it or none. */
  readonly wide?: readonly [x: number, y: number];
  /** Cards overlap in this direction; absent: they lie squarely on each other. */
  readonly fan?: 'down' | 'right' | 'left';
  /** At most so many cards are fanned, the top ones; the others lie squarely below them. Absent: all. */
  readonly fanned?: number;
  /** What the player may lay here. Absent: nothing. A stock with an action takes nothing: the action would deal what was laid there. */
  readonly accept?: Accept;
  /** Room: the player lays nothing here that would make it more cards than so many. Absent: there is always room. */
  readonly limit?: number;
  /** Absent: the player lifts nothing here. */
  readonly take?: Take;
  /** Ids of piles that must be empty before a card can be taken from here or turns up here. They never lead round in a circle. */
  readonly coveredBy?: readonly string[];
  /** It may lie over or under other piles in the picture. Piles that cover each other need no permission. */
  readonly overlaps?: true;
  /** A face-down card is turned up as soon as it is exposed. */
  readonly reveal?: boolean;
  /** Piles of one group are interchangeable: exchanging their cards changes nothing for the rules. */
  readonly group?: string;
}

/** The table as the player sees it. A face-down card reads as null, for rules as for people. */
export interface View {
  /** Ids of the piles (of one role), in the order of the variant's table. The list is the table's own: it is only read. */
  piles(role?: Role): readonly string[];
  /** How many cards lie there, face up or down. */
  count(pile: string): number;
  /**
   * The card so many below the top (0: the top itself); null when it is face down or there is none. On a discard pile whose order
   * decides nothing (see {@link Role}), only the cards that the present move has laid there can be asked for.
   */
  card(pile: string, depth?: number): Card | null;
  /** How many cards the player could lift at most: the ordered end of the pile, as its `take` says. */
  run(pile: string): number;
  /** A counter's value, 0 when it was never set. */
  counter(name: string): number;
}

/** How cards move in one step. */
export interface MoveOptions {
  /** Default 1. */
  readonly count?: number;
  /** Turn the moved cards face up or face down; absent: they stay as they are. */
  readonly face?: 'up' | 'down';
  /** Reverse their order, as when a pile is turned over or cards are dealt one by one. */
  readonly turn?: boolean;
  /** Take them from the bottom of the pile; absent: from the top. */
  readonly take?: 'bottom';
  /** Lay them beneath the cards that lie there; absent: on top of them. */
  readonly lay?: 'bottom';
}

/** The only way to change a table: four invertible steps. They carry undo, redo, animation and search. */
export interface Tx extends View {
  /**
   * Move cards, the top ones if nothing else is said. Throws when there are not so many. Within one pile they go from one end
   * to the other.
   */
  move(from: string, to: string, options?: MoveOptions): void;
  /** Turn the top card over. */
  flip(pile: string): void;
  /** Shuffle with the next numbers of the deal's stream. */
  shuffle(pile: string): void;
  /** Set a counter: an integer from 0 to 1,000,000. */
  set(counter: string, value: number): void;
}

/** What belongs to the game and not to the table: undo leaves it alone. */
export interface Tally {
  /** Unpaused playing time since the first move, in milliseconds. */
  readonly elapsedMs: number;
  /** Completed attempts to lay a card where it may not go. */
  readonly mistakes: number;
}

/** What a player decided, as rules see it. The object is valid during the call only. */
export type MoveInfo =
  | { readonly kind: 'cards'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly kind: 'pair'; readonly from: string; readonly to: string; readonly count: 2 }
  | { readonly kind: 'action'; readonly action: string; readonly pile: string };

/** Something the player does that is not laying cards: turn, deal, redeal. */
export interface Action<O extends Options> {
  /**
   * The pile, or the role of the piles, on which a click does it. A click means one action: no two are ever possible at once on
   * the same pile.
   */
  readonly on: string;
  /** It is something else on each of these piles: a move of its own, written `merci@t3`. Absent: one move, wherever it is done. */
  readonly each?: true;
  /**
   * True, or the key of the reason why not. Ids of the piles that are to blame may follow it, `gaps t3 t5`: their numbers
   * stand for `{piles}` in its sentence.
   * @param pile the pile on which it is done; unless it is something else on each, the first of them
   */
  when(view: View, options: O, pile: string): true | string;
  /** Does it. Only called when `when` said true. */
  run(table: Tx, options: O, pile: string): void;
}

/** How a game stands. */
export type Status = 'playing' | 'won' | 'lost';
/** Options are chosen before dealing; their values are text or numbers. */
export type Options = Record<string, string | number>;
/** A language as a BCP 47 tag: `de`, `pt-BR`, `zh-Hant`. */
export type LanguageTag = string;
/** The languages that the element and the app speak themselves. */
export const LOCALES = ['de', 'en'] as const;
/** One of these languages. */
export type Locale = (typeof LOCALES)[number];

/** All that a variant says, in one language. */
export interface Words {
  /** What the patience is called. */
  readonly name: string;
  /** One sentence for a gallery. */
  readonly summary: string;
  /** The rules page: paragraphs divided by blank lines, `## ` headings, `- ` lists. */
  readonly rules: string;
  /** Name of each action, as a button says it: „Karte umdrehen“. */
  readonly actions?: Readonly<Record<string, string>>;
  /** Name of each option and of each of its values. */
  readonly options?: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>;
  /** Whole sentences for the reason keys of `when`, `valid`, `pair`, accept and take functions. */
  readonly reasons?: Readonly<Record<string, string>>;
  /**
   * Names of piles, by id or by role, where the usual one of the role does not fit: „Fächer“. In every language. If there are
   * several of a role, the digits at the end of the id follow its name; a name by id stands alone. No two piles are called alike.
   */
  readonly piles?: Readonly<Record<string, string>>;
}

/** Words in one language, of which some may be missing: those come from another language, text by text. */
export type Translation = { readonly [Key in keyof Words]?: Words[Key] | undefined };

/** Which cards are played with. */
export interface DeckSpec {
  /** How many of each card. Default 1. */
  readonly copies?: number;
  /** Default all four. */
  readonly suits?: readonly Suit[];
  /** Default 1–13. */
  readonly ranks?: readonly number[];
  /**
   * Cards that come off the pack before all others: bases that the rules lay out first. Either all cards of these ranks, sorted
   * by suit; or single cards, written like `AC`, in this order.
   */
  readonly first?: readonly number[] | readonly string[];
}

/** A patience. */
export interface Variant<O extends Options = Options> {
  /** Version of this contract. */
  readonly api: 1;
  /** Lower-case words joined by hyphens; unique among installed variants. */
  readonly id: string;
  /** Raised when an old game would replay differently. */
  readonly rules: number;
  /** Fields younger than this version's first release without which it would play wrongly; a core without them says so. */
  readonly needs?: readonly string[];
  /** Values of each option; the first is the default. */
  readonly options: { readonly [K in keyof O]: readonly O[K][] };
  /** For combinations that cannot be: true, or the key of the reason. */
  valid?(options: O): true | string;
  /** Which cards are played with. */
  deck(options: O): DeckSpec;
  /**
   * For a patience whose deals the world knows by number: the cards of such a deal in dealing order, written like
   * `KS TH 9D`. Undefined for all other numbers: those are shuffled as usual. Pure.
   * @param seed an unsigned 32-bit number
   */
  numbered?(seed: number, options: O): string | undefined;
  /**
   * The piles, in the order in which lists and keys go through them.
   * @param pack the shuffled cards in dealing order: the picture may depend on them
   */
  table(options: O, pack: readonly Card[]): readonly Pile[];
  /** All cards lie face down on the pile `pack`, the first to deal on top, and must all leave it. */
  deal(table: Tx, options: O): void;
  /** Forced consequences and points. Called after the deal and after each move until nothing changes;
   *  the move is given on the first call only. */
  after?(table: Tx, options: O, move?: MoveInfo): void;
  /** Which two exposed cards leave together: they go to the first discard pile of the table, which must have one. */
  readonly pair?: PairFn | PairCards;
  /** What the player can do other than lay cards, by name: `turn`, `redeal`. */
  readonly actions?: Readonly<Record<string, Action<O>>>;
  /** Default: won when all cards lie on foundations and discard piles. */
  status?(view: View, options: O, tally: Tally): Status;
  /** Points, never shown below 0. Absent: this patience counts none. */
  score?(view: View, options: O, tally: Tally): number;
  /** Orders moves for hints that no line was found for, and for whoever takes the first, higher first; never decides what is legal. */
  rank?(view: View, move: MoveInfo): number;
  /** Counters that only keep a record, such as points: positions that differ in nothing else are the same. */
  readonly records?: readonly string[];
  /** Actions that "play to the end" repeats, in order of preference: for a patience that is mostly watching. */
  readonly auto?: readonly string[];
  /**
   * How hands play it where the player has chosen nothing: `two` when the source has a card chosen first and then its place.
   * Absent: one tap of a finger sends a card to its best place, one click of a mouse plays a card that has a single place.
   */
  readonly taps?: 'two';
  /** The picture that the cards make when it has come out. Absent: the families side by side, or without any a fan. */
  readonly finale?: 'fan' | 'curl' | 'row' | 'families';
  /** Facts for a gallery. */
  readonly about?: {
    /** 0: pure luck, 1: pure skill. */
    readonly skill?: number;
    /** Usual length in minutes. */
    readonly minutes?: number;
  };
  /**
   * Name, rules and all other words by language, at least one. Each text that a language lacks is shown in the nearest one that has
   * it: for `de-AT` that is `de`, then English, then the language that stands first here. Language packages may add what is missing.
   */
  readonly strings: Readonly<Record<LanguageTag, Translation>>;
}
