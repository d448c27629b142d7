/** Well-known patiences that are not installed, each made of a template by the fields and buttons of the form alone. */
import { Game } from '@patience/core';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import type { JsonObject } from '../json/path.js';
import { TEMPLATES, type TemplateName } from '../start/templates.js';
import type { FieldValue } from './field.js';
import { partsOf, withoutUnused } from './sections.js';
import wellKnown from './well-known.json' with { type: 'json' };

/** Does one step in the form: `+` and `-` add and remove, `>` moves a step of the deal earlier; anything else sets a field at a path. */
function done(recipe: JsonObject, [key, path, value]: readonly unknown[]): JsonObject {
  const parts = partsOf(recipe, ['de', 'en']);
  const sections = parts.flatMap((part) => part.sections);
  if (key === '+')
    return parts
      .flatMap(({ acts }) => acts)
      .find((act) => act.key === path && (value === undefined || act.names?.['role'] === value))!
      .apply();
  const own = sections.find(({ id }) => id === path)?.acts;
  if (key === '-') return own!.find((act) => act.key === 'removeRow')!.apply();
  if (key === '>') return own!.find((act) => act.key === 'earlier')!.apply();
  const fields = sections.flatMap((section) => section.fields);
  const field = fields.find((each) => each.key === key && each.path === path);
  if (!field)
    throw new Error(
      `no field "${String(key)}" at ${String(path)}; there are ${fields.map((each) => `${each.key} ${each.path}`).join(', ')}`,
    );
  return withoutUnused(field.set(value as FieldValue));
}

test.each(wellKnown.map((each) => [each.name, each] as const))(
  '%s is made by the form alone, and dealt as its rules say',
  (_name, { start, steps, piles }) => {
    const recipe = steps.reduce(done, TEMPLATES[start as TemplateName]);
    const read = fromRecipe(recipe);
    expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
    const game = read.ok ? Game.start(read.value, { seed: 1 }) : undefined;
    if (!game?.ok) throw new Error('no deal');
    for (const [role, counts] of Object.entries(piles))
      expect(game.value.piles.filter((pile) => pile.role === role).map(({ id }) => game.value.view.count(id))).toEqual(counts);
    expect(game.value.legalMoves().length).toBeGreaterThan(0);
  },
);
