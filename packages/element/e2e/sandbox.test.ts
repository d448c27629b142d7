import { beforeAll, expect, test } from 'vitest';
import type {} from '../src/index.js';
import { openStranger, trojan } from './stranger.js';

/** Returns a variant that tries to reach an address whenever it is called. */
const searching = (to: string): string =>
  trojan(
    `const tries = () => {
  for (const way of [() => fetch('${to}/fetch'), () => import('${to}/import.js'), () => (new Image().src = '${to}/image'),
    () => (parent.document.title = 'mine'), () => (top.document.title = 'mine'), () => localStorage.setItem('mine', '1'), () => open('${to}/window')])
    try { Promise.resolve(way()).catch(() => {}); } catch {}
};
tries();`,
    'tries();',
  );

const stranger = openStranger();
const { site, requests } = stranger;
beforeAll(() => {
  stranger.put(searching(stranger.address));
  stranger.put('for (;;);', '/endless.js');
  stranger.put('throw new Error("not today")', '/broken.js');
});

test('a module in a sandbox is played through the element’s methods and events, and reaches nothing', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const src = stranger.module;
  const played = await page.evaluate(async (address) => {
    const element = document.createElement('patience-game');
    const next = (event: string): Promise<unknown> =>
      new Promise((done) => element.addEventListener(event, (reported) => done((reported as CustomEvent).detail), { once: true }));
    Object.assign(element, { src: address, seed: 7, autosave: 'mine' });
    element.sandbox = true;
    const ready = next('patience-ready');
    document.body.append(element);
    await ready;
    const won = next('patience-won');
    element.play('l>r');
    const detail = await won;
    const undone = next('patience-undo');
    element.undo();
    await undone;
    const { gestures, cursor, seed } = element.save()!;
    return {
      detail,
      gestures,
      cursor,
      seed,
      game: element.game,
      status: element.status,
      title: document.title,
      kept: Object.keys(localStorage),
    };
  }, src);
  expect(played).toMatchObject({
    detail: { gesture: ['l>r'], status: 'won', moves: 1 },
    gestures: [['l>r']],
    cursor: 0,
    seed: 7,
    status: 'playing',
    title: 'Test',
    kept: [`patience:mine:sandbox:${src}`],
  });
  expect(played.game).toBeUndefined();
  const [whole, frame] = await Promise.all(['patience-game', '[part=sandbox]'].map((part) => page.locator(part).boundingBox()));
  expect(frame).toEqual(whole);
  expect(requests).toEqual(['/game.js']);
  await page.close();
});

test('moves, goTo and the events of changes work with a table in a sandbox, and a position is not known', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const played = await page.evaluate(async (address) => {
    const element = Object.assign(document.createElement('patience-game'), { src: address, seed: 7, sandbox: true });
    const changes: string[] = [];
    const next = (): Promise<void> =>
      new Promise((done) =>
        element.addEventListener(
          'patience-change',
          ({ detail: { kind, by, before, cursor } }) => {
            changes.push(`${kind} ${by} ${before?.cursor}-${cursor}`);
            done();
          },
          { once: true },
        ),
      );
    const dealt = next();
    document.body.append(element);
    await dealt;
    const moved = next();
    element.play('l>r');
    await moved;
    const { moves, canUndo } = element;
    const gone = next();
    const went = [element.goTo(0), element.goTo(9)];
    await gone;
    return { changes, moves, canUndo, went, now: element.moves, canRedo: element.canRedo, position: element.position };
  }, stranger.module);
  expect(played).toEqual({
    changes: ['deal page undefined-0', 'move page 0-1', 'deal page 1-0'],
    moves: 'l>r',
    canUndo: true,
    went: [true, false],
    now: '',
    canRedo: true,
    position: undefined,
  });
  await page.close();
});

