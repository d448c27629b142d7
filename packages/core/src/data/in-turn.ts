/** Replaces values that piles have in turn by that of pile i. */
export const inTurn = (rules: object, i: number): object =>
  JSON.parse(JSON.stringify(rules), (_, value: { readonly inTurn?: readonly unknown[] } | null) =>
    value?.inTurn ? value.inTurn[i % value.inTurn.length] : value,
  ) as object;
