/** Tests attacks of a sandboxed module on its page. Each attack does something that the sandbox must prevent. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PatienceGame } from '../src/index.js';
import { FIELDS, guestOf, openAttack } from './attack-page.js';
import { openStranger, trojan } from './stranger.js';

const stranger = openStranger(FIELDS);
const { site } = stranger;
const open = openAttack.bind(undefined, stranger);

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
  await expect.poll(faults).toEqual(['noisy']);
  expect(await page.locator('iframe').count()).toBe(0);
  await page.context().close();
});

test('a sandbox is removed when the module sends to the page around it, which does not read it', async () => {
  const { page, faults } = await open(
    `addEventListener('pointerdown', () => void setInterval(() => top.postMessage('x'.repeat(1e6), '*'), 10), { once: true });`,
  );
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

/** A picture of 3,000 pixels that is a link. */
const PICTURE = (address: string): string =>
  `<svg width="3000" height="3000"><a href="${address}"><rect width="3000" height="3000" /></a></svg>`;

/** Lays something over the table in the document, or in a shadow root of its own. */
const OVER = `
  const over = (node, mode) => {
    node.style.cssText = 'position:fixed;inset:0;inline-size:100%;block-size:100%;border:0;display:block;z-index:9';
    const host = document.body.appendChild(document.createElement('div'));
    (mode ? host.attachShadow({ mode, clonable: true }) : host).append(node);
    return host;
  };
  const make = (name, fields) => Object.assign(document.createElement(name), fields);`;

/** Ways to lay a link over the table, by the code of the module. */
const LINKS: readonly (readonly [what: string, code: (address: string) => string])[] = [
  ['a link', (address) => `over(make('a', { href: '${address}', textContent: 'x' })).firstChild.focus();`],
  ['a link for a new window', (address) => `over(make('a', { href: '${address}', target: '_blank' }));`],
  ['a link to a file', (address) => `over(make('a', { href: '${address}', download: 'x' }));`],
  ['a picture that is a link', (address) => `over(make('div', { innerHTML: '${PICTURE(address)}' }));`],
  ['a link in a closed shadow root', (address) => `over(make('a', { href: '${address}' }), 'closed');`],
  ['a frame with a link', (address) => `over(make('iframe', { srcdoc: '${PICTURE(address)}' }));`],
  [
    'a frame with a link in the copy of a closed shadow root',
    (address) => `document.body.append(over(make('iframe', { srcdoc: '${PICTURE(address)}' }), 'closed').cloneNode(true));`,
  ],
  [
    'a link, and replaces functions of the browser',
    (address) => `
      Event.prototype.preventDefault = Event.prototype.stopImmediatePropagation = Function.prototype.call = () => {};
      for (const name of ['ctrlKey', 'shiftKey', 'altKey', 'button']) Object.defineProperty(MouseEvent.prototype, name, { value: 0 });
      try { document.open(); document.write('<body>'); document.close(); } catch {}
      over(make('a', { href: '${address}' }));`,
  ],
];

/** Ways to open a link in a window of its own, or to store what it names. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a click with Control': (page) => click(page, 'Control'),
  'a click with Shift': (page) => click(page, 'Shift'),
  'a click with Alt': (page) => click(page, 'Alt'),
  'a click with the middle button': (page) => click(page),
  'Control and Enter': (page) => page.keyboard.press('Control+Enter'),
};

/** Clicks in the middle of the table with a key held, or with the middle button. */
async function click(page: Page, key?: string): Promise<void> {
  const { x, y, width, height } = (await page.locator('patience-game').boundingBox())!;
  if (key) await page.keyboard.down(key);
  await page.mouse.click(x + width / 2, y + height / 2, { button: key ? 'left' : 'middle' });
}

const [simple, ...others] = LINKS;

