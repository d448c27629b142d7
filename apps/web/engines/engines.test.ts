import { ENGINES, wantedEngines, type Engine } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECKS } from './checks.js';
import { WatchedSite } from './site.js';
import { Visit } from './visit.js';

const wanted = wantedEngines();
const site = new WatchedSite();
let address: string;
beforeAll(async () => void (address = await site.open()));
afterAll(() => site.close());

/** An engine, or why there is none to be tested. */
async function start(name: string): Promise<Engine | string> {
  if (wanted.length > 0 && !wanted.includes(name)) return 'not asked for';
  try {
    return (await ENGINES[name]!()) ?? 'not on this machine';
  } catch (error) {
    return `does not start: ${String(error).split('\n')[0]!}`;
  }
}

/** All other tests run in Chromium: on a push it shows by a few checks that they can be passed. */
const checksFor = (name: string) => (name === 'chromium' && wanted.length === 0 ? sample(CHECKS, 4) : CHECKS);

/** How many checks an engine goes through, and which its driver cannot do. */
function tally({ name, touch }: Engine): string {
  const asked = checksFor(name);
  const cannot = asked.filter((check) => check.touch && !touch);
  const without = cannot.length > 0 ? ` (its driver has no fingers: NOT "${cannot.map((check) => check.name).join('", "')}")` : '';
  return `${asked.length - cannot.length} of ${CHECKS.length} checks${without}`;
}

for (const name of Object.keys(ENGINES)) {
  const engine = await start(name);
  // One line for whoever reads the run: which engines it speaks of.
  process.stdout.write(
    `engine ${name}: ${typeof engine === 'string' ? `NOT tested, (${engine})` : `tested, ${engine.version}, ${tally(engine)}`}\n`,
  );
  if (typeof engine === 'string') {
    if (wanted.includes(name)) test(`${name} can be tested`, () => expect.fail(`PATIENCE_ENGINES asks for ${name}: ${engine}`));
    else test.skip(`${name}: ${engine}, nothing of it was tested`, () => undefined);
    continue;
  }
  describe(name, () => {
    afterAll(() => engine.close());
    for (const { name: check, width = 480, height = 844, touch = false, run } of checksFor(name))
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
