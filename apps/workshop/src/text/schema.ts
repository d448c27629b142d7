import { allowedAt as allowedIn } from '@patience/recipe';
import type { Path } from '../json/path.js';

/** Returns the names of the fields that an object at a path may have. */
export const namesAt = (path: Path): readonly string[] => allowedIn(path).fields;

/** Returns the values, as JSON, that are allowed at a path, as far as they can be listed. */
export const valuesAt = (path: Path): readonly string[] => allowedIn(path).values.map((value) => JSON.stringify(value));

/** Describes the values that are allowed at a path, for a hover: fields, values, and ranges of numbers. */
export function allowedAt(path: Path): string {
  const { range, isList } = allowedIn(path);
  const names = namesAt(path);
  return [
    ...valuesAt(path),
    ...(range ? [`${range.min}–${range.max}`] : []),
    ...(isList ? ['[ … ]'] : []),
    ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : []),
  ].join(' · ');
}
