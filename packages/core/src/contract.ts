/** The contract between a patience and the programs that play it: types, and the lists of values from which some types are derived. A built variant imports nothing. */
import type { Card, COLOURS, Suit } from './cards/card.js';

/** All roles that a pile can have, see {@link Role}. */
export const ROLES = ['stock', 'waste', 'foundation', 'tableau', 'cell', 'reserve', 'discard'] as const;
/**
 * Purpose of a pile. Which moves are legal does not depend on it. Where the variant defines nothing else, the role determines:
 * - the name in announcements and refusals: “column 3”, “free cell 1”, “the waste”;
 * - the picture: a stock shows its number of cards; an empty column or reserve that accepts no card and has no action is not drawn;
 * - the keyboard: Tab moves from role to role; stock and waste are one stop;
 * - a double click or tap: a card goes to a foundation or discard pile if it can, else onto a card, else to an empty pile, else to a cell;
 * - the end: without a `status`, the game is won when all cards lie on foundations and discard piles;
 * - the solver: it counts the cards on foundations and discard piles as progress;
 * - `perft`: without `--exact` it treats all piles of one role as interchangeable.
 *
 * The order of the cards on a discard pile is no part of the position, unless cards can be taken from it (`take`), its top card
 * decides what it accepts (`on`, or a function with `onto`), or it shows the base rank of other piles (`like`).
 */
export type Role = (typeof ROLES)[number];

/** Relation between a card and the card on which it lies. It is used both for what piles accept and for runs. */
export interface Link {
  /**
   * Rank of the upper card minus rank of the lower one, from -12 to 12; 0 for equal ranks. `either` means -1 or 1. A card without a rank
   * has the same rank as others without one, and no relation to any other card.
   */
  readonly step: number | 'either';
  /**
   * `other` is any suit but the same, `alternate` red on black and black on red, `colour` red on red and black on black. In a deck with
   * suits of further colours, `alternate` means two different colours.
   */
  readonly suit: 'same' | 'other' | 'alternate' | 'colour' | 'any';
  /** Whether ranks wrap around, so that an ace follows a king, or the highest rank of the deck. */
  readonly wrap?: boolean;
  /** Lowest rank, default 1. Ranks wrap around up to it: with 5, an ace follows a king, and nothing precedes a five. */
  readonly low?: number;
}

/** The rank of the base cards of a group of piles. */
export interface Like {
  /** Name of a group of piles. The lowest card of the first pile that has cards shows the rank, if it lies face up. */
  readonly like: string;
  /**
   * Roles of the piles from which the first card of the group may come. That card sets the base rank; before it, no other card is
   * accepted. With an empty list, only a deal or an action sets the base rank. Default: all roles. A variant that uses this field
   * names `first` in `needs`.
   */
  readonly first?: readonly Role[];
}

/** The cards that a pile accepts, as data. A move must satisfy all given fields. */
export interface AcceptRule {
  /**
   * Card that the empty pile accepts: `'any'` card; a card of this rank (1–13); or, with `{ like: 'foundations' }`, a card of the
   * base rank of the group `foundations`. While all piles of that group are empty, any card is accepted and sets the base rank;
   * with `first: ['reserve']`, only a card from a reserve. Default: no card.
   */
  readonly empty?: 'any' | number | Like;
  /** Relation of the laid card to the top card; `'any'` accepts every card. Default: no card is accepted on another. */
  readonly on?: Link | 'any';
  /** Largest number of cards that may be laid at once. Default: no limit. */
  readonly max?: number;
  /** Accepts cards only if they are all cards of the pile from which they come. */
  readonly whole?: true;
  /** Roles of the piles from which cards may come. Default: all. */
  readonly from?: readonly Role[];
}

/**
 * Decides whether a pile accepts cards, where data cannot express the rule. It must be pure, and it sees only what the player sees.
 * @param cards the lifted cards, the lowest first
 * @param onto the top card of the pile; null when the pile is empty or the card lies face down
 * @param to id of the pile
 * @param from id of the pile from which the cards come
 * @returns true; or false; or, for a refusal, the key of a reason in the variant's words
 */
export type AcceptFn = (cards: readonly Card[], onto: Card | null, view: View, to: string, from: string) => boolean | string;

