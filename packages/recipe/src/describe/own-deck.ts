import type { SuitSpec } from '@patience/core';
import { rankName, suitName } from '@patience/core/internals';
import type { Facts } from './facts.js';
import type { Writer } from './writer.js';

/** Suits with the same ranks and as many equal cards of each. */
interface Alike {
  readonly names: string[];
  readonly letters: readonly string[];
  readonly equal: number;
}

/** Writes the sentences about a deck with suits or ranks of its own: its cards, the ranks of its suits, and its equal cards. */
export function writeOwnDeck(facts: Facts, writer: Writer): void {
  const { cards, copies } = facts;
  writer.add('layout', 'decks', { n: copies, cards: writer.some('cards', cards) });
  const groups = suitsOf(facts, writer);
  for (const { names, letters } of groups)
    if (letters.length > 0) writer.add('layout', 'ownRanks', { suits: writer.list(names), ranks: ranksText(letters, facts, writer) });
  for (const { names, letters, equal } of groups)
    if (letters.length > 0 && equal > 1) writer.add('layout', 'ownEqual', { n: equal, suits: writer.list(names) });
  const single = groups.filter(({ letters }) => letters.length === 0);
  const counted = single.flatMap(({ names, equal }) => names.map((name) => `${name} (${equal})`));
  if (counted.length > 0) writer.add('layout', 'ownSingle', { cards: writer.list(counted) });
}

/** Returns the suits of a deck, those with the same ranks and numbers of cards together. */
function suitsOf({ specs, faces, ranks, variant }: Facts, writer: Writer): readonly Alike[] {
  const found = new Map<string, Alike>();
  for (const spec of specs) {
    const own: Pick<SuitSpec, 'letters' | 'copies'> & { readonly suit: string } = typeof spec === 'string' ? { suit: spec } : spec;
    const letters = own.letters ?? faces.letters.filter((_, i) => ranks.includes(i + 1));
    const key = JSON.stringify([letters, own.copies ?? 1]);
    const alike = found.get(key) ?? { names: [], letters, equal: own.copies ?? 1 };
    alike.names.push(suitName(own.suit, writer.lang, variant));
    found.set(key, alike);
  }
  return [...found.values()];
}

/** Returns the names of ranks, the lowest first: of numbers that follow each other only the first and the last. */
function ranksText(letters: readonly string[], { variant }: Facts, writer: Writer): string {
  const areNumbers = letters.length > 2 && letters.every((letter, i) => letter === String(Number(letters[0]) + i));
  if (areNumbers) return `${letters[0]!}–${letters.at(-1)!}`;
  return writer.list(letters.map((letter) => rankName(letter, writer.lang, variant).name));
}

/** Returns the names that a rank has in the suits of a deck: “ace/1”. Numbers are written as on the cards. */
export function ownRank(rank: number, { faces, variant }: Facts, writer: Writer): string {
  const letters = new Set(faces.ofRank[rank]!.map((face) => faces.letter(face)));
  return [...letters].map((letter) => (/^\d+$/.test(letter) ? letter : rankName(letter, writer.lang, variant).name)).join('/');
}
