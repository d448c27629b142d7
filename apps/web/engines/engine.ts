import { ENGINES, wantedEngines, type Engine, type TabSettings } from '@patience/tooling/engines';
import { sample } from '@patience/tooling/sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECKS } from './checks.js';
import { WatchedSite } from './site.js';
import { Visit } from './visit.js';

const wanted = wantedEngines();

/** Returns an engine that was able to open a page, or the reason why it cannot be tested. */
async function start(name: string): Promise<Engine | string> {
  if (wanted.length > 0 && !wanted.includes(name)) return 'not asked for';
  let engine: Engine | undefined;
  try {
    engine = await ENGINES[name]!();
    if (!engine) return 'not on this machine';
    const tab = await engine.open({ width: 480, height: 844, language: 'en-GB' });
    await tab.go('data:text/html,<title>Test</title><h1>Test</h1>');
    if ((await tab.run(() => document.title)) !== 'Test' || (await tab.picture()).length === 0)
      throw new Error('the browser started but showed no page');
    await tab.close();
    return engine;
  } catch (error) {
    await engine?.close().catch(() => undefined); // Ignore an error here: the reason is returned below.
    return `does not work here: ${String(error).split('\n')[0]!}`;
  }
}

/**
 * Returns the checks of an engine. Chromium runs all other tests of the repository: in the short run a sample of the checks is enough for
 * it.
 */
const checksFor = (name: string) => (name === 'chromium' && wanted.length === 0 ? sample(CHECKS, 4) : CHECKS);

/** Registers the checks of one engine. Each engine has a file of its own, so that two run in parallel. */
export async function tryEngine(name: string): Promise<void> {
  const engine = await start(name);
  // Write one line to the log that says which engines were tested.
  const tell = (what: string): unknown => process.stdout.write(`engine ${name}: ${what}\n`);
  if (typeof engine === 'string') {
    tell(`NOT tested, (${engine})`);
    if (wanted.includes(name)) test(`${name} can be tested`, () => expect.fail(`PATIENCE_ENGINES asks for ${name}: ${engine}`));
    else test.skip(`${name} was not tested: ${engine}`, () => undefined);
    return;
  }
  const { version } = engine;
  let running = engine;
  /** Opens a visit. A browser that a check has brought to a standstill opens none, so replace it then: the other checks go on. */
  const begin = async (settings: TabSettings): Promise<Visit> => {
    try {
      return await Visit.begin(running, address, settings);
    } catch (error) {
      tell(`begun anew: ${String(error).split('\n')[0]!}`);
      await running.close().catch(() => undefined); // Ignore an error here: the browser may be gone.
      running = (await ENGINES[name]!())!;
      return Visit.begin(running, address, settings);
    }
  };
  const site = new WatchedSite();
  let address: string;
  const tried = new Set<string>();
  const not: string[] = [];
  beforeAll(async () => void (address = await site.open()));
  afterAll(async () => {
    const without = not.length > 0 ? ` (NOT ${not.join(', ')})` : '';
    tell(tried.size > 0 ? `tested, ${version}, ${tried.size} of ${CHECKS.length} checks${without}` : `NOT tested,${without}`);
    await running.close();
    await site.close();
  });
  for (const { name: check, width = 480, height = 844, touch = false, run } of checksFor(name))
    test(`${name}: ${check}`, async ({ skip }) => {
      const cannot = touch && !engine.touch ? 'its driver cannot send touches' : undefined;
      if (cannot) {
        not.push(`"${check}": ${cannot}`);
        skip(cannot);
      }
      tried.add(check);
      site.faults.length = 0; // A first try of this check may have left some.
      const visit = await begin({ width, height, language: 'en-GB', touch });
      try {
        await run(visit, site);
        await visit.note();
        expect([...visit.faults, ...site.faults.splice(0)]).toEqual([]);
      } finally {
        await visit.tab.close();
      }
    });
}
