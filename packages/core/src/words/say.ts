import { parseFace, RANKS, SUITS } from '../cards/card.js';
import type { LanguageTag, Role } from '../contract.js';
import type { Variant } from '../variant.js';
import { commonWords, faceName, roleName, theFace, wordsOf } from './index.js';
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
    const face = code === 'deck-card' ? undefined : parseFace(given(name) ?? '');
    if (face === undefined) continue;
    p[name] = faceName(face, locale);
    p[`the-${name}`] = theFace(face, locale);
  }
  const ranks = [given('rank'), given('or')].flatMap((rank) => (rank === undefined ? [] : [RANKS.indexOf(rank as 'A') + 1]));
  if (ranks.length > 0) {
    const suit = SUITS.indexOf(given('suit') as 'C');
    const any = { red: words.anyRed, black: words.anyBlack }[given('colour') ?? ''] ?? words.any;
    const cards = formatChoice(
      ranks.map((rank) =>
        suit >= 0 ? theFace(suit * 13 + rank - 1, locale) : format(any, { rank, name: words.ranks[rank - 1] ?? '' }, locale),
      ),
      locale,
    );
    const not = words.suits[SUITS.indexOf(given('not') as 'C')];
    p['cards'] = suit < 0 && not !== undefined ? format(words.notOf, { cards, suit: not }, locale) : cards;
  }
  if (p['wanted'] !== undefined && code.endsWith('not-from'))
    p['wanted'] = formatChoice(
      [...new Set(String(p['wanted']).split(' '))].map((role) => roleName(role as Role, locale, variant)),
      locale,
    );
  if (code === 'save-move' && p['reason'] !== undefined) p['why'] = say({ code: String(p['reason']), params }, locale, variant);
  return p;
}
