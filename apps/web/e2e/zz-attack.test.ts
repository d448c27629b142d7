import { afterAll, beforeAll, test } from 'vitest';
import { encodeGame } from '../src/share/code.js';
import { Site } from './site.js';
const site = new Site();
beforeAll(() => site.open());
afterAll(() => site.close());
const turns = (n: number): string[][] => Array.from({ length: n }, (_, i) => [i % 25 === 24 ? 'redeal' : 'turn']);
const save = (gestures: string[][]): any => ({ variant: 'klondike', rules: 1, options: { draw: 1, redeals: 'unlimited' }, seed: 3, gestures, cursor: gestures.length, elapsedMs: 1000, mistakes: 0 });
async function watched(page: any, work: () => Promise<void>, label: string): Promise<void> {
  await page.addInitScript(() => { const w = globalThis as any; w.worst = 0; w.total = 0; let last = performance.now(); setInterval(() => { const now = performance.now(); w.worst = Math.max(w.worst, now - last); w.total += Math.max(0, now - last - 60); last = now; }, 10); });
  const s = performance.now();
  await work();
  await page.waitForTimeout(5000);
  console.log(label, await page.evaluate(() => [Math.round((globalThis as any).worst), Math.round((globalThis as any).total)]), Math.round(performance.now() - s), site.faults.splice(0));
}
test('games', async () => {
  for (const [name, gestures] of [['turns 75000', turns(75000)], ['one gesture 75000', [turns(75000).flat()]], ['20000', turns(20000)]] as const) {
    const code = await encodeGame(save(gestures as string[][]));
    console.log(name, code.length);
    for (const path of ['en/play/klondike/', 'en/watch/?variant=klondike']) {
      const page = await (await site.visitor()).newPage();
      await watched(page, async () => { await page.goto(`${path}#game=${code}`); }, `${name} ${path}`);
      console.log((await page.locator('body').innerText()).slice(0, 200).replaceAll('\n', ' | '));
      await page.context().close();
    }
  }
}, 300_000);
