/** Tests attacks of a sandboxed module on its page. Each attack does something that the sandbox must prevent. */
import { launch } from '@patience/tooling/browser';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { openStranger, trojan } from './stranger.js';

const stranger = openStranger(
  '<input aria-label="Name" id="before"><label>Search <input id="field"></label><dialog><input id="modal"></dialog>',
);
const { site } = stranger;

/**
 * Opens a page with the module in a sandbox, and collects the problems that the element reports.
 * @param before runs on the page before the sandbox is created
 */
async function open(
  code: string,
  lang = 'en',
  browser: Browser = site.browser,
  before: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<{ page: Page; faults: () => Promise<unknown[]> }> {
  stranger.put(trojan(`if (typeof document !== 'undefined') { ${code} }`));
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(site.base);
  await before(page);
  await page.evaluate(
    async ([src, lang]) => {
      await customElements.whenDefined('patience-game');
      const faults: unknown[] = [];
      const element = Object.assign(document.createElement('patience-game'), { src, sandbox: true, seed: 7, lang });
      element.style.cssText = 'display:block;inline-size:600px;block-size:500px';
      element.addEventListener('patience-error', ({ detail }) => faults.push(detail.params['fault']));
      const ready = new Promise((done) => ['patience-ready', 'patience-error'].forEach((name) => element.addEventListener(name, done)));
      Object.assign(globalThis, { faults });
      document.body.append(element);
      await ready;
    },
    [stranger.module, lang] as const,
  );
  return { page, faults: () => page.evaluate(() => (globalThis as unknown as { faults: unknown[] }).faults) };
}

const guestOf = (page: Page) => page.frameLocator('patience-game iframe').frameLocator('iframe');

const hasKeyboard = (page: Page): Promise<boolean> =>
  guestOf(page)
    .locator('body')
    .evaluate(() => document.hasFocus());

/** Code that takes the keyboard again and again, from a click on. */
const THIEF = `addEventListener('pointerdown', () => setInterval(() => { window.focus(); document.querySelector('patience-game')?.focus(); }, 30));`;

test.each(['field', 'modal'])('a module that takes the keyboard again and again is removed, and the field keeps it: %s', async (id) => {
  const { page, faults } = await open(THIEF);
  await guestOf(page).locator('[part~=card]').click();
  if (id === 'modal') await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await page.locator(`#${id}`).click();
  await expect.poll(faults).toEqual(['focus']);
  await page.keyboard.type('my secret words');
  expect(await page.locator(`#${id}`).inputValue()).toBe('my secret words');
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByText('it took the keyboard').waitFor({ state: 'attached' });
  await page.context().close();
});

/** Code that takes the keyboard again and again once the page changes its language. */
const PATIENT_THIEF = `new MutationObserver(() => document.documentElement.lang === 'de' && setInterval(() => {
    if (!document.hasFocus()) { window.focus(); document.querySelector('patience-game')?.focus(); }
  }, 30)).observe(document.documentElement, { attributeFilter: ['lang'] });`;

/** Stops the clock of the page at a number of milliseconds. */
const setClock = (page: Page, ms: number): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(performance, 'now', { value: () => now, configurable: true });
    Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now, configurable: true });
  }, 1e6 + ms);

test.each(['nobody has typed for two seconds', 'the mouse has come over the table', 'Tab has led to another field'])(
  'a module that waits until %s before it takes the keyboard is removed, and the field keeps it',
  async (moment) => {
    const { page, faults } = await open(PATIENT_THIEF);
    const by = moment.startsWith('Tab') ? 'before' : 'field';
    await setClock(page, 0);
    await page.locator(`#${by}`).click();
    await page.keyboard.type('user');
    if (by === 'before') await page.keyboard.press('Tab');
    if (moment.startsWith('nobody')) await setClock(page, 2000);
    await page.evaluate((moment) => {
      const element = document.querySelector('patience-game')!;
      if (moment.startsWith('the mouse')) element.shadowRoot!.querySelector('iframe')!.dispatchEvent(new PointerEvent('pointerenter'));
      element.lang = 'de';
    }, moment);
    await expect.poll(faults).toEqual(['focus']);
    await page.keyboard.type(' and password');
    expect(await page.locator('#field').inputValue()).toBe(`${by === 'field' ? 'user' : ''} and password`);
    await page.context().close();
  },
);