/** Accepts cards by a function of the lifted cards alone, wherever they come from and whatever lies on the pile. */
export interface AcceptCards {
  /** Decides by the lifted cards. @returns true; or false; or, for a refusal, the key of a reason in the variant's words */
  readonly cards: (cards: readonly Card[]) => boolean | string;
}

/** The cards that a pile accepts. With a list of rules, a move must satisfy one of them. */
export type Accept = AcceptRule | readonly AcceptRule[] | AcceptFn | AcceptCards;

/**
 * Returns how many cards the player may lift together at most, where data cannot express the rule. It must be pure, and it sees only
 * what the player sees. An attempt to lift more is never counted as a mistake.
 * @returns a number of cards from the top, or the key of the reason why none may be lifted; face-down cards are never lifted
 */
export type TakeFn = (view: View, pile: string) => number | string;

/**
 * The cards that the player may lift: `'top'` the top card; `'all'` the whole pile; `'any'` a face-up card with all cards on it; `run` a card with all
 * cards on it, if each of these relates to the card below as the link says; or a function that returns how many cards.
 */
export type Take = 'top' | 'all' | 'any' | { readonly run: Link } | TakeFn;

/**
 * Decides whether two exposed cards may leave together. It must be pure, and it sees only what the player sees. It is called with both
 * orders of the cards; one true is enough.
 * @param from id of the pile of the first card
 * @param to id of the pile of the second card
 * @returns true; or false; or, for a refusal, the key of a reason in the variant's words
 */
export type PairFn = (a: Card, b: Card, view: View, from: string, to: string) => boolean | string;

/** Decides by rank and suit alone whether two exposed cards may leave together. The function is called once for each two faces. */
export interface PairCards {
  /** Decides by the faces of two cards. @returns true; or false; or, for a refusal, the key of a reason in the variant's words */
  readonly cards: (a: Card, b: Card) => boolean | string;
}

/** A pile: a place on the table where cards can lie. */
export interface Pile {
  /**
   * Unique id, used in notation: `stock`, `waste`, `f1`, `t1`, `c1`, `r1`. It is a letter, followed by letters and digits.
   * The digits at the end are the number in announcements: `t3` is “column 3”, and so would `left3` be. Therefore number all piles
   * of a role consecutively.
   */
  readonly id: string;
  /** Purpose of the pile. */
  readonly role: Role;
  /** Upper left corner: x in card widths and y in card heights, each with the usual gap, from 0. */
  readonly at: readonly [x: number, y: number];
  /** Upper left corner for a box that is wider than high. Default: `at`. Either all piles of a table have it or none. */
  readonly wide?: readonly [x: number, y: number];
  /** Direction in which cards overlap. Default: they lie squarely on each other. */
  readonly fan?: 'down' | 'right' | 'left';
  /** Number of top cards that overlap, at most; the others lie squarely below them. Default: all. */
  readonly fanned?: number;
  /** Cards that the player may lay here. Default: none. A stock with an action must accept nothing, since the action would deal what was laid there. */
  readonly accept?: Accept;
  /** Number of cards up to which the player may lay cards here. Default: no limit. */
  readonly limit?: number;
  /** Cards that the player may lift here. Default: none. */
  readonly take?: Take;
  /** Ids of piles that must be empty before a card can be taken from this pile or is turned up here. There must be no circles. */
  readonly coveredBy?: readonly string[];
  /** The pile may overlap other piles in the picture. Piles that cover each other by `coveredBy` may always overlap. */
  readonly overlaps?: true;
  /** Turns a face-down card up as soon as it is exposed. */
  readonly reveal?: boolean;
  /** Name of a group of interchangeable piles: exchanging the cards of two of them makes no difference to the rules. */
  readonly group?: string;
}

/** The table as the player sees it. Rules see a face-down card as null. */
export interface View {
  /** Returns the ids of all piles, or of those of a role, in the order of the variant's table. The list must not be changed. */
  piles(role?: Role): readonly string[];
  /** Returns the number of cards on a pile, face up or down. */
  count(pile: string): number;
  /**
   * Returns a card; null when it lies face down or there is none. On a discard pile whose order is no part of the position
   * (see {@link Role}), only the cards that the present move has laid there may be read.
   * @param depth number of cards above it, default 0: the top card
   */
  card(pile: string, depth?: number): Card | null;
  /** Returns how many cards the player may lift at most, according to the pile's `take`. */
  run(pile: string): number;
  /** Returns a counter's value; 0 when it was never set. */
  counter(name: string): number;
}

