import type { DealAddress } from './deal.js';

/** Cards, two of them or more: written as in a link, or as they are read from a table, in English or German. */
const CARDS = /^((10|[A2-9TJQKBD])[CDHS♣♦♥♠]([\s,;]+|$)){2,}$/;
/** What a link writes otherwise. */
const RANKS: Readonly<Record<string, string>> = { '10': 'T', B: 'J', D: 'Q' };
const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

/** The deal that a person writes down: its number or a word, or the cards in dealing order; nothing for any deal. */
export function dealOf(text: string): Pick<DealAddress, 'seed' | 'deck'> {
  const cards = text.toUpperCase().replaceAll('\ufe0f', '');
  if (CARDS.test(cards)) {
    const linked = Array.from(cards.matchAll(/(\w+)([CDHS♣♦♥♠])/g), ([, rank, suit]) => (RANKS[rank!] ?? rank!) + (SUITS[suit!] ?? suit!));
    return { deck: linked.join(' ') };
  }
  return text === '' ? {} : { seed: text };
}
