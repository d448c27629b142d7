import { isScored } from '../../scored.js';
import { demand, type Law } from '../law.js';
import { walk } from '../walk.js';

/** Checks that a game ends as over only in a scored patience: one that has points, and names the feature unless its status is data. */
export const scored: Law = {
  name: 'a game that ends over has a score',
  each: 'options',
  check(trial) {
    walk(trial, 'scored', (table) => {
      if (table.status() !== 'over') return;
      demand(table.score() !== undefined, trial, 'status', "returns 'over', but the patience has no score");
      demand(isScored(table.variant), trial, 'needs', "must contain 'over', since status returns it");
    });
  },
};
