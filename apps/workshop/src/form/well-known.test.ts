/** Well-known patiences that are not installed, each made of a template by the fields and buttons of the form alone. */
import { Game } from '@patience/core';
import { fromRecipe, sentenceOf } from '@patience/recipe';
import { expect, test } from 'vitest';
import { TEMPLATES, type TemplateName } from '../start/templates.js';
import { takeStep } from './steps.js';
import wellKnown from './well-known.json' with { type: 'json' };

test.each(wellKnown.map((each) => [each.name, each] as const))(
  '%s is made by the form alone, and dealt as its rules say',
  (_name, { start, steps, piles }) => {
    const recipe = steps.reduce(takeStep, TEMPLATES[start as TemplateName]);
    const read = fromRecipe(recipe);
    expect(read.ok ? [] : read.mistakes.map(sentenceOf)).toEqual([]);
    const game = read.ok ? Game.start(read.value, { seed: 1 }) : undefined;
    if (!game?.ok) throw new Error('no deal');
    for (const [role, counts] of Object.entries(piles))
      expect(game.value.piles.filter((pile) => pile.role === role).map(({ id }) => game.value.view.count(id))).toEqual(counts);
    expect(game.value.legalMoves().length).toBeGreaterThan(0);
  },
);
