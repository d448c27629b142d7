import { commandOf, isUsual } from '@patience/atlas';
import { wordsOf } from '@patience/core';
import type { AtlasData, AtlasRow } from '../src/features/atlas/data.js';
import { optionsText } from '../src/catalogue/options.js';
import type { Found } from './catalogue.js';
import { atlas } from './winnability.js';

/**
 * File name of the data that the atlas page loads: the rule sets of all installed variants, their names, and the command that repeats each
 * count.
 */
export const ATLAS = 'atlas.json';

/** Returns the content of the atlas file. */
export function atlasFile(found: readonly Found[]): string {
  const rows = found.flatMap(({ facts, variant }) =>
    atlas.rows
      .filter(({ variant: id }) => id === facts.id)
      .map((row): AtlasRow => ({
        ...row,
        names: facts.names,
        details: Object.fromEntries(
          Object.keys(variant.strings).map((lang) => [lang, optionsText(wordsOf(variant, lang).options ?? {}, row.options) ?? '']),
        ),
        usual: isUsual(row, variant),
        command: commandOf(row),
      })),
  );
  const data: AtlasData = { format: 1, method: 'thoughtful', rows, published: atlas.published };
  return JSON.stringify(data);
}
