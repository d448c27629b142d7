import { extend, type Variant } from '@patience/core';
import { beleagueredCastle } from '@patience/beleaguered-castle';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type StreetsAndAlleysOptions = {
  /** With one cell it is Stronghold. */
  cells: 0 | 1;
};

/** Streets and Alleys. Rules: PySolFC and Solvitaire; no card comes back from a family, as in Solvitaire. */
export const streetsAndAlleys: Variant<StreetsAndAlleysOptions> = extend(beleagueredCastle, {
  id: 'streets-and-alleys',
  deck: null,
  table: { 'f1-4': { accept: null } },
  deal: [{ to: 't1-8', all: true }],
  about: { skill: 0.2, minutes: 11 },
  strings: { de, en },
});

export default streetsAndAlleys;
