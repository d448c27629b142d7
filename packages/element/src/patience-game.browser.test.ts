import { type AcceptFn, complete, register, row, type Status, type Tx, unregister, type Variant, type View } from '@patience/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from './patience-game.js';
import { SCRIPT_WITHIN } from './game/dealer.js';
import { mill } from './testing/mill.js';
import { button, mount, names, announced, settled } from './testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from './testing/stairs.js';

const heard: Event[] = [];
const EVENTS = ['ready', 'before-move', 'move', 'undo', 'redo', 'restart', 'won', 'lost', 'stuck', 'refused', 'error'].map(
  (name) => `patience-${name}`,
);
const hear = (event: Event): void => void heard.push(event);
const types = (): string[] => heard.map((event) => event.type.replace('patience-', ''));

beforeEach(() => {
  heard.length = 0;
  for (const name of EVENTS) document.addEventListener(name, hear);
  localStorage.clear();
});
afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(name, hear);
  document.body.replaceChildren();
  unregister('test-stairs');
});

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

describe('bad markup shows a message and fires an event, and never throws', () => {
  test.each([
    ['an unknown variant', { variant: 'test-nowhere' }, 'variant-unknown'],
    ['no variant', {}, 'variant-missing'],
    ['an unreachable address', { src: '/nowhere/at-all.js' }, 'variant-broken'],
    ['a module that throws', { src: 'data:text/javascript,throw 1' }, 'variant-invalid'],
    ['a module that cannot be read', { src: 'data:text/javascript,export default (' }, 'variant-invalid'],
    ['an address that is none', { src: 'http://[' }, 'variant-broken'],
    ['an address without a host', { src: 'https://' }, 'variant-broken'],
    ['a module that is no variant', { src: 'data:text/javascript,export default 1' }, 'variant-invalid'],
    ['a bad seed', { variant: stairs, seed: -1.5 }, 'seed-bad'],
    ['a bad deck', { variant: stairs, deck: 'AS AS' }, 'deck-'],
    ['a deck that is no text', { variant: stairs, deck: 5 as never }, 'deck-card'],
    ['a bad option', { variant: mill as Variant<never>, options: 'pace=three' }, 'option-value'],
    ['unreadable options', { variant: mill as Variant<never>, options: 'nonsense' }, 'option-unknown'],
    ['an option without a value', { variant: mill as Variant<never>, options: 'pace' }, 'option-value'],
    ['an option with two', { variant: mill as Variant<never>, options: 'pace=two=one' }, 'option-value'],
    ['an empty object', { variant: {} as never }, 'rules-broken'],
    [
      'a variant that throws',
      {
        variant: {
          ...stairs,
          deal: () => {
            throw new Error('oh');
          },
        },
      },
      'rules-broken',
    ],
    [
      'a score that throws',
      {
        variant: {
          ...stairs,
          score: () => {
            throw new Error('oh');
          },
        },
      },
      'rules-broken',
    ],
    ['a score that is no number', { variant: { ...stairs, score: () => NaN } }, 'rules-broken'],
    [
      'an action that throws when it is asked',
      {
        variant: {
          ...mill,
          actions: {
            turn: {
              ...mill.actions!['turn']!,
              when: () => {
                throw new Error('oh');
              },
            },
          },
        },
      },
      'rules-broken',
    ],
  ])('bad markup: %s', async (_name, settings, code) => {
    const element = Object.assign(document.createElement('patience-game'), { lang: 'en', ...settings });
    document.body.append(element);
    await expect.poll(() => (heard.at(-1) as CustomEvent<{ code: string }> | undefined)?.detail.code).toContain(code);
    await settled(element);
    expect(element.shadowRoot!.querySelector('[part=message]')!.textContent.length).toBeGreaterThan(10);
    expect(element.matches(':state(error)')).toBe(true);
    expect(types()).toEqual(['error']);
    expect([element.score, element.undo(), element.readTable(), await element.hint()]).toEqual([undefined, false, '', undefined]);
    Object.assign(element, { src: undefined, variant: stairs, seed: 1, deck: undefined, options: undefined });
    await expect.poll(() => element.status).toBe('playing');
  });

  test.each([
    ['that does not come', '/nowhere/at-all.js', /could not be loaded.*connection/, /nowhere|Error/],
    ['that is no patience', 'data:text/javascript,export default 1', /not a patience: .*must export a variant/, /connection/],
  ])('a module %s is reported as such', async (_name, src, says, without) => {
    const element = Object.assign(document.createElement('patience-game'), { lang: 'en', src });
    document.body.append(element);
    const message = (): string => element.shadowRoot!.querySelector('[part=message]')?.textContent ?? '';
    await expect.poll(message).toMatch(says);
    expect(message()).not.toMatch(without);
    expect((heard.at(-1) as CustomEvent<{ params: { from: string } }>).detail.params.from).toContain(src);
  });

  test('a score that throws during a game ends it and is reported once, in place of the table', async () => {
    const element = await mount({ ...stairs, score: (view: View) => (view.count('f1') > 0 ? NaN : 1) }, { deck: STAIRS_DECK, lang: 'de' });
    element.play('t3>f1');
    await settled(element);
    expect(types().filter((type) => type === 'error')).toHaveLength(1);
    expect(element.shadowRoot!.querySelector('[part=message]')!.textContent).toBe(
      'Die Regeln von test-stairs haben einen Fehler: score: must return a number, not NaN',
    );
    expect([element.game, element.score, element.undo(), element.readTable()]).toEqual([undefined, undefined, false, '']);
  });

  test('a stored game that breaks the rules is set aside, and a new one is dealt', async () => {
    const score = (view: View): number => (view.count('f1') > 0 ? NaN : 1);
    const first = await mount(stairs, { deck: STAIRS_DECK, autosave: 'shelf' });
    first.play('t3>f1');
    const kept = localStorage.getItem('patience:shelf:test-stairs');
    const second = await mount({ ...stairs, score }, { deck: STAIRS_DECK, autosave: 'shelf' });
    expect([second.game!.cursor, types().at(-1), localStorage.getItem('patience:shelf:test-stairs:unreadable')]).toEqual([
      0,
      'error',
      kept,
    ]);
    expect(second.load(kept)).toBe(false);
    expect(second.score).toBe(1);
  });

  test('a clock that breaks the rules is reported once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let broken = false;
    const element = await mount(
      {
        ...stairs,
        score: () => 0,
        status: (): Status => {
          if (broken) throw new Error('late');
          return 'playing';
        },
      },
      { deck: STAIRS_DECK },
    );
    broken = true;
    vi.advanceTimersByTime(1000);
    expect(element.game).toBeUndefined();
    vi.advanceTimersByTime(5000);
    vi.useRealTimers();
    expect(types().filter((type) => type === 'error')).toHaveLength(1);
  });

  test.each(['undo', 'redo', 'restart', 'autoMove', 'hint'] as const)(
    'rules that throw at %s are reported to page and player, and leave the table unchanged',
    async (name) => {
      let broken = false;
      const status = (view: View): Status => {
        if (broken && (name !== 'autoMove' || view.count('f1') > 1)) throw new Error('oh');
        return 'playing';
      };
      const accept: AcceptFn = ([card], onto, view) => {
        if (broken && (name === 'hint' || (name === 'autoMove' && view.count('f1') > 1))) throw new Error('oh');
        return onto ? card!.suit === onto.suit && card!.rank === onto.rank + 1 : card!.rank === 1;
      };
      const table: Variant['table'] = (...given) =>
        complete(stairs)
          .table(...given)
          .map((pile) => (pile.role === 'foundation' ? { ...pile, accept } : pile));
      const element = await mount({ ...stairs, table, status }, { deck: STAIRS_DECK });
      element.play('t3>f1');
      element.play('t2>f2');
      if (name === 'redo') element.undo();
      broken = true;
      await element[name]();
      await settled(element);
      expect(types()).toContain('error');
      expect(announced(element)).toMatch(/^The rules of test-stairs have a fault: .+: threw Error: oh/);
      expect(element.shadowRoot!.querySelector('.bubble')!.textContent).toContain('threw Error: oh');
      broken = false;
      expect(element.game!.moves).toBe(element.game!.gestures.slice(0, element.game!.cursor).flat().length);
      expect(names(element).length).toBeGreaterThan(5);
      element.restart();
      expect(element.play('t3>f1')).toBe(true);
    },
  );

  test('a variant that throws during a move takes the move back, and play goes on', async () => {
    let broken = true;
    const after: Variant['after'] = (_table, _options, move) => {
      if (broken && move) throw new Error('oh');
    };
    const element = await mount({ ...stairs, after }, { deck: STAIRS_DECK });
    const before = JSON.stringify(element.game!.save().gestures);
    expect(element.play('t3>f1')).toBe(false);
    expect(types()).toContain('error');
    expect((heard.find(({ type }) => type === 'patience-error') as CustomEvent<{ message: string }>).detail.message).toMatch(
      /after: threw Error: oh/,
    );
    expect(JSON.stringify(element.game!.save().gestures)).toBe(before);
    await settled(element);
    expect(announced(element)).toContain('threw');
    broken = false;
    expect(element.play('t3>f1')).toBe(true);
  });

  test('attributes with unknown values change nothing', async () => {
    const element = await mount(stairs, { theme: 'plaid' as 'dark', motion: 'wild' as 'none', deck: STAIRS_DECK });
    expect(element.play('t3>f1')).toBe(true);
  });

  test('an invalid save leaves the game unchanged', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.play('t3>f1');
    expect(element.load({ format: 99 })).toBe(false);
    expect(element.game!.cursor).toBe(1);
    expect(types()).toContain('error');
  });
});

