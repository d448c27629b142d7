import { parseFace, RANKS, rankOf, suitOf, SUITS, type Face } from '../cards/card.js';
import type { Locale, Role, Variant, Words } from '../contract.js';
import type { CommonWords } from './common.js';
import { de } from './de.js';
import { en } from './en.js';
import type { Reason } from './reason.js';

const ALL: Readonly<Record<Locale, CommonWords>> = { de, en };

/** Brings the words of a language that a bundle has left out and loads later. */
export const learn = (locale: Locale, words: CommonWords): void => void Object.assign(ALL[locale], words);

/** The variant's words in a language. */
export const wordsOf = (variant: Variant, locale: Locale): Words => variant.strings[locale];

/** What a record has under a key that rules or people wrote: nothing that every object inherits. */
const ownOf = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;

/** „Herz Zehn“, “ten of hearts”. */
export function faceName(face: Face, locale: Locale): string {
  const words = ALL[locale];
  return words.card(words.suits[suitOf(face)]!, words.ranks[rankOf(face) - 1]!);
}

/** A card as players call it, such as “Herz Zehn”. */
export const cardName = (card: { readonly rank: number; readonly suit: string }, locale: Locale): string =>
  faceName(SUITS.indexOf(card.suit as (typeof SUITS)[number]) * 13 + card.rank - 1, locale);

/**
 * „Reihe 5“, “column 5”, or the variant's own word. A number follows when there are several of the role.
 * @param alone whether the pile is the only one of its role
 */
export function pileName(pile: { readonly id: string; readonly role: Role }, alone: boolean, locale: Locale, variant?: Variant): string {
  const own = variant && wordsOf(variant, locale).piles;
  const exact = ownOf(own, pile.id);
  if (exact !== undefined) return exact;
  const name = own?.[pile.role] ?? ALL[locale].roles[pile.role];
  const number = /\d+$/.exec(pile.id)?.[0];
  return alone || number === undefined ? name : `${name} ${number}`;
}

/** The name of a role of piles. */
export const roleName = (role: Role, locale: Locale, variant?: Variant): string =>
  (variant && wordsOf(variant, locale).piles?.[role]) ?? ALL[locale].roles[role];

/** The sentence for a reason or a problem. */
export function say(reason: Reason, locale: Locale, variant?: Variant): string {
  const words = ALL[locale];
  const { code, params } = reason;
  const own = variant && wordsOf(variant, locale).reasons;
  const [key = '', ...piles] = String(params[code === 'option-combination' ? 'reason' : 'key'] ?? '').split(' ');
  const said = code === 'variant' || code === 'action' || code === 'option-combination' ? ownOf(own, key) : undefined;
  if (said !== undefined) return said.replace('{piles}', piles.map((pile) => /\d+$/.exec(pile)?.[0] ?? pile).join(', '));
  const sentence = ownOf(words.reasons, code) ?? ownOf(words.reasons, key) ?? words.reasons['does-not-fit']!;
  return typeof sentence === 'string' ? sentence : sentence(inWords(reason, locale, variant)).trim();
}

/** A reason's details in words. */
function inWords({ code, params }: Reason, locale: Locale, variant?: Variant): Record<string, string> {
  const words = ALL[locale];
  const p: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) p[name] = String(value);
  for (const name of ['card', 'a', 'b']) {
    const face = code === 'deck-card' ? undefined : parseFace(p[name] ?? '');
    if (face !== undefined) p[name] = faceName(face, locale);
  }
  const ranks = [p['rank'], p['or']].flatMap((rank) => (rank === undefined ? [] : [RANKS.indexOf(rank as 'A') + 1]));
  const or = locale === 'de' ? ' oder ' : ' or ';
  if (ranks.length > 0)
    p['cards'] = p['suit']
      ? ranks.map((rank) => (locale === 'en' ? 'the ' : '') + faceName(SUITS.indexOf(p['suit'] as 'C') * 13 + rank - 1, locale)).join(or)
      : ranks.map((rank) => words.one(rank, p['colour'])).join(or) +
        (p['not'] ? words.notOf(words.suits[SUITS.indexOf(p['not'] as 'C')]!) : '');
  if (p['wanted'] !== undefined && code.endsWith('not-from'))
    p['wanted'] = [...new Set(p['wanted'].split(' '))].map((role) => roleName(role as Role, locale, variant)).join(', ');
  if (code === 'save-move' && p['reason'] !== undefined) p['why'] = say({ code: p['reason'], params }, locale, variant);
  return p;
}

/** Does core itself have a sentence for this key? Then a variant need not bring its own. */
export const isCommonReason = (key: string): boolean => ownOf(ALL.en.reasons, key) !== undefined;
