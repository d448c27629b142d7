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

test('tables without a name share no stored game between pages, and continue one that an earlier version stored for all pages', async () => {
  const here = location.pathname;
  try {
    const first = await mount(stairs, { autosave: '' });
    first.newGame(7);
    first.remove();
    expect(localStorage.getItem(`patience:${here}:test-stairs`)).toContain('"seed":7,');
    history.replaceState(null, '', '/another/page');
    const other = await mount(stairs, { autosave: '' });
    expect(other.dealNumber).not.toBe(7);
    other.remove();
    history.replaceState(null, '', here);
    expect((await mount(stairs, { autosave: '' })).dealNumber).toBe(7);
    document.body.replaceChildren();
    localStorage.setItem('patience::test-stairs', localStorage.getItem(`patience:${here}:test-stairs`)!);
    history.replaceState(null, '', '/third/page');
    expect((await mount(stairs, { autosave: '' })).dealNumber).toBe(7);
    expect(localStorage.getItem('patience::test-stairs')).toBeNull();
  } finally {
    history.replaceState(null, '', here);
  }
});

test('a saved game that is set as a property is on the table at first, also beside a stored one, and a wrong one is reported', async () => {
  const first = await mount(stairs, { seed: 3, autosave: 'shelf' });
  const save = first.save()!;
  first.newGame(77);
  first.remove();
  const second = await mount(stairs, { autosave: 'shelf', savedGame: save });
  expect(second.dealNumber).toBe(3);
  expect(page.types().filter((type) => type === 'ready')).toHaveLength(3);
  second.newGame(5);
  expect(second.dealNumber).toBe(5);
  second.remove();
  const third = await mount(stairs, { seed: 9, savedGame: '{"format":99}' });
  expect([third.dealNumber, page.types().at(-1)]).toEqual([9, 'error']);
});

test('a saved game that the page opens before the first game is opened instead of a deal', async () => {
  const save = (await mount(stairs, { seed: 3 })).save()!;
  document.body.replaceChildren();
  const element = document.createElement('patience-game');
  const readied: unknown[] = [];
  element.addEventListener('patience-ready', () => readied.push(element.dealNumber));
  element.variant = stairs;
  expect(element.load(save)).toBe(true);
  document.body.append(element);
  await expect.poll(() => readied).toEqual([3]);
  element.seed = 8;
  await expect.poll(() => readied).toEqual([3, 8]);
});
