/** Reads and writes the rules files of the solver Solvitaire. */
export { fromSolvitaire, isSolvitaire, type ReadSolvitaire } from './from-solvitaire.js';
export { solvitairePresets } from './presets.js';
export { toSolvitaire, type WrittenSolvitaire } from './to-solvitaire.js';