test('a table in a sandbox begins with the moves of the page, and is the value of a field in its form', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const values = await page.evaluate(async (address) => {
    const form = document.body.appendChild(document.createElement('form'));
    form.innerHTML = `<patience-game name="game" seed="7" sandbox moves="l>r" src="${address}"></patience-game>`;
    const value = (): unknown => JSON.parse(new FormData(form).get('game') as string);
    const next = (): Promise<unknown> => new Promise((done) => form.addEventListener('patience-change', done, { once: true }));
    await next();
    const begun = value();
    const restarted = next();
    form.reset();
    await restarted;
    return [begun, value()];
  }, stranger.module);
  expect(values).toMatchObject([
    { seed: 7, gestures: [['l>r']], cursor: 1 },
    { seed: 7, cursor: 0 },
  ]);
  await page.close();
});

test('a position, a puzzle and a replay are refused in a sandbox with one sentence each, before and after the deal', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const told = await page.evaluate(async (address) => {
    const element = Object.assign(document.createElement('patience-game'), { src: address, seed: 7, sandbox: true, lang: 'en' });
    const errors: string[] = [];
    element.addEventListener('patience-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
    element.position = { piles: { l: 'AS' } };
    document.body.append(element);
    await element.ready;
    const early = errors.splice(0);
    element.position = { piles: { l: 'AS' } };
    element.puzzle = { moves: 1 };
    const replayed = await element.replay();
    element.position = element.puzzle = undefined;
    return { early, errors, replayed, position: element.position, puzzle: element.puzzle, moves: element.moves };
  }, stranger.module);
  const refusal = (member: string): string =>
    `not-in-sandbox: “${member}” has no effect in a sandbox: the rules run there, out of reach of the page.`;
  expect(told).toEqual({
    early: [refusal('position')],
    errors: ['position', 'puzzle', 'replay'].map(refusal),
    replayed: false,
    position: undefined,
    puzzle: undefined,
    moves: '',
  });
  await page.close();
});

test('a table in a sandbox follows the color-scheme of the page, unless the element has a theme', async () => {
  const page = await site.browser.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.base);
  await page.evaluate(async (address) => {
    document.documentElement.style.colorScheme = 'dark';
    const element = Object.assign(document.createElement('patience-game'), { src: address, seed: 7, sandbox: true });
    document.body.append(element);
    await element.ready;
  }, stranger.module);
  const inside = page.frameLocator('iframe').frameLocator('iframe').locator('patience-game');
  const scheme = (): Promise<string> => inside.evaluate((element) => getComputedStyle(element).colorScheme);
  await expect.poll(scheme).toBe('dark');
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
  await expect.poll(scheme).toBe('light');
  await page.locator('patience-game').evaluate((element: HTMLElement) => element.setAttribute('theme', 'dark'));
  await expect.poll(scheme).toBe('dark');
  await page.close();
});

test('a table in a sandbox is printed with its cards and without cloth and tools', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  await page.evaluate(
    (src) =>
      new Promise((ready) => {
        const element = Object.assign(document.createElement('patience-game'), { src, sandbox: true, seed: 7 });
        element.addEventListener('patience-ready', ready);
        document.body.append(element);
      }),
    stranger.module,
  );
  await page.emulateMedia({ media: 'print' });
  const colours = (): Promise<readonly string[]> =>
    page.locator('[part=sandbox]').evaluate((box) => {
      const over: string[] = [];
      for (let at: Element | null = box; at; at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        over.push(`${backgroundColor} ${backgroundImage}`);
      }
      return over;
    });
  await expect.poll(async () => new Set(await colours())).toEqual(new Set(['rgba(0, 0, 0, 0) none']));
  const table = page.frameLocator('[part=sandbox] iframe').frameLocator('iframe').locator('patience-game');
  await expect.poll(() => table.locator('.card').first().isVisible()).toBe(true);
  const tools = table.locator('[part=toolbar]');
  expect(await tools.count()).toBe(1);
  // The styles for paper are loaded with the features, which come after the first deal.
  await expect.poll(() => tools.isVisible()).toBe(false);
  await page.close();
});

