import type { Role } from '../contract.js';
import type { Message } from './message.js';

/** The texts that all variants share, in one language, as data. A message may have several forms, see {@link Message}. */
export interface CoreWords {
  /** Names of the ranks, ace first. */
  readonly ranks: readonly string[];
  /** Names of the suits: clubs, diamonds, hearts, spades. */
  readonly suits: readonly string[];
  /** Name of a card, from the names of its `{rank}` and `{suit}`. */
  readonly card: Message;
  /** Name of a card with the definite article, where the language has one. The form depends on `rank` (1–13); `{card}` is the name. */
  readonly theCard: Message;
  /** Name of any card of a rank: “a six”. The form depends on `rank`; `{name}` is the name of the rank. */
  readonly any: Message;
  /** Name of any red card of a rank. */
  readonly anyRed: Message;
  /** Name of any black card of a rank. */
  readonly anyBlack: Message;
  /** Names of `{cards}` of any suit but `{suit}`. */
  readonly notOf: Message;
  /** Name of one of several piles of a role, from the role's `{name}` and the pile's number `{n}`. */
  readonly pile: Message;
  readonly roles: Readonly<Record<Role, string>>;
  /** Sentences by the code of a reason. The details of the reason are the placeholders; `{the-card}` is the card with its article. */
  readonly reasons: Readonly<Record<string, Message>>;
}
