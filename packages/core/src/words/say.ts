import type { LanguageTag, Role } from '../contract.js';
import type { Variant } from '../variant.js';
import { commonWords, rankName, roleName, suitName, theCard, wordsOf, writtenName } from './index.js';
import { format, formatChoice, ownOf, type Values } from './message.js';
import type { Reason } from './reason.js';

/** Returns the sentence for a reason or a problem in a language. */
export function say(reason: Reason, locale: LanguageTag, variant?: Variant): string {
  const { reasons } = commonWords(locale);
  const { code, params } = reason;
  const own = variant && wordsOf(variant, locale).reasons;
  const [key = '', ...piles] = String(params[code === 'option-combination' ? 'reason' : 'key'] ?? '').split(' ');
  const text = code === 'variant' || code === 'action' || code === 'option-combination' ? ownOf(own, key) : undefined;
  const numbers = piles.map((pile) => /(?<!\d)\d+$/.exec(pile)?.[0] ?? pile).join(', ');
  if (text !== undefined) return text.replace('{piles}', numbers);
  const sentence = ownOf(reasons, code) ?? ownOf(reasons, key) ?? reasons['does-not-fit']!;
  return format(sentence, { ...inWords(reason, locale, variant), piles: numbers }, locale).trim();
}

/** Returns the parameters of a reason as words of a language. */
function inWords({ code, params }: Reason, locale: LanguageTag, variant?: Variant): Values {
  const words = commonWords(locale);
  const p: Record<string, string | number> = { why: '' };
  for (const [name, value] of Object.entries(params)) p[name] = value;
  const given = (name: string): string | undefined => (p[name] === undefined ? undefined : String(p[name]));
  for (const name of ['card', 'a', 'b']) {
    const [, letter, suit] = (code !== 'deck-card' && /^([A-Z0-9]{0,2})([A-Z])$/.exec(given(name) ?? '')) || [];
    if (letter === undefined || suit === undefined) continue;
    p[name] = writtenName({ letter, suit }, locale, variant);
    p[`the-${name}`] = theCard({ letter, suit }, locale, variant);
  }
  const ranks = [given('rank'), given('or')].filter((rank) => rank !== undefined);
  if (ranks.length > 0) {
    const [suit, not] = [given('suit'), given('not')];
    const any = { red: words.anyRed, black: words.anyBlack }[given('colour') ?? ''] ?? words.any;
    const anyOf = (letter: string): string => {
      const { name, form } = rankName(letter, locale, variant);
      return format(any, { rank: form, name }, locale);
    };
    const cards = formatChoice(
      ranks.map((letter) => (suit === undefined ? anyOf(letter) : theCard({ letter, suit }, locale, variant))),
      locale,
    );
    p['cards'] =
      suit === undefined && not !== undefined ? format(words.notOf, { cards, suit: suitName(not, locale, variant) }, locale) : cards;
  }
  if (p['wanted'] !== undefined && code.endsWith('not-from'))
    p['wanted'] = formatChoice(
      [...new Set(String(p['wanted']).split(' '))].map((role) => roleName(role as Role, locale, variant)),
      locale,
    );
  // A pile with a name of the patience's own is called a place.
  const gap = given('gap');
  if (gap !== undefined && (!['tableau', 'cell'].includes(gap) || ownOf(variant && wordsOf(variant, locale).piles, gap) !== undefined))
    p['gap'] = 'place';
  if (code === 'save-move' && p['reason'] !== undefined) p['why'] = say({ code: String(p['reason']), params }, locale, variant);
  return p;
}