test.each([
  ['never ends', '/endless.js', 'it does not answer'],
  ['cannot be run', '/broken.js', 'not today'],
])('a module that %s is removed, and the page is told once', async (_name, path, why) => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const reported = await page.evaluate(async (address) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src: address, sandbox: true });
    const whys: unknown[] = [];
    await new Promise<void>((done) => {
      element.addEventListener('patience-error', ({ detail }) => {
        whys.push(detail.params['why']);
        done();
      });
      document.body.append(element);
    });
    await new Promise((later) => setTimeout(later));
    await element.updateComplete;
    return whys;
  }, stranger.address + path);
  expect(reported).toEqual([why]);
  expect(await page.locator('patience-game iframe').count()).toBe(0);
  await page.close();
});

/** A game of the module that an earlier visit has stored. */
const KEPT = { format: 1, variant: 'trojan', rules: 1, options: {}, seed: 5, gestures: [['l>r']], cursor: 0, elapsedMs: 9, mistakes: 0 };

/** Opens a page with a stored game, and plays. */
async function revisit(
  kept: string,
  asked: { readonly seed?: number } = { seed: 7 },
): Promise<{ errors: string[]; seed: unknown; gestures: unknown; written: string[]; kept: string | null }> {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const played = await page.evaluate(
    async ([src, text, wanted]) => {
      const key = `patience:mine:sandbox:${src}`;
      localStorage.setItem(key, text);
      const written: string[] = [];
      Storage.prototype.setItem = function (name: string, value: string) {
        written.push(value);
        Reflect.set(this, name, value);
      };
      const element = document.createElement('patience-game');
      Object.assign(element, { src, ...wanted, autosave: 'mine', sandbox: true });
      const errors: string[] = [];
      element.addEventListener('patience-error', ({ detail }) => errors.push(detail.message));
      // Events are in order: the last game, then the one that cannot be opened.
      const laid = new Promise<void>((done) => {
        element.addEventListener('patience-error', () => done());
        element.addEventListener('patience-ready', () => element.save()?.gestures.length && done());
      });
      document.body.append(element);
      await laid;
      const won = new Promise((done) => element.addEventListener('patience-won', done));
      element.play('l>r');
      await won;
      const { seed, gestures } = element.save()!;
      return { errors, seed, gestures, written, kept: localStorage.getItem(key) };
    },
    [stranger.module, kept, asked] as const,
  );
  await page.close();
  return played;
}

test('a stored game goes on, and is not overwritten meanwhile', async () => {
  const { errors, seed, gestures, written } = await revisit(JSON.stringify(KEPT), {});
  expect({ errors, seed, gestures }).toEqual({ errors: [], seed: 5, gestures: [['l>r']] });
  for (const text of written) expect(JSON.parse(text)).toMatchObject({ seed: 5, gestures: [['l>r']], cursor: 1 });
  expect(written).not.toEqual([]);
});

test.each([
  ['with a move that is not allowed', JSON.stringify({ ...KEPT, gestures: [['l>nowhere']], cursor: 1 })],
  ['with an option that there is not', JSON.stringify({ ...KEPT, options: { gone: 1 } })],
  ['of newer rules', JSON.stringify({ ...KEPT, rules: 2 })],
  ['cut off', JSON.stringify(KEPT).slice(0, 40)],
])('a stored game %s is set aside and reported once, and another deal is played and stored', async (_name, text) => {
  const { errors, seed, gestures, written, kept } = await revisit(text);
  expect({ seed, gestures }).toEqual({ seed: 7, gestures: [['l>r']] });
  expect(errors).toHaveLength(1);
  expect(errors[0]).not.toContain('This card does not fit here');
  expect(written[0]).toBe(text);
  expect(JSON.parse(kept!)).toMatchObject({ seed: 7, gestures: [['l>r']] });
});

