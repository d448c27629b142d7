import { joined } from './mistake.js';

/** The values of each option. */
export type OptionValues = Readonly<Record<string, readonly (string | number)[]>>;

/** Returns the value that replaces a text. @param field name of the field that has the text @param path keys and numbers joined by dots */
export type ChangeText = (text: string, field: string, path: string) => unknown;

/**
 * Copies data and changes its texts. A text in a list, in a choice or in `inTurn` belongs to the field that has the list or the choice. A
 * choice without values means the values of its option, so those are written out.
 */
export function mapTexts(data: unknown, options: OptionValues, change: ChangeText, path = '', field = ''): unknown {
  const inside = (value: unknown, name: string | number, ofField = field): unknown =>
    mapTexts(value, options, change, joined(path, name), ofField);
  if (typeof data === 'string') return change(data, field, path);
  if (Array.isArray(data)) return data.map((each, i) => inside(each, i));
  if (typeof data !== 'object' || data === null) return data;
  if (!('option' in data))
    return mapEntries(data as Readonly<Record<string, unknown>>, (name, value) => [
      name,
      inside(value, name, name === 'inTurn' ? field : name),
    ]);
  const { option, values } = data as { readonly option: string; readonly values?: Readonly<Record<string, unknown>> };
  const known = values ?? Object.fromEntries((options[option] ?? []).map((value) => [value, value]));
  return { option, values: mapEntries(known, (name, value) => [name, inside(value, values ? `values.${name}` : 'option')]) };
}

/** Copies an object and changes its entries. */
export const mapEntries = <T>(data: Readonly<Record<string, T>>, change: (name: string, value: T) => readonly [string, unknown]): object =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => change(name, value)));
