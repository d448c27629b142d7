import { allOptions, ContractError, Game, ROLES, type Words } from '@patience/core';
import { complete, pileNames, type DataVariant, type LinesData, type PlaceData, type Point } from '@patience/core/data';
import { LINK_FIELDS, roleOf, type Recipe } from './expand.js';
import { quoted, wrong, type Note } from './mistake.js';
import { mapEntries, mapTexts, type ChangeText } from './texts.js';

/** Fields that name piles, outside of the table. */
const PILE_FIELDS: readonly string[] = ['to', 'bases', 'fill', 'from', 'empty', 'on', 'cards'];
/** Matches the paths of texts in the table that name piles. */
const OF_PILES = /\.(accept|take)\.(.*\.)?(higherIn|while\..*empty)\b/;

/** Reports mistakes that the form of a recipe allows: unknown names of piles, links, actions and options. @param ids of all piles */
export function checkMeaning(recipe: Recipe, ids: readonly string[], note: Note): void {
  checkLinks(recipe, note);
  checkPiles(recipe, note);
  checkNames(recipe, ids, note);
  checkWords(recipe, ids, note);
}

function checkLinks({ links = {}, table, options = {} }: Recipe, note: Note): void {
  const names = Object.keys(links);
  const isWritten = (link: string): boolean => link.includes(' ') || link === 'any';
  const check: ChangeText = (link, field, path) => {
    if (!LINK_FIELDS.includes(field) || isWritten(link) || names.includes(link)) return;
    const allowed = names.length > 0 ? `the name of a link: ${names.join(', ')}` : 'a link written out, such as "down alternate"';
    note(wrong(path, link, allowed, names));
  };
  mapTexts(table, options, check, 'table');
  const checkNamed: ChangeText = (link, _, path) => {
    // Refuse a named link that names another link, because links could form a circle.
    if (!isWritten(link)) note(wrong(path, link, 'a link written out, such as "down alternate"'));
  };
  mapTexts(links, options, checkNamed, 'links');
}

/** Reports rows that have no role, no piles, piles of another row, or no place for some of them. */
function checkPiles({ table }: Recipe, note: Note): void {
  const taken = new Set<string>();
  for (const [key, { as: name = key, role = roleOf(name), at, wide, count, pyramid, peaks = 1 }] of Object.entries(table)) {
    const path = `table.${key}`;
    const ids = pileNames(name);
    if (!(ROLES as readonly string[]).includes(role)) note(wrong(`${path}.role`, role, quoted(ROLES), ROLES));
    if (ids.length === 0) note(wrong(path, name, 'a row of piles such as "t1-7"'));
    const twice = ids.find((id) => taken.has(id));
    if (twice !== undefined) note(wrong(path, name, `piles that no other row has; ${twice} is in another one`));
    for (const id of ids) taken.add(id);

    const needed = typeof count === 'number' ? Math.min(count, ids.length) : ids.length;
    const check = (field: string, place: PlaceData | undefined): void => {
      if (place === undefined) return;
      const isPoint = Array.isArray(place) && typeof place[0] === 'number';
      if (pyramid !== undefined && !isPoint) return note(wrong(`${path}.${field}`, place, 'two numbers: across and down'));
      const places = isPoint ? Infinity : placesIn(place);
      if (places < needed)
        note({ path: `${path}.${field}`, found: `${places} places`, allowed: `a place for each pile; there is none for ${ids[places]!}` });
    };
    check('at', at);
    check('wide', wide);
    const cards = pyramid === undefined ? ids.length : cardsInPyramids(pyramid, peaks);
    if (cards !== ids.length) note({ path: `${path}.pyramid`, found: `${ids.length} piles`, allowed: `${cards} piles, one for each card` });
  }
}

/** Counts the places of a list. Places in any other form fit any number of piles. */
const placesIn = (place: PlaceData): number =>
  Array.isArray(place)
    ? (place as readonly (Point | LinesData)[]).reduce((sum, each) => sum + ('from' in each ? (each.count ?? Infinity) : 1), 0)
    : Infinity;

/** Counts the cards of pyramids that share the corner cards of their last row. */
const cardsInPyramids = (rows: number, peaks: number): number => (peaks * (rows - 1) * (rows + 2)) / 2 + 1;

function checkNames(
  { table, deal, actions = {}, after, status, shows, auto = [], options = {} }: Recipe & { readonly auto?: readonly string[] },
  ids: readonly string[],
  note: Note,
): void {
  const known = [...ids, ...Object.entries(table).map(([key, { as: name = key, role = roleOf(name) }]) => role)];
  const check: ChangeText = (name, field, path) => {
    // The field "empty" of a rule for laying cards has a rank.
    const isOfPiles = path.startsWith('table.') ? OF_PILES.test(path) : PILE_FIELDS.includes(field);
    if (isOfPiles && !pileNames(name).some((id) => known.includes(id)))
      note(wrong(path, name, 'a pile or a role that is on the table', known));
  };
  const ofActions = mapEntries(actions, (name, action) => [`actions.${name}`, action]);
  for (const [path, part] of Object.entries({ deal, ...ofActions, after, status, shows, table })) mapTexts(part, options, check, path);
  for (const [name, action] of Object.entries(actions)) {
    const text = JSON.stringify(action);
    const needed = /turn|redeal/.test(text) && !/"to"/.test(text) ? ['stock', 'waste'] : ['stock'];
    for (const role of needed) if (!known.includes(role)) note(wrong(`actions.${name}`, role, 'a pile or a role that is on the table'));
  }
  const names = Object.keys(actions);
  for (const [i, name] of auto.entries()) if (!names.includes(name)) note(wrong(`auto.${i}`, name, 'the name of an action', names));
}

/** Reports words for unknown actions, options, values or piles: a word under a misspelt name would never be shown. */
function checkWords({ strings = {}, actions = {}, options = {}, shows = {} }: Recipe, ids: readonly string[], note: Note): void {
  const check = (names: object | undefined, known: readonly string[], path: string): void => {
    for (const name of Object.keys(names ?? {}))
      if (!known.includes(name)) note(wrong(`${path}.${name}`, name, known.length > 0 ? `one of ${known.join(', ')}` : 'nothing', known));
  };
  for (const [tag, said] of Object.entries(strings as Readonly<Record<string, Partial<Words>>>)) {
    const path = `strings.${tag}`;
    check(said.actions, Object.keys(actions), `${path}.actions`);
    check(said.options, Object.keys(options), `${path}.options`);
    check(said.shows, Object.keys(shows), `${path}.shows`);
    check(said.piles, [...ROLES, ...ids], `${path}.piles`);
    for (const [name, { values }] of Object.entries(said.options ?? {}))
      check(values, (options[name] ?? []).map(String), `${path}.options.${name}.values`);
  }
}

/** Reports the first reason why a patience cannot be dealt under some of its options. */
export function checkDeals(data: DataVariant, note: Note): void {
  try {
    const variant = complete(data);
    for (const options of allOptions(variant)) {
      // Start a game, which also calls the rules for a win and for actions.
      const started = Game.start(variant, { seed: 1, options });
      if (!started.ok) return note({ path: 'options', allowed: started.error.message });
    }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    note({ path: error.where, allowed: error.law });
  }
}
