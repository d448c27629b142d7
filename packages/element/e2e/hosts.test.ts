/** The table on other people's pages: each condition of the list, tried with clicks, a drag, keys and sheets. */
import { ENGINES, type Engine } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, test } from 'vitest';
import { tryCondition } from './hosts/acts.js';
import { CONDITIONS } from './hosts/conditions.js';
import { hostModules, hostPages, pathOf } from './hosts/pages.js';
import { openForTests } from './open-site.js';

/** Conditions that `npm test` tries, evenly spread over the list; `npm test -- --all` tries each of them. */
const SHORT = 8;
const tried = process.env['PATIENCE_ALL'] === '1' ? CONDITIONS : sample(CONDITIONS, SHORT);

const site = openForTests(hostPages, { modules: hostModules });
let engine: Engine | undefined;
beforeAll(async () => void (engine = await ENGINES['chromium']!()));
afterAll(() => engine?.close());

test.each(tried.map((condition) => [condition.name, condition] as const))('a table works with %s', async (_, condition) => {
  await tryCondition(engine!, site.base + pathOf(condition), condition);
});
