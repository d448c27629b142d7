import { register, type Variant } from '@patience/core';
import { installed as found } from 'virtual:patience-catalogue';
import type { Facts, InstalledEntry } from './entry.js';

type Found = Facts & Pick<InstalledEntry, 'added' | 'address'> & { readonly load: () => Promise<{ readonly default: Variant }> };

/** The variants whose packages were installed when the app was built. They are in the page's registry too. */
export const installed: readonly InstalledEntry[] = (found as readonly Found[]).map(({ load, ...facts }) => ({
  ...facts,
  load: async () => (await load()).default,
}));

for (const { id, from, names, load } of installed) register({ id, from, names, load });
