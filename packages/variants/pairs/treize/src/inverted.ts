import type { Variant } from '@patience/core';
import { de, en } from './inverted.words.js';
import { triangleRules } from './triangle.js';

/** Yield. Rules: GNOME AisleRiot, “Yield”. */
export const yieldPatience: Variant = {
  api: 1,
  id: 'yield-patience',
  rules: 1,
  options: {},
  ...triangleRules([7, 6, 5, 4, 3, 2, 1]),
  about: { skill: 0.6, minutes: 3 },
  source: 'GNOME AisleRiot, “Yield”',
  strings: { de, en },
};

export default yieldPatience;
