import { type AcceptFn, complete, type Status, type Variant, type View } from '@patience/core';
import { describe, expect, test, vi } from 'vitest';
import { freshPage } from '../testing/fresh-page.js';
import { mill } from '../testing/mill.js';
import { mount, names, announced, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

const page = freshPage();

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
    await expect.poll(() => (page.events.at(-1) as CustomEvent<{ code: string }> | undefined)?.detail.code).toContain(code);
    await settled(element);
    expect(element.shadowRoot!.querySelector('[part=message]')!.textContent.length).toBeGreaterThan(10);
    expect(element.matches(':state(error)')).toBe(true);
    expect(page.types()).toEqual(['error']);
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
    expect((page.events.at(-1) as CustomEvent<{ params: { from: string } }>).detail.params.from).toContain(src);
  });

  test('a problem that ends a game clears the last announcement of it', async () => {
    const element = await mount(stairs, { deck: STAIRS_DECK });
    expect(announced(element)).not.toBe('');
    element.options = 'nonsense';
    await expect.poll(() => element.matches(':state(error)')).toBe(true);
    await settled(element);
    expect(announced(element)).toBe('');
  });

  test('a score that throws during a game ends it and is reported once, in place of the table', async () => {
    const element = await mount({ ...stairs, score: (view: View) => (view.count('f1') > 0 ? NaN : 1) }, { deck: STAIRS_DECK, lang: 'de' });
    element.play('t3>f1');
    await settled(element);
    expect(page.types().filter((type) => type === 'error')).toHaveLength(1);
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
    expect([second.game!.cursor, page.types().at(-1), localStorage.getItem('patience:shelf:test-stairs:unreadable')]).toEqual([
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
    expect(page.types().filter((type) => type === 'error')).toHaveLength(1);
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
      expect(page.types()).toContain('error');
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
    expect(page.types()).toContain('error');
    expect((page.events.find(({ type }) => type === 'patience-error') as CustomEvent<{ message: string }>).detail.message).toMatch(
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
    expect(page.types()).toContain('error');
  });
});

test('a negative deal number is refused as an attribute as it is by newGame', async () => {
  const element = await mount(stairs, { seed: 3 });
  const codes: string[] = [];
  element.addEventListener('patience-error', ({ detail }) => codes.push(detail.code));
  element.newGame(-1);
  expect([codes, element.dealNumber]).toEqual([['seed-bad'], 3]);
  element.setAttribute('seed', '-2');
  await expect.poll(() => codes).toEqual(['seed-bad', 'seed-bad']);
});

test('newGame with null deals any deal', async () => {
  const element = await mount(stairs, { seed: 3 });
  element.newGame(null as never);
  expect(element.game!.source).not.toEqual({ seed: 3 });
});