test.each([
  ['open', 'Tab has led to another field of it'],
  ['open', 'nobody has typed for two seconds'],
  ['closed', 'Tab has led to another field of it'],
  ['closed', 'nobody has typed for two seconds'],
] as const)('a module is removed that takes the keyboard from a field in a shadow root, %s, once %s', async (mode, moment) => {
  const { page, faults } = await open(PATIENT_THIEF);
  await setClock(page, 0);
  const password = await page.evaluateHandle((mode) => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
    const [name, password] = [document.createElement('input'), document.createElement('input')];
    root.append(name, password);
    name.focus();
    return password;
  }, mode);
  await page.keyboard.type('user');
  await page.keyboard.press('Tab');
  if (moment.startsWith('nobody')) {
    await page.keyboard.type('pass');
    await setClock(page, 2000);
  }
  await page.evaluate(() => (document.querySelector('patience-game')!.lang = 'de'));
  await expect.poll(faults).toEqual(['focus']);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.keyboard.type('word');
  // Only a closed root can give the focus back to its own content.
  const kept = moment.startsWith('nobody') ? 'pass' : '';
  expect(await password.evaluate(({ value }) => value)).toBe(mode === 'open' ? `${kept}word` : kept);
  await page.context().close();
});

/** Makes the browser report user activation from now on. */
const stayActive = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: true } }));

test('a module is removed that takes the keyboard from a field which was clicked before the sandbox was there', async () => {
  const { page, faults } = await open(PATIENT_THIEF, 'en', site.browser, async (page) => {
    await setClock(page, 0);
    await page.locator('#field').click();
    await stayActive(page);
  });
  await page.evaluate(() => (document.querySelector('patience-game')!.lang = 'de'));
  await expect.poll(faults).toEqual(['focus']);
  await page.keyboard.type('password');
  expect(await page.locator('#field').inputValue()).toBe('password');
  await page.context().close();
});

test('a module is removed that takes the keyboard from a field which the page focused after a click on the table', async () => {
  const { page, faults } = await open(PATIENT_THIEF);
  await setClock(page, 0);
  await guestOf(page).locator('[part~=card]').click();
  await setClock(page, 10_000);
  await stayActive(page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#field')!.focus();
    document.querySelector('patience-game')!.lang = 'de';
  });
  await expect.poll(faults).toEqual(['focus']);
  await page.keyboard.type('password');
  expect(await page.locator('#field').inputValue()).toBe('password');
  await page.context().close();
});

test.each([
  ['an editor that draws its text', '<p tabindex="0" role="textbox" id="editor"></p>'],
  ['an element within an editable text', '<p contenteditable><a tabindex="0" id="editor">text</a></p>'],
  ['the page itself while it is editable', ''],
])('a module is removed that takes the keyboard from %s', async (_name, html) => {
  const { page, faults } = await open(PATIENT_THIEF);
  await setClock(page, 0);
  await page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html);
    if (html) document.querySelector<HTMLElement>('#editor')!.focus();
    else document.body.contentEditable = 'true';
    document.body.focus();
  }, html);
  await page.keyboard.type('pass');
  await setClock(page, 2000);
  await page.evaluate(() => (document.querySelector('patience-game')!.lang = 'de'));
  await expect.poll(faults).toEqual(['focus']);
  await page.context().close();
});

test('a short press of Tab that ends before the focus is in the table gives it the keyboard', async () => {
  const { page, faults } = await open('');
  await setClock(page, 0);
  await page.locator('#field').click();
  await page.evaluate(() => {
    const end = (): boolean => dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab' }));
    document.querySelector('#field')!.addEventListener('blur', end, { once: true });
  });
  await page.keyboard.down('Tab');
  await expect.poll(() => hasKeyboard(page)).toBe(true);
  await page.keyboard.up('Tab');
  expect(await faults()).toEqual([]);
  await page.context().close();
});

test('a module cannot read the path, query and fragment of the page’s address', async () => {
  const { page } = await open('', 'en', site.browser, async (page) => {
    await page.evaluate(() => history.replaceState(null, '', '/reset/?token=secret#part'));
  });
  const known = await guestOf(page)
    .locator('body')
    .evaluate((body) => {
      for (const base of document.querySelectorAll('base')) base.remove();
      const link = body.appendChild(Object.assign(document.createElement('a'), { href: '' }));
      return [document.baseURI, document.referrer, link.href, new Request('').url];
    });
  expect(known).toEqual([`${site.base}/`, '', `${site.base}/`, `${site.base}/`]);
  await page.context().close();
});

