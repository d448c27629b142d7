import { commandOf, isUsual } from '@patience/atlas';
import { LOCALES, type Locale } from '@patience/core';
import type { AtlasData, AtlasRow } from '../src/atlas/data.js';
import { optionWords } from '../src/catalogue/options.js';
import type { Found } from './catalogue.js';
import { atlas } from './winnability.js';

/** The file of the atlas page: the rows of what is installed, with names and with the command that repeats each. */
export const ATLAS = 'atlas.json';

/** Its text. */
export function atlasFile(found: readonly Found[]): string {
  const rows = found.flatMap(({ facts, variant }) =>
    atlas.rows
      .filter(({ variant: id }) => id === facts.id)
      .map((row): AtlasRow => ({
        ...row,
        names: facts.names,
        details: Object.fromEntries(
          LOCALES.map((lang) => [
            lang,
            Object.entries(row.options)
              .map(([option, value]) => {
                const { name, values } = optionWords(variant, lang, option);
                return `${name}: ${values[String(value)] ?? value}`;
              })
              .join(', '),
          ]),
        ) as Record<Locale, string>,
        usual: isUsual(row, variant),
        command: commandOf(row),
      })),
  );
  const data: AtlasData = { format: 1, method: 'thoughtful', rows, published: atlas.published };
  return JSON.stringify(data);
}
