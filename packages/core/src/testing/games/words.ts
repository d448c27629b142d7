import type { Variant } from '../../variant.js';

/** Reasons and actions of a game for tests: key → German, English. */
type Said = Readonly<Record<string, readonly [de: string, en: string]>>;

/** The words of a game for tests: little more than the kit asks for. */
export function words(name: string, actions: Said = {}, reasons: Said = {}): Variant['strings'] {
  const of = (said: Said, i: 0 | 1): Record<string, string> =>
    Object.fromEntries(Object.entries(said).map(([key, both]) => [key, both[i]]));
  const all = (i: 0 | 1) => ({ name, summary: name, rules: name, actions: of(actions, i), reasons: of(reasons, i) });
  return { de: all(0), en: all(1) };
}
