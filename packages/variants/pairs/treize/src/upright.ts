import type { Variant } from '@patience/core';
import { triangleRules } from './triangle.js';
import { de, en } from './upright.words.js';

/** Treize. Rules: GNOME AisleRiot, “Treize”. */
export const treize: Variant = {
  api: 1,
  id: 'treize',
  rules: 1,
  options: {},
  ...triangleRules([1, 2, 3, 4, 5, 6, 7]),
  about: { skill: 0.6, minutes: 3 },
  source: 'GNOME AisleRiot, “Treize”',
  strings: { de, en },
};

export default treize;
