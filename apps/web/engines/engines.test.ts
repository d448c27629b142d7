import { ENGINES, wantedEngines, type Engine } from '@patience/tooling/engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from './checks.js';
import { WatchedSite } from './site.js';
import { Visit } from './visit.js';

const wanted = wantedEngines();
const only = wanted.length > 0 ? wanted : Object.keys(ENGINES);
const site = new WatchedSite();
let address: string;
beforeAll(async () => void (address = await site.open()));
afterAll(() => site.close());

for (const name of only) {
  const engine: Engine | undefined = await ENGINES[name]!();
  // One line for whoever reads the run: which engines it speaks of.
  process.stdout.write(`engine ${name}: ${engine ? engine.version : 'not on this machine'}\n`);
  if (!engine) {
    if (wanted.includes(name))
      test(`${name} is on this machine`, () => expect.fail(`PATIENCE_ENGINES asks for ${name}, and none was found`));
    else test.skip(`${name} is not on this machine: nothing of it was tested`, () => undefined);
    continue;
  }
  describe(name, () => {
    afterAll(() => engine.close());
    for (const { name: check, width = 480, height = 844, touch = false, run } of CHECKS)
      test.skipIf(touch && !engine.touch)(check, async () => {
        const tab = await engine.open({ width, height, language: 'en-GB', touch });
        try {
          const visit = new Visit(tab, engine, address);
          await run(visit, site);
          await visit.note();
          expect(visit.faults).toEqual([]);
        } finally {
          await tab.close();
        }
      });
  });
}