/** Options of a step that moves cards from one pile to another. */
export interface MoveOptions {
  /** Number of cards. Default 1. */
  readonly count?: number;
  /** Side to which the cards are turned. Default: they keep their sides. */
  readonly face?: 'up' | 'down';
  /** Reverses the order of the moved cards, as when a pile is turned over or cards are dealt one by one. */
  readonly turn?: boolean;
  /** Takes the cards from the bottom of the pile. Default: from the top. */
  readonly take?: 'bottom';
  /** Lays the cards beneath the cards of the pile. Default: on top of them. */
  readonly lay?: 'bottom';
}

/** The table with the four reversible steps that change it. There is no other way to change a table; undo, redo, animation and search rely on that. */
export interface Tx extends View {
  /**
   * Moves cards, by default the top card. With `take` or `lay`, cards can also move from one end of a pile to its other end.
   * @throws ContractError when the pile has fewer cards
   */
  move(from: string, to: string, options?: MoveOptions): void;
  /** Turns the top card of a pile over. */
  flip(pile: string): void;
  /** Shuffles a pile with the next random numbers of the deal. */
  shuffle(pile: string): void;
  /** Sets a counter to an integer from 0 to 1,000,000. */
  set(counter: string, value: number): void;
}

/** Time and mistakes of a game. Undo does not change them. */
export interface Tally {
  /** Playing time since the first move, without pauses, in milliseconds. */
  readonly elapsedMs: number;
  /** Number of attempts to lay a card where it may not go. */
  readonly mistakes: number;
}

/** A move, as rules see it. The object is valid during the call only. */
export type MoveInfo =
  | { readonly kind: 'cards'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly kind: 'pair'; readonly from: string; readonly to: string; readonly count: 2 }
  | { readonly kind: 'action'; readonly action: string; readonly pile: string };

/** Something that the player can do other than laying cards: turn, deal, redeal. */
export interface Action<O extends Options> {
  /**
   * Id of the pile, or role of the piles, on which a click does the action. At no time may two actions be possible on the same
   * pile.
   */
  readonly on: string;
  /** The action is a different move on each of its piles, written `merci@t3`. Default: it is one move, on whichever pile it is done. */
  readonly each?: true;
  /**
   * Returns true when the action can be done, else the key of the reason. The key may be followed by ids of the piles that cause it, as in
   * `gaps t3 t5`; their numbers replace `{piles}` in the sentence.
   * @param pile id of the pile on which it is done; without `each` the first of its piles
   */
  when(view: View, options: O, pile: string): true | string;
  /** Does the action. It is called only if `when` returned true. */
  run(table: Tx, options: O, pile: string): void;
}

/** A number that the player sees besides the cards, such as cards dealt so far or the rank that is called. */
export interface ShownNumber<O extends Options> {
  /**
   * Id of the pile on which the number is shown. It belongs to the name of that pile in announcements, and is announced when it
   * changes. Default: the number is shown above the table, and announced only with the whole table.
   */
  readonly on?: string;
  /** The number is shown as the rank of a card, from 1 to 13: “king”. */
  readonly as?: 'rank';
  /** Returns the number, a whole number; undefined while there is none to show. It must be pure, and it sees only what the player sees. */
  value(view: View, options: O): number | undefined;
}

/**
 * State of a game. `over` ends a scored game: it is neither won nor lost, and its score is the result. A variant whose games can end so
 * has a `score`, and names `over` in `needs`, unless its `status` is data.
 */
export type Status = 'playing' | 'won' | 'lost' | 'over';
/** Options of a deal by name. They are chosen before dealing; their values are text or numbers. */
export type Options = Record<string, string | number>;
/** A language as a BCP 47 tag: `de`, `pt-BR`, `zh-Hant`. */
export type LanguageTag = string;
/** The languages that are built into the element and the app. */
export const LOCALES = ['de', 'en'] as const;
/** A built-in language. */
export type Locale = (typeof LOCALES)[number];