test('events report what happened, and a cancelable one can prevent a move', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  element.undo();
  element.redo();
  element.restart();
  expect(types()).toEqual(['ready', 'before-move', 'move', 'undo', 'redo', 'restart']);
  element.addEventListener('patience-before-move', (event) => event.preventDefault(), { once: true });
  expect(element.play('t3>f1')).toBe(false);
  expect(element.game!.cursor).toBe(0);
  expect(element.play('t1>f1')).toBe(false);
  expect(types().at(-1)).toBe('refused');
});

test('a page can cancel a new deal and deal itself', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const asked: unknown[] = [];
  element.addEventListener('patience-before-deal', (event) => {
    asked.push(event.detail.seed);
    if (event.detail.seed === undefined) event.preventDefault();
  });
  element.newGame();
  expect(element.game!.source).toEqual({ deck: STAIRS_DECK });
  element.newGame(7);
  expect(element.game!.source).toEqual({ seed: 7 });
  expect(asked).toEqual([undefined, 7]);
});

test('a win is shown by states, event, notice and announcement', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  for (const gesture of STAIRS_WIN) expect(element.play(gesture), gesture).toBe(true);
  await settled(element);
  expect(element.status).toBe('won');
  expect(element.matches(':state(won)')).toBe(true);
  expect(types().filter((type) => type === 'won')).toHaveLength(1);
  expect(element.shadowRoot!.querySelector('.notice.won')!.textContent).toContain(element.session!.describer.words.won);
  expect(announced(element)).toContain(element.session!.describer.words.won);
});