test('a sandbox gets no browser feature that a page can withhold', async () => {
  const { page } = await open('');
  const left = await guestOf(page)
    .locator('body')
    .evaluate(() => (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures());
  expect(left).toEqual([]);
  await page.context().close();
});

/** Code that takes the keyboard once the page changes its language, and then blocks the process. */
const BLOCKING_THIEF = `new MutationObserver(() => {
    window.focus();
    document.querySelector('patience-game').focus();
    for (const end = Date.now() + 1500; Date.now() < end;);
  }).observe(document.documentElement, { attributeFilter: ['lang'] });`;

test('a module in the process of the page that takes the keyboard and blocks the page gets no key', async () => {
  const browser = await launch({ args: ['--disable-site-isolation-trials', '--disable-features=IsolateSandboxedIframes'] });
  const { page } = await open(BLOCKING_THIEF, 'en', browser);
  await page.locator('#field').click();
  await page.keyboard.type('user');
  await page.evaluate(() => (document.querySelector('patience-game')!.lang = 'de'));
  await Promise.all(Array.from('password', (key) => page.keyboard.press(key)));
  await expect.poll(() => page.locator('#field').inputValue()).toBe('userpassword');
  await browser.close();
});

test('a click in a sandbox focuses the table once nobody has used the page for a while', async () => {
  const { page, faults } = await open('');
  await setClock(page, 0);
  await page.locator('#field').click();
  await guestOf(page).locator('[part~=card]').click();
  await page.keyboard.type('x'); // at once: the player may be typing
  expect(await page.locator('#field').inputValue()).toBe('x');
  await setClock(page, 6000);
  await guestOf(page).locator('[part~=card]').click();
  await expect.poll(() => hasKeyboard(page)).toBe(true);
  expect(await faults()).toEqual([]);
  await page.context().close();
});

test('a sandboxed table gets the focus by a click, by Tab and from the page, and its keys play', async () => {
  const { page, faults } = await open('');
  await setClock(page, 0);
  await guestOf(page).locator('[part~=card]').click();
  await expect.poll(() => hasKeyboard(page)).toBe(true);
  await page.locator('#field').click();
  // The table gets the focus while the key is held down, as under a finger.
  await page.keyboard.down('Tab');
  await expect.poll(() => hasKeyboard(page)).toBe(true);
  await page.keyboard.up('Tab');
  await page.locator('#field').click();
  await page.evaluate(() => document.querySelector('patience-game')!.focus());
  await expect
    .poll(() =>
      guestOf(page)
        .locator('body')
        .evaluate(() => document.activeElement?.localName),
    )
    .toBe('patience-game');
  await page.evaluate(() => document.querySelector('patience-game')!.play('l>r'));
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(won)'));
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(playing)'));
  expect(await faults()).toEqual([]);
  await page.context().close();
});

test('page-keys play in a sandbox while nothing on the page has the focus', async () => {
  const { page, faults } = await open('');
  await page.evaluate(() => {
    const element = document.querySelector('patience-game')!;
    element.pageKeys = true;
    element.play('l>r');
  });
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(won)'));
  // The answer may come when the user activation has expired; the page remembers the key.
  await page.evaluate(() => Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }));
  await page.keyboard.press('u');
  await page.waitForFunction(() => document.querySelector('patience-game')!.matches(':state(playing)'));
  expect(await faults()).toEqual([]);
  await page.context().close();
});

test('a module that takes the keyboard from a field gets no page-keys until the next click in the page', async () => {
  const { page } = await open(`document.title = '';
    addEventListener('keydown', ({ key }) => { document.title += key; }, true);
    new MutationObserver(() => { window.focus(); document.querySelector('patience-game').focus(); })
      .observe(document.documentElement, { attributeFilter: ['lang'] });`);
  const heard = (): Promise<string> =>
    guestOf(page)
      .locator('html')
      .evaluate(() => document.title);
  await page.evaluate(() => (document.querySelector('patience-game')!.pageKeys = true));
  await setClock(page, 0);
  await page.locator('#field').click();
  await page.keyboard.type('pass');
  await setClock(page, 1500);
  await page.evaluate(() => (document.querySelector('patience-game')!.lang = 'de'));
  await page.waitForFunction(() => document.activeElement === document.body);
  await page.keyboard.type('hunter');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await heard()).toBe('');
  await page.mouse.click(1200, 700);
  await page.keyboard.press('u');
  await expect.poll(heard).toBe('u');
  await page.context().close();
});

