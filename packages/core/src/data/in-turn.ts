/** Replaces values that piles have in turn by that of pile i. A value of an option may be called `inTurn`, too: it stays what it is. */
export const inTurn = (rules: object, i: number): object => mapFields(rules, (value) => valueOf(value, i));

function valueOf(data: unknown, i: number): unknown {
  if (Array.isArray(data)) return data.map((each) => valueOf(each, i));
  if (typeof data !== 'object' || data === null) return data;
  const { inTurn: values, option } = data as { readonly inTurn?: unknown; readonly option?: unknown };
  if (Array.isArray(values)) return values[i % values.length];
  const isChoice = typeof option === 'string';
  return mapFields(data, (value, field) =>
    isChoice && field === 'values' ? mapFields(value as object, (each) => valueOf(each, i)) : valueOf(value, i),
  );
}

const mapFields = (data: object, change: (value: unknown, field: string) => unknown): object =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, change(value, field)]));
