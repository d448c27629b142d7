import { isObject, withField, type JsonObject } from '../json/path.js';
import { addStep, dealSection } from './deal-fields.js';
import type { Act, Section } from './field.js';
import { cardsSection, goalSection, namesSection } from './game-fields.js';
import { addOptionAct, optionSections } from './option-fields.js';
import { rowSection } from './pile-fields.js';
import { withRoom } from './places.js';
import { rowsOf, withRow } from './rows.js';
import { stockSection } from './stock-fields.js';

/** A part of the form with its sections and buttons. */
export interface Part {
  readonly key: 'cards' | 'piles' | 'deal' | 'stock' | 'goal' | 'options' | 'names';
  readonly sections: readonly Section[];
  readonly acts: readonly Act[];
}

/** Number of piles of a new row, by the roles that the form offers. */
const NEW: Readonly<Record<string, number>> = { tableau: 7, foundation: 4, cell: 4, reserve: 1 };

/** Returns all parts of the form that edits a recipe, from its cards to its names. @param languages in which it has names */
export function partsOf(recipe: JsonObject, languages: readonly string[]): readonly Part[] {
  const steps = Array.isArray(recipe['deal']) ? recipe['deal'] : [];
  return [
    { key: 'cards', sections: [cardsSection(recipe)], acts: [] },
    {
      key: 'piles',
      sections: rowsOf(recipe).map((row) => rowSection(recipe, row)),
      acts: Object.entries(NEW).map(([role, count]) => ({
        key: 'addRow',
        names: { role },
        apply: () => withRoom(withRow(recipe, role, count)),
      })),
    },
    { key: 'deal', sections: steps.map((_, i) => dealSection(recipe, i)), acts: [addStep(recipe)] },
    { key: 'stock', sections: [stockSection(recipe)], acts: [] },
    { key: 'goal', sections: [goalSection(recipe)], acts: [] },
    { key: 'options', sections: optionSections(recipe, languages), acts: [addOptionAct(recipe)] },
    { key: 'names', sections: [namesSection(recipe, languages)], acts: [] },
  ];
}

/** Removes the words of actions that a recipe no longer has, which the reader would report as mistakes. */
export function withoutUnused(recipe: JsonObject): JsonObject {
  const strings = isObject(recipe['strings']) ? recipe['strings'] : {};
  const actions = isObject(recipe['actions']) ? recipe['actions'] : {};
  return Object.entries(strings).reduce((changed, [tag, words]) => {
    const named = isObject(words) && isObject(words['actions']) ? words['actions'] : {};
    return Object.keys(named)
      .filter((name) => !Object.hasOwn(actions, name))
      .reduce((sum, name) => withField(sum, ['strings', tag, 'actions', name], undefined), changed);
  }, recipe);
}