test('a player who alternates page-keys and mouse does not count as an attack on the keyboard', async () => {
  const { page, faults } = await open('');
  await setClock(page, 0);
  await page.evaluate(() => (document.querySelector('patience-game')!.pageKeys = true));
  for (let turn = 0; turn < 4; turn++) {
    await page.keyboard.press('u');
    await guestOf(page).locator('[part~=card]').click();
    await page.evaluate(() => document.querySelector('patience-game')!.shadowRoot!.querySelector('iframe')!.blur());
  }
  expect([await page.locator('iframe').count(), await faults()]).toEqual([1, []]);
  await page.context().close();
});

test('a click in a sandbox gives the module no access to the clipboard', async () => {
  const { page } = await open(`
    addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', 'mine'); event.preventDefault(); });
    addEventListener('click', async () => {
      try { document.execCommand('copy'); } catch {}
      try { await navigator.clipboard.writeText('mine'); } catch {}
      document.title = 'tried';
    });`);
  await page.evaluate(() => navigator.clipboard.writeText('the player’s'));
  await guestOf(page).locator('[part~=card]').click();
  await expect
    .poll(() =>
      guestOf(page)
        .locator('html')
        .evaluate(() => document.title),
    )
    .toBe('tried');
  await page.locator('#field').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('the player’s');
  await page.context().close();
});

/** Returns code that sends something instead of the first message of the table after a click. */
const sending = (what: string): string => `
  const send = MessagePort.prototype.postMessage;
  let clicked = false;
  addEventListener('pointerdown', () => (clicked = true), true);
  MessagePort.prototype.postMessage = function (message) { if (clicked) { ${what} } send.call(this, message); };`;

test.each([
  ['objects instead of a text', `send.call(this, Array.from({ length: 5e4 }, () => ({})));`],
  ['a text of thirty million characters', `send.call(this, 'x'.repeat(3e7));`],
  ['twenty long texts', `for (let i = 0; i < 20; i++) send.call(this, 'x'.repeat(9e5));`],
])('a module that sends %s is removed before these are read', async (_name, what) => {
  const { page, faults } = await open(sending(what));
  guestOf(page)
    .locator('[part~=card]')
    .click()
    .catch(() => undefined);
  await expect.poll(faults, { timeout: 20_000 }).toEqual(['noisy']);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.context().close();
});

/** Returns code that runs in a frame inside the guest's frame, which is then removed. */
const nested = (code: string): string => `
  const frame = document.createElement('iframe');
  frame.srcdoc = '<script>' + [...document.scripts].find(({ src }) => !src).textContent + '</scr' + 'ipt>';
  frame.onload = () => frame.contentWindow.postMessage({ table: true, script: ${JSON.stringify(`${code}; parent.postMessage('done', '*');`)}, task: {} }, '*', [new MessageChannel().port1]);
  addEventListener('message', () => frame.remove());
  document.body.append(frame);`;

test.each([
  ['the module', `setInterval(() => top.postMessage('x'.repeat(1e6), '*'), 10);`],
  ['a frame that the module makes', nested(`for (let i = 0; i < 50; i++) top.postMessage('x'.repeat(1e5), '*')`)],
  ['a frame that is gone again', nested(`for (let i = 0; i < 50; i++) top.postMessage('x'.repeat(1e5), '*')`).replace('done', 'remove')],
])('a sandbox is removed when %s sends to the page around it, which does not read it', async (_name, code) => {
  const { page, faults } = await open(`addEventListener('pointerdown', () => { ${code} }, { once: true });`);
  await page.evaluate(() => {
    Object.assign(globalThis, { heard: 0 });
    addEventListener('message', ({ source }) => source && (globalThis as unknown as { heard: number }).heard++);
  });
  guestOf(page)
    .locator('[part~=card]')
    .click()
    .catch(() => undefined);
  await expect.poll(faults).toEqual(['noisy']);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.evaluate(() => (globalThis as unknown as { heard: number }).heard)).toBeLessThanOrEqual(1);
  await page.context().close();
});