/** The words of a variant in one language. */
export interface Words {
  /** Name of the patience. */
  readonly name: string;
  /** One sentence for lists of games. */
  readonly summary: string;
  /**
   * Up to three short sentences for new players beside the first deal: what may be laid on what, what wins, and what surprises. The table adds what wins
   * by itself where all cards go to foundations or are discarded in pairs. Without it, the summary is shown there.
   */
  readonly guide?: string;
  /** Text of the rules page: paragraphs separated by blank lines, `## ` headings, `- ` lists. */
  readonly rules: string;
  /** Label of each action, as on a button: „Karte umdrehen“. */
  readonly actions?: Readonly<Record<string, string>>;
  /** Name of each option of the variant, and of each value of the option. */
  readonly options?: Readonly<Record<string, { readonly name: string; readonly values: Readonly<Record<string, string>> }>>;
  /** Text of each shown number, without a full stop. `{n}` stands for the number: “{n} of 20 dealt”, “Call: {n}”. */
  readonly shows?: Readonly<Record<string, string>>;
  /** Complete sentences for the reason keys that `when`, `valid`, `pair`, accept and take functions return. */
  readonly reasons?: Readonly<Record<string, string>>;
  /**
   * Names of piles, by id or by role, that replace the usual name of the role: „Fächer“. The conformance kit demands each name in every
   * language of the variant or in none; a recipe is read without this check, and a missing name comes from another language. A name by role is
   * followed by the digits at the end of the id if the role has several piles; a name by id is used as it is. No two piles may have the
   * same name.
   */
  readonly piles?: Readonly<Record<string, string>>;
  /** Names of the suits of the deck's own, by letter: `{ T: 'trumps' }`. A card without a rank is called by the name of its suit. */
  readonly suits?: Readonly<Record<string, string>>;
  /**
   * Names of the ranks of the deck's own, by letter. `as` is the letter of a usual rank whose article and adjectives the name takes:
   * `{ C: { name: 'Ritter', as: 'K' } }` says „ein roter Ritter“ as “ein roter König”. A rank without a name is called by its letter.
   */
  readonly ranks?: Readonly<Record<string, string | { readonly name: string; readonly as: string }>>;
  /** Names of single cards: `{ '22T': 'the Fool' }`. They replace the usual name, of rank and suit. */
  readonly cards?: Readonly<Record<string, string>>;
}

/** Words in one language, of which some may be missing. Each missing text is taken from another language. */
export type Translation = { readonly [Key in keyof Words]?: Words[Key] | undefined };

/** A suit of a deck's own, such as trumps or dragons. The words of the variant name it. */
export interface SuitSpec {
  /** Capital letter, by which cards are written. */
  readonly suit: string;
  /** Colour of the sign and the letters. Red suits count as red in rules, too. */
  readonly colour: (typeof COLOURS)[number];
  /**
   * Outline of the sign: an SVG path of whole numbers with the commands m, l, h, v, c, s and z. It begins at the middle of the sign, which
   * is 80 high and at most 76 wide.
   */
  readonly outline: string;
  /**
   * Ranks as they are written on the cards, the lowest first, each of one or two capital letters or digits. An empty list stands for one
   * card without a rank. Default: the ranks of the usual suits.
   */
  readonly letters?: readonly string[];
  /** Number of equal cards of each rank. Default 1. */
  readonly copies?: number;
}

/** The cards of a game. */
export interface DeckSpec {
  /** Number of decks. Default 1. */
  readonly copies?: number;
  /** Suits of the deck, usual ones and its own. Default: the four usual ones. */
  readonly suits?: readonly (Suit | SuitSpec)[];
  /** Ranks that are in the deck, of the suits without letters of their own. Default: all, 1–13. */
  readonly ranks?: readonly number[];
  /** The ranks of the suits without letters of their own as they are written, the lowest first: a tarot deck has a knight below the queen. Default: A, 2 … K. */
  readonly letters?: readonly string[];
  /**
   * Cards that are dealt before all others, such as base cards. Either ranks, of which all cards are dealt first, sorted by suit; or single
   * cards, written like `AC`, in this order.
   */
  readonly first?: readonly number[] | readonly string[];
}

