import { usualFields, type DataVariant, type PlaceData } from '@patience/core/data';
import { mapEntries, mapTexts, type ChangeText, type OptionValues } from './texts.js';

/** A recipe whose form has been checked by the grammar. */
export interface Recipe {
  readonly id: string;
  readonly rules?: number;
  readonly options?: OptionValues;
  readonly links?: Readonly<Record<string, unknown>>;
  readonly table: Readonly<Record<string, RecipePile>>;
  readonly deal: readonly unknown[];
  readonly actions?: Readonly<Record<string, unknown>>;
  readonly shows?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A pile, or the piles of a row, in the form in which a recipe writes them. */
interface RecipePile {
  readonly as?: string;
  readonly role?: string;
  readonly at: PlaceData;
  readonly wide?: PlaceData;
  readonly count?: unknown;
  readonly pyramid?: number;
  readonly peaks?: number;
  readonly accept?: unknown;
  readonly take?: unknown;
  readonly [field: string]: unknown;
}

/** Returns the role of a pile or row that names none: the role of its letter, as in `t1-7`, or else its name, which must be a role. */
const roleOf = (name: string): string => usualFields(name).role;

/** A row of the table, or a single pile. */
export interface Row {
  /** The field of the table that has the row. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  /** The other fields. */
  readonly rest: RecipePile;
}

/** Lists the rows of the table. */
export const rowsOn = (table: Recipe['table']): readonly Row[] =>
  Object.entries(table).map(([key, { as: name = key, role = roleOf(name), ...rest }]) => ({ key, name, role, rest }));

/** Names of the fields that contain links, which relate two cards in sequence. */
const LINK_FIELDS: readonly string[] = ['on', 'run'];

/**
 * Converts a recipe into the data of the contract. That data has no texts for links, no names for links, no renamed rows and no rows such
 * as `1..7`.
 */
export function dataOf(recipe: Recipe, strings: DataVariant['strings']): DataVariant {
  const { rules = 1, options = {}, table, deal, actions, links = {}, $schema: _, $comment: __, ...rest } = recipe;
  const linked: ChangeText = (text, field) => (LINK_FIELDS.includes(field) && Object.hasOwn(links, text) ? links[text] : text);
  return {
    ...rest,
    api: 1,
    rules,
    options,
    table: mapEntries(table, (key, { as = key, ...row }) => [as, mapTexts(row, options, linked)]),
    deal: mapTexts(deal, options, (text, field) => (field === 'rows' ? rowsOf(text) : text)),
    ...(actions && { actions: mapEntries(actions, (name, action) => [name, action === 'turn' ? { turn: 1 } : action]) }),
    strings,
  } as unknown as DataVariant;
}

/** Lists the numbers of a text such as `1..7`: the cards of seven columns, of which each gets one card more. */
function rowsOf(text: string): readonly number[] {
  const [first, last] = text.split('..').map(Number) as [number, number];
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}