test('Auto-move, hint and readTable work through the API', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(element.readTable()).toContain('column 1: 1 face down, three of spades, two of hearts.');
  expect(await element.hint()).toEqual(['t2>f1']);
  expect(announced(element)).toMatch(/^Hint: ace of spades/);
  expect(element.autoMove()).toBe(true);
  expect(element.status).toBe('won');
  expect(element.undo()).toBe(true);
  expect(element.game!.cursor).toBe(0);
});

test('an adviser gives hints, and a failing one is ignored', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, adviser: () => Promise.resolve(['t1>c1']) });
  expect(await element.hint()).toEqual(['t1>c1']);
  element.adviser = () => Promise.reject(new Error('tired'));
  expect(await element.hint()).toEqual(['t2>f1']);
});

test('hints never lead back, and an adviser may say that no move leads on', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const met = new Set([element.game!.table.key.join()]);
  for (let hint = await element.hint(); hint !== undefined; hint = await element.hint()) {
    expect(element.play(hint)).toBe(true);
    expect(met).not.toContain(element.game!.table.key.join());
    met.add(element.game!.table.key.join());
  }
  element.restart();
  element.adviser = () => Promise.resolve([]);
  expect(await element.hint()).toBeUndefined();
});

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
  expect(types()).toContain('error');
  expect(localStorage.getItem('patience:shelf:test-stairs:unreadable')).toBe('{"format":99}');
});

