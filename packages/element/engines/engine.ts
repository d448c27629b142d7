import { ENGINES, wantedEngines, type Engine } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryCondition } from '../e2e/hosts/acts.js';
import { CONDITIONS } from '../e2e/hosts/conditions.js';
import { hostModules, hostPages, pathOf } from '../e2e/hosts/pages.js';
import { Site } from '../e2e/site.js';

/** Number of conditions that each engine runs, evenly spread over the list; `PATIENCE_EVERY=1` runs all. */
const SHORT = 4;

/** Registers the page matrix for one engine, which many machines lack. Chromium runs it in e2e/hosts.smoke.test.ts. */
export async function tryHosts(name: string): Promise<void> {
  const wanted = wantedEngines();
  const asked = wanted.length === 0 || wanted.includes(name);
  const engine: Engine | Error | undefined = asked ? await ENGINES[name]!().catch((error: unknown) => error as Error) : undefined;
  if (!engine || engine instanceof Error) {
    const why = engine ? String(engine) : 'not asked for, or not on this machine';
    test.skipIf(!wanted.includes(name))(`the page matrix runs in ${name}`, () => expect.fail(why));
    return;
  }
  const site = new Site(hostPages);
  let base: string;
  beforeAll(async () => {
    base = await site.open();
    await Promise.all(Object.entries(hostModules).map(([path, file]) => site.bundle(path, file)));
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });
  const known = CONDITIONS.filter(({ not }) => not?.[name] === undefined);
  for (const condition of sample(known, SHORT))
    test(`${name}: a table works with ${condition.name}`, async () => {
      await tryCondition(engine, base + pathOf(condition), condition);
    });
}