/** A patience whose rules are functions throughout: what a variant becomes before it is dealt, and what tables and searches ask. */
export interface CompleteVariant<O extends Options = Options> {
  /** Version of this contract. */
  readonly api: 1;
  /** Lower-case words joined by hyphens; unique among installed variants. */
  readonly id: string;
  /** Version of the rules, from 1. Raise it when a saved game would replay differently. */
  readonly rules: number;
  /** Names of later features of the contract that the variant needs. A core that lacks one refuses the variant. */
  readonly needs?: readonly string[];
  /** Values of each option; the first one is the default. Links, seeds and records leave out defaults, so a published default stays first. */
  readonly options: { readonly [K in keyof O]: readonly O[K][] };
  /**
   * Options of a new game for which neither page nor player named options, a seed or a deck. Missing options have their defaults.
   * Default: all have. It makes the first game easier without changing what a link without options means.
   */
  readonly startOptions?: Partial<O>;
  /** Returns true for a possible combination of options, else the key of the reason. Default: all are possible. */
  valid?(options: O): true | string;
  /** Returns the cards of the game. */
  deck(options: O): DeckSpec;
  /**
   * For a patience with well-known numbered deals, such as FreeCell: returns the cards of a deal in the order in which they are dealt, written
   * like `KS TH 9D`. It returns undefined for all other numbers, which are shuffled as usual. It must be pure.
   * @param seed the number, an unsigned 32-bit integer
   */
  numbered?(seed: number, options: O): string | undefined;
  /**
   * Returns the piles of the table, in the order in which lists of piles have them.
   * @param pack the shuffled cards in the order in which they are dealt; the layout may depend on them
   */
  table(options: O, pack: readonly Card[]): readonly Pile[];
  /** Deals the cards. They lie face down on the pile `pack`, the first one on top, and all must leave it. */
  deal(table: Tx, options: O): void;
  /** Makes the forced consequences of a move, and counts points. It is called after the deal and after each move until it changes nothing.
   *  @param move the move, on the first call after it; undefined on later calls and after the deal */
  after?(table: Tx, options: O, move?: MoveInfo): void;
  /** Decides which two exposed cards may leave together. They go to the table's first discard pile; there must be one. */
  readonly pair?: PairFn | PairCards;
  /** Actions by name: `turn`, `redeal`. */
  readonly actions?: Readonly<Record<string, Action<O>>>;
  /** Returns the state of the game. Default: it is won when all cards lie on foundations and discard piles. */
  status?(view: View, options: O, tally: Tally): Status;
  /** Returns the points; more are better, and a negative number is shown as 0. Default: the patience has no score. */
  score?(view: View, options: O, tally: Tally): number;
  /** Numbers that the player sees besides the cards, by name. */
  readonly shows?: Readonly<Record<string, ShownNumber<O>>>;
  /** Returns how good a move is, higher is better. It orders hints when no winning line was found; it never decides which moves are legal. */
  rank?(view: View, move: MoveInfo): number;
  /** Names of counters that decide nothing, such as points. Positions that differ only in them are equal. */
  readonly records?: readonly string[];
  /** Actions that "play to the end" repeats, in order of preference; for a patience in which the player has little to decide. */
  readonly auto?: readonly string[];
  /**
   * Default for taps and clicks, which the player can change: with `two`, the first one chooses a card and the second one its place.
   * Without it, a tap moves a card to its best place, and a click moves a card that has only one place.
   */
  readonly taps?: 'two';
  /** Picture that the cards form when the game is won. Default: the foundations side by side, or a fan where there are none. */
  readonly finale?: 'fan' | 'curl' | 'row' | 'families';
  /** Facts for lists of games. */
  readonly about?: {
    /** Share of skill in the result, from 0 (only luck) to 1 (only skill). */
    readonly skill?: number;
    /** Usual length of a game in minutes. */
    readonly minutes?: number;
  };
  /** Books, programs or pages from which the rules come, each with its title there: `PySolFC, “Calculation”`. Semicolons separate several. */
  readonly source?: string;
  /**
   * Name, rules and all other words by language; at least one language. A text that a language lacks is taken from the next language that
   * has it: for `de-AT` from `de`, then English, then the first language of this object. Language packages may add languages.
   */
  readonly strings: Readonly<Record<LanguageTag, Translation>>;
}