test.each([
  ['with a move', true],
  ['without a move', false],
])('a stored game goes on after the address has answered with another patience, which was played %s', async (_how, moves) => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const src = `${stranger.address}/exchanged.js`;
  /** Opens the address anew with a patience behind it. */
  const visit = async (module: string, move: boolean): Promise<unknown> => {
    stranger.put(module, '/exchanged.js');
    await page.goto(site.base);
    return page.evaluate(
      async ([address, plays]) => {
        const element = document.createElement('patience-game');
        Object.assign(element, { src: address, autosave: 'mine', sandbox: true });
        const next = (event: string): Promise<unknown> => new Promise((done) => element.addEventListener(event, done, { once: true }));
        const ready = next('patience-ready');
        document.body.append(element);
        await ready;
        const won = next('patience-won');
        if (plays) {
          element.play('l>r');
          await won;
        }
        const { variant, seed, cursor } = element.save()!;
        return { variant, seed, cursor };
      },
      [src, move] as const,
    );
  };
  const other = trojan().replace("id: 'trojan'", "id: 'horse'");
  const first = (await visit(trojan(), true)) as { seed: number };
  expect(await visit(other, moves)).toMatchObject({ variant: 'horse', cursor: moves ? 1 : 0 });
  expect(await visit(trojan(), false)).toEqual({ variant: 'trojan', seed: first.seed, cursor: 1 });
  // The game of the first patience is the stored one again, and that of the other goes on too.
  expect(await visit(trojan(), false)).toEqual({ variant: 'trojan', seed: first.seed, cursor: 1 });
  expect(await visit(other, false)).toMatchObject({ variant: 'horse', cursor: moves ? 1 : 0 });
  await context.close();
});

test('a sandboxed table follows the language of the page, sets states for style sheets, and obeys commands', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  await page.evaluate(async (src) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src, seed: 7, sandbox: true, lang: 'en' });
    const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
    document.body.append(element);
    await ready;
  }, stranger.module);
  const game = page.locator('patience-game');
  const inside = page.frameLocator('iframe').frameLocator('iframe');
  const undo = (name: string): Promise<void> => inside.getByRole('button', { name, exact: true }).waitFor();
  await undo('Undo');
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(playing)'));
  await game.evaluate((element) => ((element as HTMLElement).lang = 'de'));
  await undo('Rückgängig');
  await game.evaluate((element) => (element as HTMLElementTagNameMap['patience-game']).command('help'));
  await inside.getByRole('dialog').waitFor();
  await game.evaluate((element) => (element as HTMLElementTagNameMap['patience-game']).play('l>r'));
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(won)'));
  await inside.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(result)'));
  await game.evaluate((element) => (element as HTMLElementTagNameMap['patience-game']).undo());
  await page.waitForFunction(() => !document.querySelector('patience-game')!.matches(':state(result)'));
  await page.close();
});

test('a sandboxed element that is moved in the page keeps its game', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const moved = await page.evaluate(async (src) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src, seed: 7, sandbox: true });
    const errors: unknown[] = [];
    element.addEventListener('patience-error', ({ detail }) => errors.push(detail.params['why']));
    const next = (event: string): Promise<unknown> => new Promise((done) => element.addEventListener(event, done, { once: true }));
    const move = (): void => document.body.appendChild(document.createElement('section')).append(element);
    const frame = (): Element | null | undefined => element.shadowRoot?.querySelector('iframe');
    document.body.append(element);
    move(); // before any message has come
    while (!frame()) await new Promise(requestAnimationFrame);
    move(); // before the sandbox is open
    await next('patience-ready');
    const won = next('patience-won');
    element.play('l>r');
    await won;
    element.remove();
    const away = element.save();
    const again = new Promise<void>((done) => element.addEventListener('patience-ready', () => element.status === 'won' && done()));
    move();
    await again;
    const undone = next('patience-undo');
    element.undo();
    await undone;
    return { errors, away, gestures: element.save()?.gestures, frames: element.shadowRoot!.querySelectorAll('iframe').length };
  }, stranger.module);
  expect(moved).toEqual({ errors: [], gestures: [['l>r']], frames: 1 });
  await page.close();
});

