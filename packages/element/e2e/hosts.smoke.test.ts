/** Tests the table on pages of others: each condition of the list, with clicks, a drag, keys and sheets. */
import { ENGINES, type Engine } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, test } from 'vitest';
import { tryCondition } from './hosts/acts.js';
import { CONDITIONS } from './hosts/conditions.js';
import { hostModules, hostPages, pathOf } from './hosts/pages.js';
import { openForTests } from './open-site.js';

/** Number of conditions that `npm test` runs, evenly spread over the list; `npm test -- --all` runs all. */
const SHORT = 8;
const tried = process.env['PATIENCE_ALL'] === '1' ? CONDITIONS : sample(CONDITIONS, SHORT);

const site = openForTests(hostPages, { modules: hostModules });
let engine: Engine | undefined;
beforeAll(async () => void (engine = await ENGINES['chromium']!()));
afterAll(() => engine?.close());

test.each(tried.map((condition) => [condition.name, condition] as const))('a table works with %s', async (_, condition) => {
  await tryCondition(engine!, site.base + pathOf(condition), condition);
});
