import { allOptions, ContractError, Game, RANKS, ROLES, SUITS, type Words } from '@patience/core';
import { complete, pileNames, placeOf, pyramidsOf, type DataVariant } from '@patience/core/data';
import type { Name } from './check.js';
import { rowsOn, type Recipe, type Row } from './expand.js';
import { broken, quoted, unknown, wrong, type Note } from './mistake.js';
import type { OptionValues } from './texts.js';

/** The form of a link that has no name. */
const WRITTEN = 'a link such as "down alternate"';
/** The allowed values of fields that name piles. */
const ON_TABLE = 'a pile, a role or a row on the table';

/**
 * Reports mistakes that the form of a recipe allows: unknown names of piles, links, actions and options.
 * @param ids of all piles @param named all names of piles and links in the recipe
 */
export function checkMeaning(recipe: Recipe, ids: readonly string[], named: readonly Name[], note: Note): void {
  checkLinks(recipe, named, note);
  checkDeck(recipe, named, note);
  const rows = rowsOn(recipe.table);
  checkPiles(rows, recipe.options, note);
  checkNames(recipe, rows, ids, named, note);
  checkWords(recipe, ids, note);
}

function checkLinks({ links = {} }: Recipe, named: readonly Name[], note: Note): void {
  const names = Object.keys(links);
  for (const { of, text, path } of named) {
    // Refuse a named link that names another link, because links could form a circle.
    const others = path.startsWith('links.') ? [] : names;
    if (of === 'link' && !text.includes(' ') && text !== 'any' && !others.includes(text))
      note(wrong(path, text, WRITTEN + (others.length > 0 ? `, or ${quoted(others)}` : ''), others));
  }
}

/** Reports ranks and suits that the deck does not have. A deck may depend on options: what it has under some of them is allowed. */
function checkDeck(recipe: Recipe, named: readonly Name[], note: Note): void {
  const { deck = {} } = recipe as { readonly deck?: unknown };
  const suits = [...SUITS, ...listsIn(deck, 'suit').flatMap((suit) => (typeof suit === 'string' ? [suit] : []))];
  for (const { of, text, path } of named) if (of === 'suit' && !suits.includes(text)) note(wrong(path, text, quoted(suits), suits));
  const lengths = listsIn(deck, 'letters').map((letters) => (letters as readonly unknown[]).length);
  const highest = Math.max(...(lengths.length > 0 ? lengths : []), RANKS.length);
  const visit = (value: unknown, field: string, path: string): void => {
    if (typeof value === 'number' && RANKED.has(field) && value > highest) note(wrong(path, value, `a rank from 1 to ${highest}`));
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value))
        visit(each, Array.isArray(value) || name === 'inTurn' || name === 'values' ? field : name, path === '' ? name : `${path}.${name}`);
  };
  for (const part of ['deck', 'table', 'deal'] as const) visit((recipe as Readonly<Record<string, unknown>>)[part], part, part);
}

/** Names of fields whose numbers are ranks. */
const RANKED: ReadonlySet<string> = new Set(['empty', 'upOrDownFrom', 'beneath', 'ranks', 'first', 'rank', 'below']);

/** Lists the values of a field at any depth. */
const listsIn = (value: unknown, field: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, each]) => (name === field ? [each as unknown] : listsIn(each, field)));

/** Reports rows that have no role, no piles, piles of another row, or no place for some of them. */
function checkPiles(rows: readonly Row[], options: OptionValues = {}, note: Note): void {
  const taken = new Set<string>();
  for (const { key, name, role, rest } of rows) {
    const { at, wide, count, pyramid, peaks = 1 } = rest;
    const path = `table.${key}`;
    const ids = pileNames(name);
    if (!(ROLES as readonly string[]).includes(role)) note(wrong(`${path}.role`, role, quoted(ROLES), ROLES));
    if (ids.length === 0) note(broken(path, 'not a row such as "t1-7"'));
    const twice = ids.find((id) => taken.has(id));
    if (twice !== undefined) note(broken(path, `${twice} is in two rows`));
    for (const id of ids) taken.add(id);

    for (const [at, most] of countsIn(count, options, `${path}.count`))
      if (most > ids.length) note(wrong(at, most, `a whole number from 0 to ${ids.length}, as the row has so many piles`));
    const needed = typeof count === 'number' ? count : Infinity;
    for (const [field, place] of Object.entries({ at, ...(wide && { wide }) })) {
      const unplaced = ids.find((_, i) => i < needed && !placeOf(place, i));
      const isPoint = Array.isArray(place) && typeof place[0] === 'number';
      if (pyramid !== undefined && !isPoint) note(wrong(`${path}.${field}`, place, 'two numbers: across and down'));
      else if (unplaced !== undefined) note(broken(`${path}.${field}`, `no place for ${unplaced}`));
    }
    const cards = pyramid === undefined ? ids.length : pyramidsOf(pyramid, peaks).length;
    if (cards !== ids.length) note(broken(`${path}.pyramid`, `${cards} cards for ${ids.length} piles`));
  }
}