test.each([
  ...Object.keys(WAYS).map((way) => [way, ...simple!] as const),
  ...others.map((link) => ['a click with Control', ...link] as const),
])('%s opens and stores nothing when a module lays over the table %s', async (way, _what, code) => {
  stranger.requests.length = 0;
  // The module lays the link when the table is shown, and says so by the direction of its document.
  const { page } = await open(
    `${OVER}
    new MutationObserver((_, observer) => {
      if (!document.querySelector('patience-game')) return;
      observer.disconnect();
      ${code(`${stranger.address}/leak`)}
      document.documentElement.dir = 'ltr';
    }).observe(document, { childList: true, subtree: true });`,
  );
  await guestOf(page).locator('html[dir]').waitFor({ state: 'attached' });
  await WAYS[way]!(page);
  // This request comes after those of windows that the clicks have opened.
  const other = await page.context().newPage();
  await other.goto(`${stranger.address}/after`);
  expect(stranger.requests.filter((path) => path === '/leak' || path === '/after')).toEqual(['/after']);
  expect(page.context().pages()).toHaveLength(2);
  await page.context().close();
});

test('the browser shows no menu for what a module lays over the table, and does not let it be dragged', async () => {
  const { page } = await open(`addEventListener('contextmenu', (event) => (document.title = String(event.defaultPrevented)));`);
  await guestOf(page).locator('[part~=card]').click({ button: 'right' });
  const body = guestOf(page).locator('body');
  await expect.poll(() => body.evaluate(() => document.title)).toBe('true');
  const drag = (body: HTMLElement): boolean => body.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
  expect(await body.evaluate(drag)).toBe(false);
  await page.context().close();
});

