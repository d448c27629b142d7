/**
 * Applies a merge patch (RFC 7386): objects are merged field by field, `null` removes a field, anything else replaces the old value.
 * @returns new objects; neither argument is changed
 */
export function mergePatch<T>(target: T | undefined, patch: T): T {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
