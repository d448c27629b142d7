import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openForTests } from './open-site.js';
import { variants } from './site.js';

const site = openForTests(
  {
    '/': {
      html: `<script>
  globalThis.listeners = new Set();
  globalThis.intervals = new Set();
  for (const target of [document, window]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type, listener, ...rest) => { listeners.add(listener); addEventListener.call(target, type, listener, ...rest); };
    target.removeEventListener = (type, listener, ...rest) => { listeners.delete(listener); removeEventListener.call(target, type, listener, ...rest); };
  }
  const { setInterval, clearInterval } = window;
  window.setInterval = (...given) => { const id = setInterval(...given); intervals.add(id); return id; };
  window.clearInterval = (id) => { intervals.delete(id); clearInterval(id); };
</script>
<script type="module" src="/element/patience-game.cdn.js"></script>
<script type="module" src="/advice.js"></script>`,
    },
  },
  { modules: { '/advice.js': new URL('./pages/advise.ts', import.meta.url), '/solver.js': new URL('./pages/solver.ts', import.meta.url) } },
);

test('fifty elements that were added and removed leave nothing behind', async () => {
  const page = await site.browser.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.message));
  await page.goto(site.base);
  await page.waitForFunction(() => 'adviseIt' in globalThis);
  const src = `/variants/${variants[0]!.id}.js`;
  await page.evaluate(async (address) => {
    const page = globalThis as unknown as {
      refs: WeakRef<PatienceGame>[];
      listeners: Set<unknown>;
      adviseIt: (element: PatienceGame) => void;
    };
    page.refs = [];
    page.listeners.clear(); // Ignore listeners of the tool that drives the page.
    for (let i = 0; i < 50; i++) {
      const element = document.createElement('patience-game');
      const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
      Object.assign(element, { src: address, seed: i, outlook: i % 10 === 0 });
      document.body.append(element);
      if (i % 5 === 0) page.adviseIt(element);
      await ready;
      await element.updateComplete;
      element.play(element.game!.legalMoves()[0]!);
      await element.hint();
      element.remove();
      page.refs.push(new WeakRef(element));
    }
  }, src);
  const left = await page.evaluate(() => {
    const { listeners, intervals } = globalThis as unknown as Record<'listeners' | 'intervals', Set<unknown>>;
    return [listeners.size, intervals.size];
  });
  expect(left).toEqual([0, 0]);
  await expect.poll(() => page.workers().length).toBe(0);
  const session = await page.context().newCDPSession(page);
  const alive = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    return page.evaluate(() => (globalThis as unknown as { refs: WeakRef<PatienceGame>[] }).refs.filter((ref) => ref.deref()).length);
  };
  // The browser's rendering may still hold the last element.
  await expect.poll(alive).toBeLessThanOrEqual(1);
  await page.close();
});
