import type { Engine, Tab } from '@patience/tooling/engines';
import { expect } from 'vitest';
import type { Condition } from './conditions.js';
import type { Place } from './page.js';

/** Runs a function of a condition, which is sent as text, with the element. */
const withGame = <R>(tab: Tab, task: (game: never) => R): Promise<R> =>
  tab.run(`async () => (${task.toString()})(hosts.game())` as unknown as () => Promise<R>);

async function until(tab: Tab, task: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await tab.run(task).catch(() => false)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`waited in vain until ${what}`);
}

const middle = (tab: Tab, pile: string): Promise<Place> => tab.run((id) => hosts.middle(id), pile);
const gestures = (tab: Tab): Promise<string[]> =>
  tab.run(() => {
    const { game } = hosts.game();
    return game!.gestures.slice(0, game!.cursor).flat();
  });

/** Actions of a player on the table. After each, the rendering is checked. */
const ACTS: Readonly<Record<string, (tab: Tab, condition: Condition) => Promise<void>>> = {
  async 'a click and a click'(tab) {
    await tab.click(...at(await middle(tab, 't3')));
    await tab.run(() => hosts.settled());
    if ((await gestures(tab)).length === 0) await tab.click(...at(await middle(tab, 'f1')));
    expect(await gestures(tab)).toEqual(['t3>f1']);
  },
  async 'a drag'(tab, { midway }) {
    const from = await middle(tab, 't1');
    const goal = await middle(tab, 'c2');
    await tab.down(from.x, from.y);
    const half = { x: (from.x + goal.x) / 2, y: (from.y + goal.y) / 2 };
    await tab.move(half.x, half.y);
    if (midway) await withGame(tab, midway);
    await tab.run(() => new Promise((wake) => requestAnimationFrame(() => requestAnimationFrame(wake))));
    const card = await tab.run(() => hosts.lifted() ?? null);
    // A lifted card is enlarged by 3 %.
    expect(card && Math.hypot(card.x - half.x, card.y - half.y), 'distance of the card from the pointer').toBeLessThan(8);
    const end = await middle(tab, 'c2');
    await tab.move(end.x, end.y);
    await tab.up();
    expect(await gestures(tab)).toEqual(['t3>f1', 't1>c2']);
  },
  async 'keys, which the page does not hear'(tab) {
    await tab.run(() => {
      hosts.heard.length = 0;
      hosts.game().focus();
    });
    await tab.press('u');
    expect(await gestures(tab)).toEqual(['t3>f1']);
    await tab.press('r');
    expect(await gestures(tab)).toEqual(['t3>f1', 't1>c2']);
    await tab.press('x');
    expect(await tab.run(() => hosts.heard)).toEqual((await tab.run(() => hosts.game().ownerDocument === document)) ? ['x'] : []);
  },
  async 'sheets, whose keys the page does not hear'(tab) {
    await tab.run(() => void (hosts.heard.length = 0));
    await tab.click(...at(await tab.run(() => hosts.tool('more'))));
    await until(tab, () => hosts.sheet(), 'the menu is open');
    expect(await tab.run(() => hosts.outside())).toEqual([]);
    await tab.press('u');
    await tab.press('Escape');
    await until(tab, () => !hosts.sheet(), 'the menu is closed');
    await tab.run(() => hosts.game().command('deal'));
    await until(tab, () => hosts.sheet(), 'the field for a deal is open');
    await tab.type('u17');
    await tab.press('Enter');
    await until(tab, () => hosts.game().dealNumber === 'u17', 'the deal is there');
    expect(await tab.run(() => hosts.heard)).toEqual([]);
  },
};

/** Opens the page of a condition and runs all actions. @param address of the page */
export async function tryCondition(engine: Engine, address: string, condition: Condition): Promise<void> {
  const tab = await engine.open({ width: 900, height: 800, language: 'en-GB' });
  try {
    await tab.go(address);
    await until(tab, () => hosts.ready(), 'a game lies on the table');
    if (condition.then) await withGame(tab, condition.then);
    await until(tab, () => hosts.dealt(), 'the table is drawn');
    const look = async (when: string): Promise<void> => expect(await tab.run(() => hosts.faults()), when).toEqual([]);
    await tab.run(() => hosts.settled());
    if (condition.check) expect(await withGame(tab, condition.check)).toEqual([]);
    await look('after the deal');
    for (const [name, act] of Object.entries(ACTS)) {
      await act(tab, condition).catch((error: unknown) => {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
      await look(name);
    }
  } finally {
    await tab.close();
  }
}

const at = ({ x, y }: Place): [number, number] => [x, y];