test('a sandboxed element that is moved again before its game is shown, or gets another autosave, keeps its game', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const src = stranger.module;
  const reported = await page.evaluate(async (src) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src, seed: 7, sandbox: true });
    const next = (event: string): Promise<unknown> => new Promise((done) => element.addEventListener(event, done, { once: true }));
    const goesOn = (): Promise<void> =>
      new Promise((done) => element.addEventListener('patience-ready', () => element.status === 'won' && done()));
    const frame = (): Element | null | undefined => element.shadowRoot?.querySelector('iframe');
    const ready = next('patience-ready');
    document.body.append(element);
    await ready;
    const won = next('patience-won');
    element.play('l>r');
    await won;
    const before = frame();
    document.body.appendChild(document.createElement('section')).append(element);
    while (!frame() || frame() === before) await new Promise(requestAnimationFrame);
    const between = element.save();
    const moved = goesOn();
    document.body.appendChild(document.createElement('section')).append(element); // before the sandbox has shown it
    await moved;
    const shelved = goesOn();
    element.autosave = 'late';
    await shelved;
    await new Promise(requestAnimationFrame);
    const undone = next('patience-undo');
    element.undo();
    await undone;
    const kept = localStorage.getItem(`patience:late:sandbox:${src}`);
    return { between, gestures: element.save()?.gestures, kept: kept && (JSON.parse(kept) as { gestures: unknown }).gestures };
  }, src);
  expect(reported).toEqual({ between: undefined, gestures: [['l>r']], kept: [['l>r']] });
  await page.close();
});

test('a new deal of the page is reported with its number, also after a won game', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const deals = await page.evaluate(async (src) => {
    const element = document.createElement('patience-game');
    Object.assign(element, { src, seed: 7, sandbox: true });
    const next = (event: string): Promise<unknown> => new Promise((done) => element.addEventListener(event, done, { once: true }));
    const ready = next('patience-ready');
    document.body.append(element);
    await ready;
    const won = next('patience-won');
    element.play('l>r');
    await won;
    const other = next('patience-ready');
    element.newGame(9);
    await other;
    return [element.dealNumber, element.status];
  }, stranger.module);
  expect(deals).toEqual([9, 'playing']);
  await page.close();
});

test('loading a game has no effect once another load has replaced it', async () => {
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const loading = await page.evaluate(async (module) => {
    const fetched = new Map<string, (response: Response) => void>();
    window.fetch = (address) => new Promise((come) => fetched.set(new Request(address).url, come));
    const element = document.createElement('patience-game');
    Object.assign(element, { src: 'slow.js', seed: 2 ** 32 - 1, sandbox: true });
    const asked = async (name: string): Promise<(response: Response) => void> => {
      for (;;) {
        const [, come] = [...fetched].find(([address]) => address.endsWith(name)) ?? [];
        if (come) return come;
        await new Promise((later) => setTimeout(later));
      }
    };
    document.body.append(element);
    const slow = await asked('slow.js');
    element.src = 'slower.js';
    const slower = await asked('slower.js');
    slow(new Response(module));
    for (let turns = 0; turns < 20; turns++) await new Promise((later) => setTimeout(later));
    element.requestUpdate();
    await element.updateComplete;
    const loads = element.matches(':state(loading)');
    const ready = new Promise((done) => element.addEventListener('patience-ready', done));
    slower(new Response(module));
    await ready;
    return [loads, element.matches(':state(loading)')];
  }, searching(stranger.address));
  expect(loading).toEqual([true, false]);
  await page.close();
});
