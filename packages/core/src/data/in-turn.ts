/**
 * Returns rules in which values that the piles of a row get in turn are replaced by the value of one pile.
 * @param i number of the pile in its row, from 0. A value of an option that is called `inTurn` stays unchanged
 */
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
