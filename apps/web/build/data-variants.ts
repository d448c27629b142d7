import type { Found } from './catalogue.js';

/** Returns the source of the module that lists the patiences whose rules are all data, by id; undefined for any other id of a module. */
export function dataVariantsModule(id: string, found: readonly Found[]): string | undefined {
  if (id !== 'virtual:patience-data-variants') return undefined;
  const ids = found.filter(({ isData }) => isData).map(({ facts }) => facts.id);
  return `export const dataVariants = ${JSON.stringify(ids)};`;
}