test('a stored game that cannot be opened is reported once, set aside, and the next game is stored', async () => {
  localStorage.setItem('patience:shelf:test-stairs', '{"format":99}');
  const element = await mount(stairs, { autosave: 'shelf' });
  element.newGame(5);
  element.play(element.game!.legalMoves()[0]!);
  expect(types().filter((type) => type === 'error')).toHaveLength(1);
  document.body.replaceChildren();
  const again = await mount(stairs, { autosave: 'shelf' });
  expect([again.dealNumber, again.game!.cursor]).toEqual([5, 1]);
  expect(types().filter((type) => type === 'error')).toHaveLength(1);
  expect(localStorage.getItem('patience:shelf:test-stairs:unreadable')).toBe('{"format":99}');
});

test('an Escape that releases a card closes no dialog of the page, the next one does', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const element = await mount(stairs, { deck: STAIRS_DECK });
  dialog.append(element);
  dialog.showModal();
  await settled(element);
  const card = button(element, 'two of hearts');
  card.focus();
  await userEvent.keyboard('{Enter}');
  expect(element.session!.selection.chosen).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect([element.session!.selection.chosen, dialog.open]).toEqual([undefined, true]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.open).toBe(false);
});

test('the clock stops while the table is hidden or scrolled away, and goes on by itself', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play(element.game!.legalMoves()[0]!);
  expect(element.game!.paused).toBe(false);
  for (const style of ['display: none', 'position: absolute; inset-block-start: -3000px']) {
    const before = element.style.cssText;
    element.style.cssText += `; ${style}`;
    await expect.poll(() => element.game!.paused).toBe(true);
    element.style.cssText = before;
    await expect.poll(() => element.game!.paused).toBe(false);
  }
});

test('the clock stops when a modal dialog of the page opens, and goes on when it closes', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const dialog = document.createElement('dialog');
  const toggled = (): Promise<unknown> => new Promise((wake) => dialog.addEventListener('toggle', () => setTimeout(wake), { once: true }));
  document.body.append(dialog);
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] });
  try {
    document.body.append(element); // The fake timers of the test drive the clock.
    element.play(element.game!.legalMoves()[0]!);
    dialog.showModal();
    await toggled();
    const before = element.game!.elapsedMs;
    vi.advanceTimersByTime(60_000);
    expect([element.game!.elapsedMs, element.game!.paused]).toEqual([before, false]);
    dialog.close();
    await toggled();
    vi.advanceTimersByTime(5000);
    expect(element.game!.elapsedMs).toBe(before + 5000);
  } finally {
    vi.useRealTimers();
    dialog.remove();
  }
});

test('white space that the page preserves does not move parts of a card', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const boxes = (): unknown =>
    [...element.shadowRoot!.querySelectorAll('.card svg')].map((svg) => {
      const { x, y, width, height } = svg.getBoundingClientRect();
      return [x, y, width, height];
    });
  const before = boxes();
  document.body.style.whiteSpace = 'pre';
  await settled(element);
  expect(boxes()).toEqual(before);
  document.body.style.whiteSpace = '';
});

