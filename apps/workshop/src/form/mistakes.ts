import type { Mistake } from '@patience/recipe';
import type { Part } from './sections.js';

/** A mistake, and the field or section at which it is shown; neither: it is shown above the form. */
export interface PlacedMistake {
  readonly mistake: Mistake;
  readonly field?: string;
  readonly section?: string;
}

/** Tells whether a JSON path leads to a part of the recipe, or to a value inside this part. */
const isIn = (path: string, part: string): boolean => path === part || path.startsWith(`${part}.`);

/** Finds for each mistake the field that shows its part of the recipe most exactly, or else the section. */
export function placed(mistakes: readonly Mistake[], parts: readonly Part[]): readonly PlacedMistake[] {
  const sections = parts.flatMap((part) => part.sections);
  // Parts without a control are not on the page.
  const fields = sections.flatMap((section) => section.fields).filter(({ control }) => control.kind !== 'shown');
  return mistakes.map((mistake): PlacedMistake => {
    const longest = <T extends { readonly path: string }>(all: readonly T[]): T | undefined =>
      all
        .filter(({ path }) => isIn(mistake.path, path))
        .reduce<T | undefined>((best, each) => (best === undefined || each.path.length > best.path.length ? each : best), undefined);
    const field = longest(fields);
    if (field) return { mistake, field: fieldId(field) };
    const section = longest(sections);
    return section ? { mistake, section: section.id } : { mistake };
  });
}

/** Returns the id of a field's control in the page. */
export const fieldId = ({ key, path }: { readonly key: string; readonly path: string }): string =>
  `field-${key}-${path.replaceAll(/[^\w-]/g, '_')}`;
