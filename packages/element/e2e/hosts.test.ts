/** The table on other people's pages: each condition of the list, tried with clicks, a drag, keys and sheets. */
import { ENGINES, type Engine } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, test } from 'vitest';
import { tryCondition } from './hosts/acts.js';
import { CONDITIONS } from './hosts/conditions.js';
import { hostModules, hostPages, pathOf } from './hosts/pages.js';
import { openForTests } from './opened.js';

/** So many conditions are tried on a push, those that failed once and are far from each other. */
const ON_A_PUSH = 8;

const site = openForTests(hostPages, { modules: hostModules });
let engine: Engine | undefined;
beforeAll(async () => void (engine = await ENGINES['chromium']!()));
afterAll(() => engine?.close());

test.each(sample(CONDITIONS, ON_A_PUSH).map((condition) => [condition.name, condition] as const))(
  'a table works with %s',
  async (_, condition) => {
    await tryCondition(engine!, site.base + pathOf(condition), condition);
  },
);
