import type { Json } from '@patience/recipe';
import { asList, asObject, withField, type JsonObject } from '../json/path.js';
import { addStep, dealSection } from './deal-fields.js';
import type { Act, Field, Section } from './field.js';
import { cardsSection, goalSection, namesSection } from './game-fields.js';
import { addOptionAct, optionSections } from './option-fields.js';
import { rowSection } from './pile-fields.js';
import { withRoom } from './places.js';
import { growing, rowsOf, withCount, withRow } from './rows.js';
import { suitActs, suitSections } from './suit-fields.js';
import { stockSection, withClick, withoutClick, withStock } from './stock-fields.js';

/** A part of the form with its sections and buttons. */
export interface Part {
  readonly key: 'cards' | 'piles' | 'deal' | 'stock' | 'goal' | 'options' | 'names';
  readonly sections: readonly Section[];
  readonly acts: readonly Act[];
}

/** Returns the fields of all parts of the form. */
export const fieldsIn = (parts: readonly Part[]): readonly Field[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));

/** Number of piles of a new row, by the roles that the form offers. */
const NEW: Readonly<Record<string, number>> = { tableau: 7, foundation: 4, cell: 4, reserve: 1 };
/** Roles of which a patience often has piles with different rules. */
const OF_SEVERAL_KINDS: readonly string[] = ['tableau', 'reserve'];

/** Returns all parts of the form that edits a recipe, from its cards to its names. @param languages in which it has names */
export function partsOf(recipe: JsonObject, languages: readonly string[]): readonly Part[] {
  return [
    { key: 'cards', sections: [cardsSection(recipe), ...suitSections(recipe, languages)], acts: suitActs(recipe) },
    {
      key: 'piles',
      sections: rowsOf(recipe).map((row) => rowSection(recipe, row)),
      acts: pileActs(recipe),
    },
    { key: 'deal', sections: asList(recipe['deal']).map((_, i) => dealSection(recipe, i)), acts: [addStep(recipe)] },
    { key: 'stock', sections: [stockSection(recipe)], acts: [] },
    { key: 'goal', sections: [goalSection(recipe)], acts: [] },
    { key: 'options', sections: optionSections(recipe, languages), acts: [addOptionAct(recipe)] },
    { key: 'names', sections: [namesSection(recipe, languages)], acts: [] },
  ];
}

/**
 * Returns the buttons that add piles: a row of a kind that is not there, or one more pile to the row that is. A stock comes with the click
 * that turns its cards, and with a waste.
 */
function pileActs(recipe: JsonObject): readonly Act[] {
  const roles = rowsOf(recipe).map(({ role }) => role);
  const rows = Object.entries(NEW).flatMap(([role, count]): readonly Act[] => {
    const row = growing(recipe, role);
    const add = { names: { role }, apply: () => withRoom(withRow(recipe, role, count)) };
    if (!row) return [{ key: 'addRow', ...add }];
    const one: Act = { key: 'addOne', names: { role }, apply: () => withRoom(withCount(recipe, row, row.count + 1)) };
    return OF_SEVERAL_KINDS.includes(role) ? [one, { key: 'addOther', ...add }] : [one];
  });
  const turning = (): JsonObject => (withoutClick(recipe) === recipe ? withClick(recipe, 'turn') : withStock(recipe, ['stock']));
  return [
    ...rows,
    ...(roles.includes('stock') ? [] : [{ key: 'addRow', names: { role: 'stock' }, apply: turning } as const]),
    ...(roles.includes('waste') ? [] : [{ key: 'addRow', names: { role: 'waste' }, apply: () => withStock(recipe, ['waste']) } as const]),
  ];
}

/** Removes what names actions that a recipe no longer has: their words, and that they are done by themselves. The reader would report it. */
export function withoutUnused(recipe: JsonObject): JsonObject {
  const { auto, actions, strings } = recipe;
  const isUnused = (name: Json): boolean => typeof name === 'string' && !Object.hasOwn(asObject(actions), name);
  const used = asList(auto).filter((name) => !isUnused(name));
  const words = Object.entries(asObject(strings)).flatMap(([tag, named]) =>
    Object.keys(asObject(asObject(named)['actions']))
      .filter(isUnused)
      .map((name) => ['strings', tag, 'actions', name]),
  );
  const changed = asList(auto).some(isUnused) ? withField(recipe, ['auto'], used.length > 0 ? used : undefined) : recipe;
  return words.reduce((sum, path) => withField(sum, path, undefined), changed);
}