test('a frame that a module makes is removed before it is loaded, also in a shadow root', async () => {
  const { page } = await open('');
  const left = await guestOf(page)
    .locator('body')
    .evaluate(async (body) => {
      const roots = [
        body,
        ...(['open', 'closed'] as const).map((mode) => body.appendChild(document.createElement('div')).attachShadow({ mode })),
      ];
      const loaded: unknown[] = [];
      for (const root of roots) {
        const frame = document.createElement('iframe');
        frame.srcdoc = 'x';
        frame.onload = () => loaded.push(root);
        root.append(document.createElement('p'));
        root.firstElementChild!.append(frame);
      }
      await new Promise((done) => setTimeout(done));
      return [roots.map((root) => root.querySelectorAll('iframe').length), loaded.length];
    });
  expect(left).toEqual([[0, 0, 0], 0]);
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

test('a module cannot press the page’s buttons on the result before it reports a win, also after a click', async () => {
  const { page } = await open(`
    const send = MessagePort.prototype.postMessage;
    let port;
    MessagePort.prototype.postMessage = function (message) { port = this; send.call(this, message); };
    addEventListener('pointerdown', () => send.call(port, '{"is":"action","n":0}'), true);`);
  await page.evaluate(() => {
    const element = document.querySelector('patience-game')!;
    Object.assign(globalThis, { pressed: 0 });
    element.result = { actions: [{ label: 'Share', run: () => (globalThis as unknown as { pressed: number }).pressed++ }] };
  });
  const pressed = () => page.evaluate(() => (globalThis as unknown as { pressed: number }).pressed);
  const won = page.evaluate(() => new Promise((done) => document.querySelector('patience-game')!.addEventListener('patience-won', done)));
  // The message of a click arrives before the win that the click brings about.
  await guestOf(page).locator('[part~=card]').click();
  await won;
  expect(await pressed()).toBe(0);
  await guestOf(page).locator('[part~=card]').dispatchEvent('pointerdown');
  await expect.poll(pressed).toBe(1);
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

test('a module that sends to the page before it is removed takes no other sandbox and no frame of the page with it', async () => {
  stranger.put(trojan(), '/good.js');
  stranger.put(
    trojan(`if (typeof document !== 'undefined') for (let i = 0; i < 200; i++) top.postMessage('x'.repeat(1e4), '*')`),
    '/bad.js',
  );
  const page = await site.browser.newPage();
  await page.goto(site.base);
  const found = await page.evaluate(async (address) => {
    await customElements.whenDefined('patience-game');
    const found: string[] = [];
    const open = (name: string): Promise<unknown> => {
      const element = Object.assign(document.createElement('patience-game'), { src: `${address}/${name}.js`, sandbox: true, seed: 7 });
      const known = new Promise((done) => ['patience-ready', 'patience-error'].forEach((type) => element.addEventListener(type, done)));
      for (const type of ['patience-ready', 'patience-error'] as const) element.addEventListener(type, () => found.push(`${name} ${type}`));
      document.body.append(element);
      return known;
    };
    await Promise.all(['good', 'bad'].map(open));
    // A sandboxed frame of the page that says something and is removed at once.
    const frame = Object.assign(document.createElement('iframe'), { srcdoc: `<script>parent.postMessage('hello', '*')</script>` });
    frame.setAttribute('sandbox', 'allow-scripts');
    const loaded = new Promise((done) => (frame.onload = done));
    document.body.append(frame);
    await loaded;
    frame.remove();
    await new Promise((done) => setTimeout(done));
    return found.sort();
  }, stranger.address);
  expect(found).toEqual(['bad patience-error', 'good patience-ready']);
  expect(await page.locator('patience-game iframe').count()).toBe(1);
  await page.close();
});

test('a module cannot scroll the label out of the window while its table is there', async () => {
  const { page } = await open(`setInterval(() => document.documentElement.scrollIntoView(), 20);
    let scrolled = 0;
    setInterval(() => (document.title = String(++scrolled)), 20);`);
  await page.evaluate(() => {
    document.body.style.paddingBlock = '300px 3000px';
    scrollTo(0, 0);
  });
  const scrolls = () =>
    guestOf(page)
      .locator('html')
      .evaluate(() => Number(document.title) || 0);
  const before = await scrolls();
  await expect.poll(scrolls).toBeGreaterThan(before + 20);
  const seen = await page.locator('patience-game').evaluate(({ shadowRoot }) => {
    const label = shadowRoot!.querySelector('[part=sandbox-label]')!;
    const { left, top, width, height } = label.getBoundingClientRect();
    return [scrollY > 0, top >= 0, shadowRoot!.elementFromPoint(left + width / 2, top + height / 2) === label];
  });
  expect(seen).toEqual([true, true, true]);
  await page.context().close();
});

test('a module cannot open a sheet of the page again that the player has just closed', async () => {
  const { page } = await open(`
    const send = MessagePort.prototype.postMessage;
    let port;
    MessagePort.prototype.postMessage = function (message) { port = this; send.call(this, message); };
    let asked = 0;
    addEventListener('pointerdown', () => setInterval(() => {
      send.call(port, '{"is":"sheet","sheet":"deal"}');
      document.title = String(++asked);
    }, 60), { once: true });`);
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')!;
    dialog.insertAdjacentHTML('beforeend', '<button>Close</button>');
    dialog.querySelector('button')!.onclick = () => dialog.close();
    document.querySelector('patience-game')!.addEventListener('patience-before-sheet', (event) => {
      event.preventDefault();
      dialog.showModal();
    });
  });
  await guestOf(page).locator('[part~=card]').click();
  await page.getByRole('button', { name: 'Close' }).click();
  const asked = () =>
    guestOf(page)
      .locator('html')
      .evaluate(() => Number(document.title));
  const before = await asked();
  await expect.poll(asked).toBeGreaterThan(before + 10);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.context().close();
});

test('a module reports the end of a game once', async () => {
  const { page } = await open(`
    const send = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message) {
      for (let i = 0; i < (message.includes('"patience-won"') ? 20 : 1); i++) send.call(this, message);
    };`);
  await page.evaluate(() => {
    Object.assign(globalThis, { wins: 0 });
    document.querySelector('patience-game')!.addEventListener('patience-won', () => (globalThis as unknown as { wins: number }).wins++);
  });
  await guestOf(page).locator('[part~=card]').click();
  await page.waitForFunction(() => document.querySelector('patience-game')!.status === 'won');
  await page.evaluate(() => document.querySelector('patience-game')!.hint());
  expect(await page.evaluate(() => (globalThis as unknown as { wins: number }).wins)).toBe(1);
  await page.context().close();
});
