/** Returns the ids of a row such as `t1-7`. Any other name is a single id. */
export function idsOf(name: string): readonly string[] {
  const [, letters, first, last] = /^([a-z]+)(\d+)-(\d+)$/.exec(name) ?? [];
  if (letters === undefined) return [name];
  return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, i) => `${letters}${Number(first) + i}`);
}
