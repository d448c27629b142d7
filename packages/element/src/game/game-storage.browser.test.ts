import { expect, test, vi } from 'vitest';
import { freshPage } from '../testing/fresh-page.js';
import { mill } from '../testing/mill.js';
import { mount, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

const page = freshPage();

test('a game is stored and reopened, and a damaged one is set aside', async () => {
  const first = await mount(stairs, { seed: 3, autosave: 'shelf' });
  expect(first.play(first.game!.legalMoves()[0]!)).toBe(true);
  first.remove();
  const second = await mount(stairs, { seed: 3, autosave: 'shelf' });
  expect(second.game!.cursor).toBe(1);
  second.remove();
  expect((await mount(stairs, { seed: 4, autosave: 'shelf' })).game!.cursor).toBe(0);
  localStorage.setItem('patience:shelf:test-stairs', '{"format":99}');
  const third = await mount(stairs, { seed: 3, autosave: 'shelf' });
  expect(third.game!.cursor).toBe(0);
  expect(page.types()).toContain('error');
  expect(localStorage.getItem('patience:shelf:test-stairs:unreadable')).toBe('{"format":99}');
});

test('a stored game that cannot be opened is reported once, set aside, and the next game is stored', async () => {
  localStorage.setItem('patience:shelf:test-stairs', '{"format":99}');
  const element = await mount(stairs, { autosave: 'shelf' });
  element.newGame(5);
  element.play(element.game!.legalMoves()[0]!);
  expect(page.types().filter((type) => type === 'error')).toHaveLength(1);
  document.body.replaceChildren();
  const again = await mount(stairs, { autosave: 'shelf' });
  expect([again.dealNumber, again.game!.cursor]).toEqual([5, 1]);
  expect(page.types().filter((type) => type === 'error')).toHaveLength(1);
  expect(localStorage.getItem('patience:shelf:test-stairs:unreadable')).toBe('{"format":99}');
});

test('a saved game that the page opens is stored', async () => {
  const first = await mount(stairs, { autosave: 'shelf', seed: 3 });
  const save = first.save()!;
  first.play(first.game!.legalMoves()[0]!);
  expect(first.load({ ...save, seed: 77 })).toBe(true);
  document.body.replaceChildren();
  const second = await mount(stairs, { autosave: 'shelf', seed: 3 });
  expect([second.dealNumber, second.game!.cursor]).toEqual([77, 0]);
  expect(second.load({ ...save, format: 99 })).toBe(false);
  document.body.replaceChildren();
  expect((await mount(stairs, { autosave: 'shelf', seed: 3 })).dealNumber).toBe(77);
});

test("a player's new deal is reopened as long as the page requests the same", async () => {
  (await mount(stairs, { seed: 3, autosave: 'shelf' })).newGame(77);
  document.body.replaceChildren();
  expect((await mount(stairs, { seed: '3', autosave: 'shelf' })).dealNumber).toBe(77);
  document.body.replaceChildren();
  expect((await mount(stairs, { autosave: 'shelf' })).dealNumber).toBe(77);
  expect((await mount(stairs, { seed: 4, autosave: 'shelf' })).dealNumber).toBe(4);
});

test('a stored game with other options than the page requests is not reopened', async () => {
  const kept = await mount(mill, { options: 'pace=one', autosave: 'shelf' });
  kept.play('turn');
  kept.setAttribute('options', 'pace=two');
  await expect.poll(() => kept.game!.options).toEqual({ pace: 'two' });
});

test('a new value of autosave opens the game stored there, else the game goes on', async () => {
  (await mount(stairs, { seed: 3, autosave: 'old' })).newGame(77);
  const element = await mount(stairs, { seed: 3 });
  element.play(element.game!.legalMoves()[0]!);
  element.autosave = 'empty';
  await settled(element);
  expect(element.game!.cursor).toBe(1);
  element.setAttribute('autosave', 'old');
  await expect.poll(() => element.dealNumber).toBe(77);
  element.newGame(78);
  element.removeAttribute('autosave');
  await settled(element);
  element.newGame(79);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(localStorage.getItem('patience:empty:test-stairs')).toContain('"seed":3,');
  expect(localStorage.getItem('patience:old:test-stairs')).toContain('78');
});

test('a full storage is reported once to page and player, and the game goes on', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const reported: string[] = [];
  element.addEventListener('patience-error', ({ detail }) => reported.push(detail.code));
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    element.autosave = 'full';
    await settled(element);
    expect(reported).toEqual(['not-kept']);
    await expect.poll(() => element.shadowRoot!.querySelector('.bubble')?.textContent).toContain('storage');
    expect([element.play('t3>f1'), element.play('t1>c1')]).toEqual([true, true]);
    expect(reported).toEqual(['not-kept']);
  } finally {
    store.mockRestore();
  }
});

test('a game that was stored under the defaults continues after its variant got start options', async () => {
  const before = await mount(mill, { autosave: 'shelf' });
  before.play('turn');
  await settled(before);
  const after = await mount({ ...mill, startOptions: { pace: 'two' } }, { autosave: 'shelf' });
  expect([after.game!.options['pace'], after.game!.cursor]).toEqual(['one', 1]);
});
