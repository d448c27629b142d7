import type { Role } from '../contract.js';

/** The words of card players that all variants share, in one language. */
export interface CommonWords {
  /** By rank, ace first. */
  readonly ranks: readonly string[];
  /** In the order of SUITS. */
  readonly suits: readonly string[];
  card(suit: string, rank: string): string;
  /** "a six", "eine Sechs". @param rank 1–13 @param colour red, black or none */
  one(rank: number, colour?: string): string;
  /** Words that go after such cards: of another suit than this one. */
  notOf(suit: string): string;
  readonly roles: Readonly<Record<Role, string>>;
  /** Sentences by the code of a reason; `p` are its details, already in words. */
  readonly reasons: Readonly<Record<string, string | ((p: Readonly<Record<string, string>>) => string)>>;
}
