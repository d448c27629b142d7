import type { Json, Mistake } from '@patience/recipe';
import { fromRecipe } from '@patience/recipe';
import { isObject, partAt, textsIn, withField, type JsonObject } from '../json/path.js';
import type { WorkshopWords } from '../words/index.js';
import { cardsOfDeck, decksOf, needOf, pilesIn, withFewerRows } from './deal-count.js';
import type { Act, FieldKey } from './field.js';
import { withFoundationsFor } from './game-fields.js';
import { placed } from './mistakes.js';
import { withRoom, withRoomAnew } from './places.js';
import { rowsOf, withRow } from './rows.js';
import { fieldsIn, type Part } from './sections.js';
import { turnsToWaste, withDealtRest, withoutClick, withStock } from './stock-fields.js';

/** A sentence in the words of card players about what is wrong with a patience, and the buttons that repair it. */
export interface Complaint {
  readonly key: keyof WorkshopWords['complaints'];
  /** Values for the placeholders of the sentence: numbers, and `role` for a kind of piles. */
  readonly names?: Readonly<Record<string, string>>;
  /** The field that the sentence names, if any. */
  readonly label?: FieldKey;
  /** Id of the field or the section at which it is shown; neither: it is shown above the form only. */
  readonly field?: string | undefined;
  readonly section?: string | undefined;
  readonly cures: readonly Act[];
  /** The mistake as the reader of recipes reports it; absent for a game that can be played, but hardly as it is meant. */
  readonly mistake?: Mistake;
}

type Found = Pick<Complaint, 'key' | 'names' | 'cures'> & {
  /** Path of the part at whose field it is shown, where the path of the mistake leads to none. */
  readonly at?: string;
};

/** Largest number of decks that a recipe may have. */
const MOST_DECKS = 8;
/** Roles of piles that an action needs. */
const NEEDED = ['stock', 'waste'] as const;

/**
 * Returns the mistakes of a recipe as complaints.
 * @param edited id of the control that made the edit with which the mistakes began, where it was one
 */
export function complaintsOf(
  recipe: JsonObject | undefined,
  mistakes: readonly Mistake[],
  parts: readonly Part[],
  edited?: string,
): readonly Complaint[] {
  if (!recipe) return mistakes.slice(0, 1).map((mistake) => ({ key: mistake.path === '' ? 'notJson' : 'tooLarge', cures: [], mistake }));
  const fields = fieldsIn(parts);
  const all = placed(mistakes, parts).map((each): Complaint => {
    const { mistake } = each;
    const found = foundIn(recipe, mistake);
    // A rule that concerns more than one value is marked where it was broken: at the control of the last edit.
    const blamed = mistake.fault === 'broken' || each.field === undefined ? edited : undefined;
    const own = found?.at === undefined ? undefined : placed([{ ...mistake, path: found.at }], parts)[0]!.field;
    const field = blamed ?? own ?? each.field;
    const label = fields.find(({ path }) => path === mistake.path)?.key;
    const place = { field, section: field === undefined ? each.section : undefined, mistake };
    if (found) return { ...found, ...place, cures: found.cures.filter((act) => mends(act, mistakes.length)) };
    if (label && !blamed) return { key: 'wrongValue', label, cures: [], ...place };
    return { key: 'impossible', cures: [], ...place };
  });
  // One sentence for all mistakes that have the same reason.
  return all.filter((one, i) => all.findIndex((other) => sameAs(one, other)) === i);
}

const sameAs = (one: Complaint, other: Complaint): boolean =>
  one.key === other.key &&
  one.field === other.field &&
  one.section === other.section &&
  JSON.stringify(one.names) === JSON.stringify(other.names);

/** Tells whether a button leaves fewer mistakes than there are. */
function mends(act: Act, mistakes: number): boolean {
  const read = fromRecipe(act.apply());
  return read.ok || read.mistakes.length < mistakes;
}

/** Finds the reason of a mistake in the recipe itself; undefined if it has no words of its own. */
function foundIn(recipe: JsonObject, { path, fault, found = '' }: Mistake): Found | undefined {
  const [part, name = '', field] = path.split('.');
  switch (part) {
    case 'deal':
      if (name === '' || fault === 'broken') return dealt(recipe);
      if (field === 'rows') return miscounted(recipe, Number(name));
      return field === 'to' || field === 'bases' ? gone(recipe, path) : undefined;
    case 'actions':
      return fault === 'broken' ? acting(recipe) : undefined;
    case 'deck':
      if (/\bletters\.\d+$/.test(path)) return { key: 'badRank', names: { card: found }, cures: [] };
      if (name === '') return twice(recipe);
      return name === 'first' ? { key: 'noCard', names: { card: found }, cures: [] } : empty(recipe, name);
    case 'pair':
      return fault === 'broken' ? pairedOff(recipe) : undefined;
    case 'status':
      return field === 'empty' || name === 'empty'
        ? { key: 'pileGone', cures: [{ key: 'winHome', apply: () => withField(recipe, ['status'], undefined) }] }
        : undefined;
    case 'after':
      return { key: 'pileGone', cures: [{ key: 'removeFill', apply: () => withField(recipe, ['after', name], undefined) }] };
    case 'options':
      return { key: 'optionValues', cures: [] };
    case 'table':
      return tabled(recipe, path, fault);
    case 'strings':
      return field === 'name' ? { key: 'noName', cures: [] } : undefined;
    default:
      return undefined;
  }
}

