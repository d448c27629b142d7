import type { Variant } from '../../variant.js';

/** Reasons and actions of a game for tests: key → German, English. */
type Texts = Readonly<Record<string, readonly [de: string, en: string]>>;

/** Returns the texts of a game for tests: only what the conformance kit requires. */
export function words(name: string, actions: Texts = {}, reasons: Texts = {}): Variant['strings'] {
  const of = (texts: Texts, i: 0 | 1): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, both]) => [key, both[i]]));
  const all = (i: 0 | 1) => ({ name, summary: name, rules: name, actions: of(actions, i), reasons: of(reasons, i) });
  return { de: all(0), en: all(1) };
}
