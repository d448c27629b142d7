import type { Choice } from '@patience/core/data';

/** The values of each option. */
export type OptionValues = Readonly<Record<string, readonly (string | number)[]>>;

const isChoice = (value: unknown): value is Choice<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { option?: unknown }).option === 'string';

/** Changes a value; of a choice each of its values. A choice that stands for the option's own value gets its values written down. */
export function mapValue(value: unknown, options: OptionValues, change: (plain: never) => unknown): unknown {
  if (!isChoice(value)) return change(value as never);
  const { option, values = Object.fromEntries((options[option] ?? []).map((each) => [String(each), each])) } = value;
  return { option, values: Object.fromEntries(Object.entries(values).map(([name, each]) => [name, mapValue(each, options, change)])) };
}
