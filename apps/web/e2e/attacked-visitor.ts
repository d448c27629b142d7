import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { ForeignServer } from './foreign-server.js';
import { Site } from './site.js';

/** A visitor of the site who is attacked: by added modules, and by a server that records every request. */
export class AttackedVisitor {
  readonly site = new Site();
  readonly attacker = ForeignServer.forTests();
  /** The page shared by all tests of a file, since installing the service worker takes long. */
  #page: Page | undefined;

  /** Opens the visitor before the tests of a file, once more after a failed test, and closes the site after all. */
  static forTests(): AttackedVisitor {
    const visitor = new AttackedVisitor();
    const { site, attacker } = visitor;
    beforeAll(() => site.open());
    afterAll(async () => {
      await site.leave();
      await site.close();
    });
    beforeEach(async () => {
      if (!visitor.#page) await visitor.reopen();
      attacker.requests.length = 0;
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await visitor.leave();
      site.faults.length = 0; // Clear the faults: the policies log every request that they block.
    });
    return visitor;
  }

  get page(): Page {
    return this.#page!;
  }

  /** Ends the visitor's browser processes; the next test gets new ones. */
  async leave(): Promise<void> {
    this.#page = undefined;
    await this.site.leave();
  }

  /**
   * Opens the visitor anew: a page without stored data, in browser processes of its own.
   * @param serviceWorkers whether the site is installed, which takes half a minute
   */
  async reopen(serviceWorkers: 'allow' | 'block' = 'allow'): Promise<void> {
    await this.site.leave();
    const visitor = await this.site.visitor({ serviceWorkers });
    // Shorten the time limit of a sandbox as the test says, since some tests wait for endless loops.
    await visitor.addInitScript(() => {
      try {
        Object.assign(globalThis, { patienceSandboxSeconds: sessionStorage.getItem('limit') });
        // Fake the absence of user activation: whatever a test runs in a page counts as user activation in this browser.
        if (sessionStorage.getItem('untouched')) Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
      } catch {
        // Ignore a sandbox, where reading the storage throws.
      }
    });
    const page = await visitor.newPage();
    await page.goto('en/add/');
    if (serviceWorkers === 'allow')
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((wake) => setTimeout(wake, 30));
      });
    this.#page = page;
  }

  /** Adds a module on the page for added games. @returns the message that the page shows */
  async addModule(text: string): Promise<string> {
    const { page } = this;
    const address = this.attacker.put('/module.js', 'text/javascript', text);
    if (!page.url().endsWith('/en/add/')) await page.goto('en/add/');
    await page.getByLabel('Address of the module').fill(address);
    await page.getByLabel('I want to add').check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const status = page.locator('form [role=status]', {
      hasText: /“|This is|took longer than|There is|larger|fetched from|This browser|Part of this site/,
    });
    await status.waitFor();
    expect(this.attacker.requests.filter((path) => path !== '/module.js')).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0); // The sandbox of the trial is removed.
    return status.innerText();
  }

  /** Checks that the site is unchanged: its pages, its caches, its data. */
  async expectUnchanged(): Promise<void> {
    const { page } = this;
    const caches = await page.evaluate(async () =>
      (await globalThis.caches.keys()).map((name) => name.replace(/^(patience-site) .*/, '$1')),
    );
    expect(caches.filter((name) => name !== 'patience-site')).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('patience')))).toEqual([]);
  }

  /** Removes the patience of these tests from the added games. */
  async remove(): Promise<void> {
    const { page } = this;
    await page.goto('en/add/');
    await page.getByRole('button', { name: 'Remove Trojan' }).click();
    await page.getByText('“Trojan” was removed').waitFor();
  }
}
