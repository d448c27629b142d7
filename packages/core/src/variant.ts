import type { CompleteVariant, DeckSpec, Options } from './contract.js';
import type {
  ActionData,
  Consequence,
  Data,
  DealStep,
  End,
  NumberedData,
  PairData,
  PileData,
  RankList,
  ShownData,
  TableData,
  Value,
} from './data/grammar.js';

/** Fields that may be plain data. */
type DataField = 'deck' | 'numbered' | 'table' | 'deal' | 'actions' | 'after' | 'status' | 'pair' | 'rank' | 'shows';

/**
 * A patience. Each rule is plain data or a function: data where it can say the rule, since it is short, can be written as JSON and is
 * read as tables by searches; a function where it cannot. Dealing or registering a variant turns its data into functions.
 */
export interface Variant<O extends Options = Options> extends Omit<CompleteVariant<O>, DataField> {
  /** Place in the pack, from 0 in dealing order, of the card whose rank `base` means in the data. It must lie open after the deal. */
  readonly base?: number;
  /** Which cards are played with; absent: the 52 cards once. */
  readonly deck?: CompleteVariant<O>['deck'] | Data<DeckSpec>;
  /**
   * Deals whose numbers other programs share. `microsoft`: the numbers 1 to 2,147,483,647 give the deals of Microsoft's FreeCell, and other
   * numbers are shuffled; or a function. Default: every number is shuffled.
   */
  readonly numbered?: NumberedData | CompleteVariant<O>['numbered'];
  /** The piles, in the order in which lists and keys go through them: rows of like piles by name; each pile for itself; or a function. */
  readonly table: TableData | readonly PileData[] | CompleteVariant<O>['table'];
  /** Steps that deal every card; or a function. */
  readonly deal: readonly Value<DealStep>[] | CompleteVariant<O>['deal'];
  /** Actions of the player besides moving cards, by name: `turn`, `redeal`. */
  readonly actions?: Readonly<Record<string, ActionData | NonNullable<CompleteVariant<O>['actions']>[string]>>;
  /** Forced consequences after the deal and after each move, until nothing changes. */
  readonly after?: readonly Value<Consequence>[] | CompleteVariant<O>['after'];
  /** When the game is won. Default: when all cards lie on foundations and discard piles. */
  readonly status?: Value<End> | CompleteVariant<O>['status'];
  /** Which two exposed cards leave together: they go to the first discard pile of the table, which must have one. */
  readonly pair?: PairData | CompleteVariant<O>['pair'];
  /** Numbers that the player sees besides the cards, by name. Each needs a text in `strings`. */
  readonly shows?: Readonly<Record<string, ShownData | NonNullable<CompleteVariant<O>['shows']>[string]>>;
  /** Orders moves for hints without a winning line, and for players that take the first move; never decides what is legal. */
  readonly rank?: RankList | CompleteVariant<O>['rank'];
}