/** Compares the cards that the deal needs with the deck. */
function dealt(recipe: JsonObject): Found | undefined {
  const steps = recipe['deal'];
  const rest = { key: 'dealRest', apply: () => withDealtRest(recipe) } as const;
  if (!Array.isArray(steps) || steps.length === 0) return { key: 'noDeal', cures: [rest] };
  const [one, decks, need] = [cardsOfDeck(recipe), decksOf(recipe), needOf(recipe)];
  if (one === undefined || decks === undefined || need === undefined || one < 1) return undefined;
  const have = one * decks;
  if (need.cards < have && !need.takesRest)
    return { key: 'cardsLeft', names: { left: String(have - need.cards), have: String(have) }, cures: [rest] };
  if (need.cards <= have) return undefined;
  const enough = Math.ceil(need.cards / one);
  const fewer = withFewerRows(recipe, have);
  const decked = (): JsonObject => withFoundationsFor(recipe, withField(recipe, ['deck', 'copies'], enough));
  const rows = (steps as readonly unknown[]).findIndex((step) => isObject(step) && step['rest'] === undefined && step['all'] === undefined);
  return {
    key: 'tooFewCards',
    names: { need: String(need.cards), have: String(have) },
    at: `deal.${Math.max(0, rows)}.rows`,
    cures: [
      ...(enough <= MOST_DECKS ? [{ key: 'moreDecks', names: { n: String(enough) }, apply: decked } as const] : []),
      ...(fewer ? [{ key: 'fewerRows', names: { n: String(fewer.most) }, apply: () => fewer.recipe } as const] : []),
    ],
  };
}

/** A step whose numbers of cards are none, or not as many as it has piles. */
function miscounted(recipe: JsonObject, step: number): Found | undefined {
  const piles = pilesIn(recipe, partAt(recipe, ['deal', String(step), 'to']));
  return piles === 0 ? undefined : { key: piles === 1 ? 'rowsOfOne' : 'rowsOf', names: { n: String(piles) }, cures: [] };
}

/** Pairs leave the table, and there is no pile for them. */
const pairedOff = (recipe: JsonObject): Found => ({
  key: 'noDiscard',
  cures: [{ key: 'addPile', names: { role: 'discard' }, apply: () => withRoom(withRow(recipe, 'discard', 1)) }],
});

/** A step that deals to piles that are not on the table. */
function gone(recipe: JsonObject, path: string): Found {
  const step = path.split('.').slice(0, 2);
  return { key: 'pileGone', cures: [{ key: 'removeStep', apply: () => withField(recipe, step, undefined) }] };
}

/** A click on a stock that is not there, or that turns cards onto a waste that is not there. */
function acting(recipe: JsonObject): Found | undefined {
  const roles = rowsOf(recipe).map(({ role }) => role);
  const needed = turnsToWaste(recipe) ? NEEDED : NEEDED.slice(0, 1);
  const role = needed.find((each) => !roles.includes(each));
  if (role === undefined) return undefined;
  return {
    key: 'clickWithout',
    names: { role },
    at: 'actions',
    cures: [
      { key: 'addPile', names: { role }, apply: () => withStock(recipe, needed) },
      { key: 'clickNothing', apply: () => withoutClick(recipe) },
    ],
  };
}

/** No suit or no rank is ticked. */
function empty(recipe: JsonObject, name: string): Found | undefined {
  const part = partAt(recipe, ['deck', name]);
  if (!Array.isArray(part) || part.length > 0) return undefined;
  return {
    key: name === 'suits' ? 'noSuit' : 'noRank',
    cures: [{ key: 'all', apply: () => withFoundationsFor(recipe, withField(recipe, ['deck', name], undefined)) }],
  };
}

/** A rank is written twice. */
function twice(recipe: JsonObject): Found | undefined {
  const letters = partAt(recipe, ['deck', 'letters']);
  const again = Array.isArray(letters) ? (letters as readonly Json[]).find((rank, i, all) => all.indexOf(rank) < i) : undefined;
  return typeof again === 'string' ? { key: 'rankTwice', names: { card: again }, at: 'deck.letters', cures: [] } : undefined;
}

function tabled(recipe: JsonObject, path: string, fault: Mistake['fault']): Found | undefined {
  if (fault !== 'broken') return undefined;
  if (/\.(at|wide)$/.test(path)) return { key: 'noPlace', cures: [{ key: 'layOut', apply: () => withRoomAnew(recipe) }] };
  if (path === 'table' && recipe['base'] === undefined && textsIn(recipe['table']).some((text) => /(^| )base$/.test(text)))
    return { key: 'noBase', at: 'base', cures: [{ key: 'firstIsBase', apply: () => withField(recipe, ['base'], 0) }] };
  return undefined;
}