test('a null message ends the sandbox, meaningless texts are ignored, and neither throws', async () => {
  const { page, faults } = await open(
    sending(`for (const text of ['null', '1', '"x"', '[]', '{}', '{"is":null}', '{"is":"event"}', '{', '{"__proto__":{"is":"escape"}}'])
      send.call(this, text);
      clicked = false; addEventListener('pointerdown', () => send.call(this, null), { once: true });`),
  );
  const thrown: unknown[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const card = guestOf(page).locator('[part~=card]');
  const moved = page.evaluate(
    () => new Promise((done) => document.querySelector('patience-game')!.addEventListener('patience-move', done)),
  );
  await card.click();
  await page.evaluate(() => document.querySelector('patience-game')!.play('l>r'));
  await moved;
  expect(await faults()).toEqual([]);
  card.click().catch(() => undefined);
  await expect.poll(faults).toEqual(['noisy']);
  expect(thrown).toEqual([]);
  await page.context().close();
});

test('a module finds no way to step through the history of the page', async () => {
  const { page } = await open('');
  const found = await guestOf(page)
    .locator('body')
    .evaluate(() => {
      const steps = ['back', 'forward', 'go', 'traverseTo'];
      const of = (object: object | undefined): string[] => steps.filter((name) => object && name in object);
      return [...of(history), ...of((globalThis as { navigation?: object }).navigation)];
    });
  expect(found).toEqual([]);
  await page.context().close();
});

test('a module that floods the history of its frame does not change the page, and the table stays playable', async () => {
  const { page, faults } = await open(`for (let i = 0; i < 60; i++) { history.pushState(i, ''); location.hash = 'h' + i; }`);
  const { address, popped } = await page.evaluate(async () => {
    let popped = 0;
    addEventListener('popstate', () => popped++);
    const element = document.querySelector('patience-game')!;
    const won = new Promise((done) => element.addEventListener('patience-won', done));
    element.play('l>r');
    await won;
    return { address: [location.href, history.state as unknown], popped };
  });
  expect({ address, popped, faults: await faults() }).toEqual({ address: [`${site.base}/`, null], popped: 0, faults: [] });
  await page.context().close();
});

test.each([
  ['patience-game.sandbox.js', 'part-missing'],
  ['game.js', 'variant-broken'],
])('a missing file is named, and nothing else is blamed: %s', async (file, code) => {
  stranger.put(trojan());
  const page = await site.browser.newPage();
  await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' } }));
  await page.goto(site.base);
  const problems = await page.evaluate(async (src) => {
    const element = Object.assign(document.createElement('patience-game'), { src, sandbox: true });
    const problems: unknown[] = [];
    const reported = new Promise((done) => element.addEventListener('patience-error', done));
    element.addEventListener('patience-error', ({ detail }) => problems.push([detail.code, detail.params['from'] ?? detail.params['why']]));
    document.body.append(element);
    await reported;
    return problems;
  }, stranger.module);
  expect(problems).toEqual([[code, expect.stringContaining(file)]]);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.close();
});

test('the switches of a sandboxed menu change no setting of the page, which gets an event', async () => {
  const { page } = await open(
    sending(
      `send.call(this, JSON.stringify({ is: 'menu', settings: { fourColors: true, largeIndex: true, highContrast: true, leftHanded: true, outlook: true, sounds: true } }));`,
    ),
  );
  const reported = page.evaluate(
    () =>
      new Promise((done) =>
        document.querySelector('patience-game')!.addEventListener('patience-menu', ({ detail }) => done(detail), { once: true }),
      ),
  );
  await guestOf(page).locator('[part~=card]').click();
  expect(await reported).toMatchObject({ leftHanded: true });
  const set = await page.evaluate(() => {
    const { fourColors, leftHanded, sounds } = document.querySelector('patience-game') as PatienceGame;
    return [fourColors, leftHanded, sounds];
  });
  expect(set).toEqual([false, false, false]);
  // Switches inside the sandbox keep their state when the page renders its element again.
  const inner = guestOf(page).locator('patience-game');
  await inner.evaluate((element: PatienceGame) => (element.largeIndex = true));
  await page.evaluate(async () => {
    const element = document.querySelector('patience-game')!;
    element.lang = 'de';
    await element.updateComplete;
  });
  await guestOf(page).locator('html[lang=de]').waitFor();
  expect(await inner.evaluate((element: PatienceGame) => element.largeIndex)).toBe(true);
  await page.context().close();
});

test.each([
  ['en', 'third party'],
  ['de', 'von Dritten'],
])('a sandboxed table is in a visible frame with a label: %s', async (lang, words) => {
  const { page } = await open('', lang);
  const label = page.locator('patience-game [part=sandbox-label]');
  expect(await label.isVisible()).toBe(true);
  expect(await label.innerText()).toContain(words);
  const [outer, inner] = await Promise.all(['patience-game', 'iframe'].map((part) => page.locator(part).first().boundingBox()));
  expect(inner!.y).toBeGreaterThan(outer!.y + 15);
  await page.context().close();
});
