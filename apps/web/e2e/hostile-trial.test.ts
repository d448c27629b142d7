/** Attacks on the site by a module that is tried before it is added. */
import { describe, expect, test } from 'vitest';
import { AttackedVisitor } from './attacked-visitor.js';
import { sound, waysTo } from './hostile-modules.js';
import { dealt, guestOf } from './site.js';

const visitor = AttackedVisitor.forTests();
const { attacker, site } = visitor;

describe('a module in its trial', () => {
  test('the ways out that these tests try do reach the server where no policy blocks them', async () => {
    const { navigation: _, ...rest } = waysTo(attacker.address);
    const tries = Object.values(rest).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const own = await (await site.visitor()).newPage();
    await own.goto(attacker.put('/own.html', 'text/html', `<script>${tries.join('\n')}</script>`));
    const reached = 'fetch keepalive xhr socket events import.js beacon image.png font.woff2 worker.js nested'.split(' ');
    await expect.poll(() => attacker.requests).toEqual(expect.arrayContaining(reached.map((path) => `/${path}`)));
    await own.close();
  });

  test('a module reaches no network and no storage by any way, neither on import nor on dealing', async () => {
    const tries = Object.values(waysTo(attacker.address)).map((way) => `try { Promise.resolve(${way}).catch(() => {}); } catch {}`);
    const all = tries.join('\n');
    expect(await visitor.addModule(sound(`deal(table) { ${all} table.move('pack', 'l', { face: 'up' }); }`, all))).toContain(
      '“Trojan” is now under “All games”',
    );
    await visitor.remove();
    expect(attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
    await visitor.expectUnchanged();
  });

  test.each([
    [
      'a verdict of its own, by every port it can find',
      sound(
        '',
        `for (const name of ['postMessage']) { MessagePort.prototype[name] = function () {}; Worker; }
      self.postMessage({ ok: true, facts: { id: 'trojan' } }); globalThis.parent?.postMessage?.({ ok: true }, '*');`,
      ),
      /“Trojan” is now under “All games”/,
    ],
    [
      'a verdict instead of a patience',
      `self.postMessage({ ok: true, facts: { id: 'x', names: {}, summaries: {}, packs: 1 }, picture: '' }); export default 1;`,
      /not a patience|is missing/,
    ],
    [
      'a summary of thirty million signs',
      sound(`strings: { de: { ...words, summary: 'x'.repeat(3e7) }, en: words },`),
      /its summary is missing, too long/,
    ],
    [
      'a name of thirty million signs',
      sound(`strings: { de: { ...words, name: 'x'.repeat(3e7) }, en: words },`),
      /its name is missing, too long/,
    ],
    ['a deck of a million packs', sound(`deck: () => ({ suits: ['S'], ranks: [1], copies: 1e6 }),`), /not a patience|took longer than/],
    ['facts out of range', sound(`about: { minutes: 1e300, skill: -1 },`), /its about\.\w+ is missing, too long or out of range/],
    ['an id that is a path', sound(`id: '../../sw',`), /not a patience/],
    ['an id of every object', sound(`id: '__proto__',`), /not a patience/],
    [
      'prototypes of everything',
      sound(
        '',
        `Object.prototype.ok = true; Object.prototype.facts = { id: 'sw' }; Array.prototype.map = () => []; Promise.prototype.then = () => {}; JSON.stringify = () => '';`,
      ),
      /“|not a patience|took longer than/,
    ],
    [
      'something thrown whose words throw',
      sound(`deal() { throw { toString() { throw new Error('again'); }, get message() { throw 1; } }; },`),
      /This is not a patience/,
    ],
    [
      'an error whose message is thirty million signs',
      sound(`deal() { throw new Error('x'.repeat(3e7)); },`),
      /This is not a patience.{1,400}$/,
    ],
    ['an end of its worker', sound('', 'self.close();'), /took longer than|“Trojan”/],
    ['a loop without an end when it is loaded', 'for (;;);', /took longer than/],
    ['a loop without an end in its table', sound(`table: () => { for (;;); },`), /took longer than/],
    ['a promise that never ends', 'await new Promise(() => {}); export default 1;', /took longer than/],
  ])('a module that brings %s leaves the page usable and unharmed', async (_name, text, said) => {
    // Use the short limit only for modules that never finish.
    const limit = said.source.includes('took longer than') ? 1 : 5;
    if (!visitor.page.url().endsWith('/en/add/')) await visitor.page.goto('en/add/');
    await visitor.page.evaluate((seconds) => Object.assign(globalThis, { patienceSandboxSeconds: seconds }), limit);
    const words = await visitor.addModule(text);
    expect(words).toMatch(said);
    expect(words.length).toBeLessThan(500);
    if (words.includes('is now under'))
      await visitor.page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
    await visitor.page.locator('.own li').waitFor({ state: 'detached' });
    await visitor.expectUnchanged();
  });

  test('an added module is played as it was tried, whatever its server sends later', async () => {
    await visitor.addModule(sound());
    attacker.put('/module.js', 'text/javascript', 'throw new Error("changed")');
    await visitor.page.goto('en/play/?variant=trojan');
    await dealt(guestOf(visitor.page));
    expect(attacker.requests).toEqual(['/module.js']);
    await visitor.remove();
  });
});
