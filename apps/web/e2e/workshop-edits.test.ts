/** End-to-end test of the workshop by random edits; `bench/workshop-edits.soak.ts` makes many more. */
import { expect, test } from 'vitest';
import { contradiction, editBy } from './random-edits.js';
import { dealt, Site } from './site.js';

const site = Site.forTests();
const EDITS = 200;

test('the page survives 200 random edits, and its table never contradicts the recipe', async () => {
  const page = await site.visit('en/workshop/');
  await dealt(page);
  for (let number = 0; number < EDITS; number++) {
    const done = await editBy(page, number);
    expect(await contradiction(page), `edit ${number}: ${done}`).toBeUndefined();
  }
});
