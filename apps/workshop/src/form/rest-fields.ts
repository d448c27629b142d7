import { isObject, partAt, type JsonObject, type Path } from '../json/path.js';
import type { Field } from './field.js';

/** Characters of a part at most that are shown. */
const LONGEST = 400;

/**
 * Returns fields that only show what the form has no control for, so that everything in a recipe can be read in its form.
 * @param root has the object at the path @param shown names of the fields that the form shows otherwise
 */
export function restFields(root: JsonObject, at: Path, shown: readonly string[]): readonly Field[] {
  const part = at.length === 0 ? root : partAt(root, at);
  if (!isObject(part) || typeof part['option'] === 'string') return [];
  return Object.entries(part)
    .filter(([name]) => !shown.includes(name))
    .map(([name, value]) => ({
      key: 'rest',
      path: [...at, name].join('.'),
      control: { kind: 'shown' },
      given: [name],
      value: JSON.stringify(value).slice(0, LONGEST),
      set: () => root,
    }));
}