test('a page opens sheets by their names, and unknown commands do nothing', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.command('rules');
  await expect.poll(() => element.controller.sheet).toBe('rules');
  element.command('release');
  element.command('nonsense' as 'help');
  expect(element.game!.cursor).toBe(0);
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
  expect([types().at(-1), element.game!.cursor]).toEqual(['error', 1]);
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

test('the element uses the language of the page or its attribute, and changes it during a game', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(names(element)).toContain('ace of spades, 2 of 2, column 2');
  element.lang = 'de';
  await settled(element);
  expect(names(element)).toContain('Pik Ass, 2 von 2, Reihe 2');
  expect(element.shadowRoot!.querySelector('.tools')!.textContent).toContain('Rückgängig');
});

test('the element follows the language of its ancestors through shadow roots', async () => {
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.lang = 'de';
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).append(inner);
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.removeAttribute('lang');
  inner.attachShadow({ mode: 'open' }).append(element);
  await settled(element);
  expect(names(element)).toContain('Pik Ass, 2 von 2, Reihe 2');
  outer.lang = 'en';
  await settled(element);
  expect(names(element)).toContain('ace of spades, 2 of 2, column 2');
  element.variant = undefined;
  outer.lang = 'de';
  await expect.poll(() => element.shadowRoot!.querySelector('[part=message]')?.textContent).toContain('keine Patience');
});

test('focus() focuses the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.focus();
  expect(element.shadowRoot!.activeElement?.closest('.table')).not.toBeNull();
});

test('a pause is announced and shown, also without points', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const top = (): number => element.shadowRoot!.querySelector('.table')!.getBoundingClientRect().top;
  const before = top();
  element.command('pause');
  await settled(element);
  expect([announced(element), element.shadowRoot!.querySelector('.status')?.textContent.trim()]).toEqual(['Paused', 'Paused']);
  expect(top()).toBe(before);
  element.command('pause');
  await settled(element);
  expect([announced(element), element.shadowRoot!.querySelector('.status')]).toEqual(['Resumed.', null]);
});

test('the clock stops while the element is not in the page', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  element.remove();
  const { elapsedMs } = element.game!;
  await settled(element); // Wait some frames.
  expect(element.game!.elapsedMs).toBe(elapsedMs);
  document.body.append(element);
  expect(element.game!.paused).toBe(false);
  await expect.poll(() => element.game!.elapsedMs).toBeGreaterThan(elapsedMs);
});

test('the clock stops for a game that starts or continues while the page is hidden', async () => {
  const unseen = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  try {
    const before = await mount(stairs, { deck: STAIRS_DECK });
    before.play('t3>f1');
    const save = before.save();
    const element = await mount(stairs, { deck: STAIRS_DECK });
    element.load(save);
    await settled(element);
    expect(element.game!.paused).toBe(true);
    element.play('t2>f2');
    await settled(element);
    expect(element.game!.paused).toBe(true);
    unseen.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(element.game!.paused).toBe(false);
  } finally {
    unseen.mockRestore();
  }
});

test('the clock alone can lose a game without points', async () => {
  const status: Variant['status'] = (_view, _options, { elapsedMs }) => (elapsedMs > 100 ? 'lost' : 'playing');
  const element = await mount({ ...stairs, status }, { deck: STAIRS_DECK });
  element.play('t3>f1');
  await expect.poll(() => element.status).toBe('lost');
});

test('buttons and help name no letter key when these are turned off', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, withoutLetterKeys: true });
  const shortcuts = (): string[] =>
    [...element.shadowRoot!.querySelectorAll('[aria-keyshortcuts]')].map((tool) => tool.getAttribute('aria-keyshortcuts')!);
  const keys = (): string[] => [...element.shadowRoot!.querySelectorAll('dt')].map(({ textContent }) => textContent);
  element.controller.open('help');
  await expect.poll(keys).toEqual(['Tab', '← →', '↑ ↓', 'Enter, Space', 'Esc', 'Ctrl+Z', 'Ctrl+Y']);
  expect(shortcuts()).toEqual(['Control+Z', 'Control+Y']);
  element.withoutLetterKeys = false;
  await expect.poll(shortcuts).toEqual(['Control+Z U', 'Control+Y R', 'H', 'A', 'N']);
  expect(keys()).toContain('N');
});

