import type { Variant } from '@patience/core';
import { de, en } from './words.js';

/**
 * Kleine Napoleon. Layout and building: juhl.de/patiencen, number 22, and patiencen.org; when the card in the cellar is free:
 * PySolFC, rule page “Der kleine Napoleon”.
 */
export const kleineNapoleon: Variant = {
  api: 1,
  id: 'kleine-napoleon',
  rules: 1,
  options: {},
  base: 0,

  table: {
    'f1-4': { at: [2, 0], wide: { from: [11.5, 0], per: 1 }, accept: { upOrDownFrom: 'base' } },
    't1-8': { at: [0, 1], wide: [0, 0], group: 'rows', accept: { empty: 'any', on: 'either same wrap', max: 1 }, take: 'top' },
    'r1-2': { at: [8, 1], wide: [8.25, 0], group: 'sides', fan: 'down' },
    c1: {
      at: [8.5, 0],
      wide: [10.25, 0],
      take: { while: { any: [{ empty: 'r1' }, { empty: 'r2' }] }, else: 'cellar-locked' },
      group: false,
      accept: { empty: 'any', max: 1 },
    },
  },
  deal: [{ to: 'f1' }, { to: 't1-8', packets: 5, bases: 'f1-4' }, { to: 'r1-2', packets: 4, bases: 'f1-4' }],
  rank: 'homeFirst',

  about: { skill: 0.6, minutes: 10 },
  strings: { de, en },
};

export default kleineNapoleon;
