import type { Role } from '../contract.js';
import type { Message } from './message.js';

/**
 * The words of card players that all variants share, in one language: data alone. Messages may have forms by a value
 * ({@link Message}).
 */
export interface CoreWords {
  /** By rank, ace first. */
  readonly ranks: readonly string[];
  /** Clubs, diamonds, hearts, spades. */
  readonly suits: readonly string[];
  /** A card from the names of its `{rank}` and `{suit}`. */
  readonly card: Message;
  /** A card with the definite article, where the language has one; by `rank` (1–13), from `{card}`. */
  readonly theCard: Message;
  /** Any card of a rank: “a six”; by `rank`, from its `{name}`. */
  readonly any: Message;
  /** Any red card of a rank. */
  readonly anyRed: Message;
  /** Any black card of a rank. */
  readonly anyBlack: Message;
  /** `{cards}` such as these, but of another suit than `{suit}`. */
  readonly notOf: Message;
  /** One of several piles of a role, from the role's `{name}` and its number `{n}`. */
  readonly pile: Message;
  readonly roles: Readonly<Record<Role, string>>;
  /** Sentences by the code of a reason; its details are the placeholders, and `{the-card}` is the card with its article. */
  readonly reasons: Readonly<Record<string, Message>>;
}
