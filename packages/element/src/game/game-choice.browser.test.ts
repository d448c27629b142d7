import { register, type Variant } from '@patience/core';
import { describe, expect, test, vi } from 'vitest';
import { SCRIPT_WITHIN } from './dealer.js';
import { freshPage } from '../testing/fresh-page.js';
import { mill } from '../testing/mill.js';
import { mount, names, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

const page = freshPage();

describe('which game is shown', () => {
  test('a game of the registry is shown, also when its script comes later', async () => {
    document.body.innerHTML = '<patience-game variant="test-stairs" seed="5" lang="en"></patience-game>';
    const element = document.querySelector('patience-game')!;
    await settled(element);
    expect(element.game).toBeUndefined();
    register(stairs);
    await expect.poll(() => element.game?.variant.id).toBe('test-stairs');
    expect(element.dealNumber).toBe(5);
  });

  test('a lazy element loads no game before it comes near the screen', async () => {
    const above = document.createElement('div');
    above.style.blockSize = '5000px';
    const element = document.createElement('patience-game');
    Object.assign(element, { variant: stairs, loading: 'lazy' });
    document.body.append(above, element);
    await settled(element);
    expect(element.game).toBeUndefined();
    element.scrollIntoView();
    await expect.poll(() => element.game?.variant.id).toBe('test-stairs');
  });

  test('a game from an address is shown', async () => {
    const source = `export default { ...${JSON.stringify({ api: 1, id: 'test-remote', rules: 1, options: {}, strings: { de: { name: 'F', summary: 'F', rules: 'F' }, en: { name: 'F', summary: 'F', rules: 'F' } } })},
      deck: () => ({ suits: ['S'], ranks: [1] }), table: () => [{ id: 'f1', role: 'foundation', at: [0, 0] }], deal: (t) => t.move('pack', 'f1', { face: 'up' }) };`;
    const src = `data:text/javascript,${encodeURIComponent(source)}`;
    const element = document.createElement('patience-game');
    element.src = src;
    document.body.append(element);
    await expect.poll(() => element.game?.variant.id).toBe('test-remote');
  });

  test('a variant object is shown, with options as object or text', async () => {
    expect((await mount(mill as Variant<never>, { options: { pace: 'two' } })).game!.options).toEqual({ pace: 'two' });
    expect((await mount(mill as Variant<never>, { options: 'pace=two' })).game!.options).toEqual({ pace: 'two' });
  });

  test('start options apply only to a game for which the page names no options, seed or deck', async () => {
    const eased = { ...mill, startOptions: { pace: 'two' } } as Variant<never>;
    const paceOf = async (asked: Parameters<typeof mount>[1]): Promise<unknown> => (await mount(eased, asked)).game!.options['pace'];
    expect(await paceOf({})).toBe('two');
    expect(await paceOf({ seed: 7 })).toBe('one');
    expect(await paceOf({ deck: 'AS 2S 3S 4S 5S' })).toBe('one');
    expect(await paceOf({ options: {} })).toBe('one');
  });

  test('another game is shown as soon as an attribute changes', async () => {
    const element = await mount(stairs, { seed: 1 });
    element.setAttribute('seed', '2');
    await expect.poll(() => String(element.dealNumber)).toBe('2');
    element.variant = mill;
    await expect.poll(() => element.game!.variant.id).toBe('test-mill');
    await settled(element);
    expect(names(element)).toContain('stock, 5 face down, Turn a card');
  });
});

test.each(['src', 'seed', 'deck', 'options', 'autosave'])('a removed attribute requests nothing: %s', async (name) => {
  const element = await mount(stairs, { lang: 'en' });
  element.setAttribute(name, name === 'options' ? '' : name === 'deck' ? STAIRS_DECK : '1');
  await settled(element);
  element.removeAttribute(name);
  await expect.poll(() => element.status).toBe('playing');
  await settled(element);
  expect(Object.keys(localStorage).filter((key) => key.includes('null'))).toEqual([]);
  expect(element.status).toBe('playing');
});

test('an empty seed is no seed', async () => {
  register(stairs);
  document.body.innerHTML = '<patience-game variant="test-stairs" seed=""></patience-game>';
  const element = document.querySelector('patience-game')!;
  await expect.poll(() => element.status).toBe('playing');
  expect(element.dealNumber).toBeTypeOf('number');
});

test('an element whose variant is removed shows a message', async () => {
  register(stairs);
  document.body.innerHTML = '<patience-game variant="test-stairs" lang="en"></patience-game>';
  const element = document.querySelector('patience-game')!;
  await expect.poll(() => element.status).toBe('playing');
  element.removeAttribute('variant');
  await expect.poll(() => element.shadowRoot!.querySelector('[part=message]')?.textContent).toContain('No patience is named here');
});

test('a new deal that fails is reported and the game goes on; without a game the variant is loaded again', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  element.newGame(-5);
  await settled(element);
  expect([page.types().at(-1), element.game!.cursor]).toEqual(['error', 1]);
  expect(announced(element)).toContain('-5');
  element.seed = -5;
  element.deck = undefined;
  await expect.poll(() => element.game).toBeUndefined();
  element.newGame(6);
  await expect.poll(() => element.dealNumber).toBe(6);
});

test.each([
  ['options', { options: { pace: 'two' } }, { options: { pace: 'two' } }],
  ['options in other words', { options: { pace: 'two' } }, { options: ' pace=two ' }],
  ['a seed in digits', { seed: 7 }, { seed: '7' }],
  ['no options', {}, { options: {} }],
])('%s with an equal new value change nothing', async (_what, first, again) => {
  const element = await mount(mill, { seed: 7, ...first });
  element.play('turn');
  const { game } = element;
  Object.assign(element, again);
  await settled(element);
  expect(element.game).toBe(game);
  element.seed = 8;
  await expect.poll(() => element.game).not.toBe(game);
});

test('a script that comes later than the message still shows its game', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const element = document.createElement('patience-game');
  element.lang = 'en';
  element.setAttribute('variant', 'test-stairs');
  const failed = new Promise((wake) => element.addEventListener('patience-error', wake, { once: true }));
  document.body.append(element);
  try {
    await element.updateComplete;
    await vi.advanceTimersByTimeAsync(SCRIPT_WITHIN);
    await failed;
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => element.shadowRoot!.querySelector('[part=message]')?.textContent).toContain('test-stairs');
  const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
  register(stairs);
  await ready;
  await settled(element);
  expect(element.shadowRoot!.querySelector('[part=message]')).toBeNull();
});

test('an element that is moved in the page keeps its game, and several work side by side', async () => {
  const [one, two] = [await mount(stairs, { deck: STAIRS_DECK }), await mount(stairs, { deck: STAIRS_DECK })];
  one.play('t3>f1');
  const box = document.createElement('div');
  document.body.append(box);
  box.append(one);
  await settled(one);
  expect(one.game!.cursor).toBe(1);
  expect(two.game!.cursor).toBe(0);
  one.hidden = true;
  await settled(one);
  one.hidden = false;
  await settled(one);
  expect(names(one)).toContain('ace of hearts, foundation 1');
});
