/** Tests attacks of a sandboxed module on the keyboard: each takes the focus, or keeps it, when the player has not given it. */
import { launch } from '@patience/tooling/browser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIELDS, guestOf, hasKeyboard, openAttack, waitForKeyboard } from './attack-page.js';
import { openStranger } from './stranger.js';

const stranger = openStranger(FIELDS);
const { site } = stranger;
const open = openAttack.bind(undefined, stranger);

/** Code that takes the keyboard again and again, from a click on. */
const THIEF = `addEventListener('pointerdown', () => setInterval(() => { window.focus(); document.querySelector('patience-game')?.focus(); }, 30));`;

test.each(['field', 'modal'])('a module that takes the keyboard again and again is removed, and the field keeps it: %s', async (id) => {
  const { page, faults } = await open(THIEF);
  await guestOf(page).locator('[part~=card]').click();
  if (id === 'modal') await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await page.locator(`#${id}`).click();
  await expect.poll(faults).toEqual(['focus']);
  await waitForKeyboard(page);
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
    await waitForKeyboard(page);
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
  await waitForKeyboard(page);
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
  await waitForKeyboard(page);
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
  await waitForKeyboard(page);
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