/** Lists the numbers that `count` can be, with their paths. */
function countsIn(count: unknown, options: OptionValues, path: string): readonly (readonly [path: string, count: number])[] {
  const { option, values } = Object(count) as { readonly option?: string; readonly values?: Readonly<Record<string, number>> };
  if (option === undefined) return typeof count === 'number' ? [[path, count]] : [];
  if (values) return Object.entries(values).map(([name, each]) => [`${path}.values.${name}`, each]);
  return (options[option] ?? []).map((value) => [`${path}.option`, Number(value)]);
}

function checkNames(
  { actions = {}, auto = [] }: Recipe & { readonly auto?: readonly string[] },
  rows: readonly Row[],
  ids: readonly string[],
  named: readonly Name[],
  note: Note,
): void {
  const names = rows.map(({ name }) => name);
  const known = [...ids, ...rows.map(({ role }) => role)];
  for (const { of, text, path } of named)
    if (of === 'pile' && !known.includes(text) && (pileNames(text).length === 0 || !pileNames(text).every((id) => ids.includes(id))))
      note(wrong(path, text, `${ON_TABLE}: ${quoted(names)}`, [...known, ...names]));
  for (const [name, action] of Object.entries(actions)) {
    const { turn, redeal, to } = Object(action === 'turn' ? { turn: 1 } : action) as Readonly<Record<string, unknown>>;
    const needed = (turn ?? redeal) !== undefined && to === undefined ? ['stock', 'waste'] : ['stock'];
    for (const role of needed) if (!known.includes(role)) note(broken(`actions.${name}`, `there is no ${role} on the table`));
  }
  const own = Object.keys(actions);
  for (const [i, name] of auto.entries()) if (!own.includes(name)) note(wrong(`auto.${i}`, name, quoted(own) || 'none', own));
}

/** Reports words for unknown actions, options, values or piles: a word under a misspelt name would never be shown. */
function checkWords({ strings = {}, actions = {}, options = {}, shows = {} }: Recipe, ids: readonly string[], note: Note): void {
  const check = (words: object | undefined, names: readonly string[], path: string): void => {
    for (const name of Object.keys(words ?? {})) if (!names.includes(name)) note(unknown(path, name, quoted(names) || 'none', names));
  };
  const known = {
    actions: Object.keys(actions),
    options: Object.keys(options),
    shows: Object.keys(shows),
    piles: [...new Set([...ROLES, ...ids])],
  };
  for (const [tag, said] of Object.entries(strings as Readonly<Record<string, Partial<Words>>>)) {
    const path = `strings.${tag}`;
    for (const [field, names] of Object.entries(known)) check(said[field as keyof typeof known], names, `${path}.${field}`);
    for (const [name, { values }] of Object.entries(said.options ?? {}))
      check(values, (options[name] ?? []).map(String), `${path}.options.${name}.values`);
  }
}

/** Rewords the message of a deal that needs more cards than there are, for authors who never saw the functions of a deal. */
const inCards = (law: string): string =>
  law.replace(
    /^move\(pack, (\w+)\) of (\d+) cards is impossible: "pack" holds (\d+)$/,
    'the steps deal more cards than the deck has: $1 is to get $2 when $3 are left; deal fewer cards, or raise deck.copies',
  );

/** Reports the first reason why a patience cannot be dealt under some of its options. */
export function checkDeals(data: DataVariant, note: Note): void {
  try {
    const variant = complete(data);
    if (variant.needs?.includes('over') && !variant.score) return note({ path: 'status.over', allowed: 'with a score' });
    for (const options of allOptions(variant)) {
      // Start a game, which also calls the rules for a win and for actions.
      const started = Game.start(variant, { seed: 1, options });
      if (!started.ok) return note(broken('options', started.error.message));
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    note(broken(error.where, inCards(error.law.replace(/^threw \w+: /, ''))));
  }
}
