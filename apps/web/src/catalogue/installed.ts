import { register } from '@patience/core';
import { installed as found } from 'virtual:patience-catalogue';
import { sourceOf, type InstalledEntry } from './entry.js';

/**
 * The variants whose packages were installed when the app was built. This module grows with every package, so a page about a single table
 * loads it only when needed.
 */
export const installed: readonly InstalledEntry[] = (found as readonly Omit<InstalledEntry, 'load'>[]).map((facts) => ({
  ...facts,
  ...sourceOf(facts.id, facts.address),
}));

for (const { id, from, names, load } of installed) register({ id, from, names, load });