test('face-down cards are never in the document', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const html = element.shadowRoot!.innerHTML.toLowerCase();
  expect(element.shadowRoot!.querySelectorAll('i.back')).toHaveLength(2);
  expect(html).not.toContain('four of');
  for (const back of element.shadowRoot!.querySelectorAll('i.back'))
    expect([...back.attributes].map((a) => a.name).sort()).toEqual(['class', 'part', 'style']);
});

test('the stock shows its number of cards and of turns left, and its name says each once', async () => {
  const element = await mount(mill, { seed: 1 });
  const stock = (): string[] => {
    const place = element.shadowRoot!.querySelector('.stock')!;
    return [place.textContent.trim(), place.getAttribute('aria-label')!, place.querySelector('.count')?.getAttribute('aria-hidden') ?? ''];
  };
  expect(stock()).toEqual(['5', 'stock, 5 face down, Turn a card', 'true']);
  for (let i = 0; i < 5; i++) element.play('turn');
  await settled(element);
  expect(stock()).toEqual(['1', 'stock, empty, Turn a card, once more', 'true']);
  for (let i = 0; i < 6; i++) element.play('turn');
  await settled(element);
  expect(stock()).toEqual(['', 'stock, empty, closed', '']);
});

test('the rules determine how often the stock can be turned; without a limit nothing is said', async () => {
  const again = (times: number): Promise<PatienceGame> => {
    const when = (view: View): true | string => view.count('stock') > 0 || view.counter('passes') < times || 'over';
    return mount({ ...mill, actions: { turn: { ...mill.actions!['turn']!, when } } }, { seed: 1 });
  };
  for (const [times, shown] of [
    [3, '3'],
    [Infinity, ''],
  ] as const) {
    const element = await again(times);
    for (let i = 0; i < 5; i++) element.play('turn');
    await settled(element);
    expect(element.shadowRoot!.querySelector('.stock')!.textContent.trim()).toBe(shown);
    expect(names(element)).toContain(times === 3 ? 'stock, empty, Turn a card, 3 times more' : 'stock, empty, Turn a card');
  }
});

test('cards are as large as every column allows, and stay smaller once one needed the space', async () => {
  const fans = row('t', 6, (i) => ({ role: 'tableau', at: [i, 0], fan: 'down', accept: () => true, take: 'top' }));
  const element = await mount({
    ...stairs,
    deck: () => ({}),
    table: () => [...fans, ...row('f', 1, () => ({ role: 'foundation', at: [6, 0] }))],
    deal(table: Tx) {
      for (const { id } of fans) table.move('pack', id, { count: 5, face: 'up' });
      table.move('pack', 'f1', { count: 22 });
    },
  });
  element.style.blockSize = '260px';
  const width = (): number => element.session!.view.frame!.cardWidth;
  await expect.poll(() => element.session!.view.frame!.box.height).toBeLessThanOrEqual(260);
  const sizes = [width()];
  for (const from of ['t2', 't3', 't4', 't2', 't3', 't4', 't2', 't3', 't4']) {
    expect(element.play(`${from}>t1`)).toBe(true);
    expect(element.session!.view.picture!.cramped).toBe(false);
    if (width() !== sizes.at(-1)) sizes.push(width());
  }
  // Once for sequences from king to ace, and once more for fourteen cards.
  expect(sizes).toHaveLength(3);
  expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
  while (element.undo()) expect(width()).toBe(sizes[2]);
  element.style.inlineSize = '641px';
  await expect.poll(width).toBeGreaterThan(sizes[2]! * 1.1);
});

