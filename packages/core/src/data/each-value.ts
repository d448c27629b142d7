/**
 * Calls a function for each value in plain data.
 * @param visit gets the value and the field that has it; a value in a list belongs to the field that has the list
 */
export function eachValue(data: unknown, visit: (value: unknown, field: string) => void, field = ''): void {
  visit(data, field);
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) eachValue(value, visit, Array.isArray(data) ? field : name);
}