test('a covered card shows its whole face while another moves onto it, then its index alone', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, motion: undefined });
  for (const gesture of ['t3>f1', 't2>f2', 't3>t2']) expect(element.play(gesture)).toBe(true);
  await element.updateComplete; // Do not wait longer: it moves in real time.
  const covered = (): boolean => button(element, 'three of hearts').classList.contains('covered');
  expect(covered()).toBe(false);
  await expect.poll(covered).toBe(true);
});

test('slotted content above and below takes its space from the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const before = element.shadowRoot!.querySelector('.scroller')!.clientHeight;
  const header = Object.assign(document.createElement('h2'), { slot: 'header', textContent: 'Above' });
  const footer = Object.assign(document.createElement('p'), { slot: 'footer', textContent: 'Below' });
  element.append(header, footer);
  await settled(element);
  const table = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
  expect(header.getBoundingClientRect().bottom).toBeLessThanOrEqual(table.top);
  expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(table.bottom);
  expect(element.shadowRoot!.querySelector('.scroller')!.clientHeight).toBeLessThan(before);
});

test('points and time are shown and can be hidden', async () => {
  const element = await mount(mill, { seed: 1 });
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toMatch(/0 points\s+Time 0:00/);
  element.withoutClock = true;
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')!.textContent).not.toContain('Time');
  element.withoutScore = true;
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')).toBeNull();
});

test('a removed element leaves no listener, timer or animation behind', async () => {
  const kept = new Set<string>();
  const spies = [document, window].flatMap((target) => [
    vi.spyOn(target, 'addEventListener').mockImplementation(function (
      this: EventTarget,
      ...given: Parameters<EventTarget['addEventListener']>
    ) {
      kept.add(given[0]);
      EventTarget.prototype.addEventListener.apply(this, given);
    }),
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (
      this: EventTarget,
      ...given: Parameters<EventTarget['removeEventListener']>
    ) {
      kept.delete(given[0]);
      EventTarget.prototype.removeEventListener.apply(this, given);
    }),
  ]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    const element = document.createElement('patience-game');
    const ready = new Promise((wake) => element.addEventListener('patience-ready', wake, { once: true }));
    Object.assign(element, { variant: mill, seed: 1, motion: undefined, pageKeys: true });
    document.body.append(element);
    await ready;
    while (!element.controller.effects.loaded) await new Promise(requestAnimationFrame); // The lazy chunk brings the animations.
    await settled(element);
    element.play('turn');
    await element.updateComplete;
    element.controller.autoplay!.start();
    element.session!.remark('Said for some seconds.');
    expect(kept).toContain('visibilitychange');
    expect(kept).toContain('keydown');
    expect([element.session!.view.animator.running, vi.getTimerCount() > 0]).toEqual([true, true]);
    element.remove();
    expect([...kept]).toEqual([]);
    expect(element.session!.view.animator.running).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
  }
});

test('a clock that stops or goes on is reported once, whatever the cause', async () => {
  const element = await mount(mill, { seed: 1 });
  const heard: string[] = [];
  for (const name of ['patience-pause', 'patience-resume'] as const) element.addEventListener(name, ({ type }) => heard.push(type));
  element.pause();
  element.pause();
  element.play('turn');
  expect(heard).toEqual(['patience-pause', 'patience-resume']);
  element.remove();
  document.body.append(element);
  expect(heard).toEqual(['patience-pause', 'patience-resume', 'patience-pause', 'patience-resume']);
});

test('page-keys handles keys of the whole page while nothing else has the focus', async () => {
  const element = await mount(mill, { seed: 1 });
  const press = (on: EventTarget): boolean => on.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true, composed: true }));
  press(document.body);
  expect(element.game!.cursor).toBe(0);
  element.pageKeys = true;
  press(document.body);
  expect(element.game!.cursor).toBe(1);
  const field = document.body.appendChild(document.createElement('input'));
  press(field);
  expect(element.game!.cursor).toBe(1);
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
