/** Runs the WebKit of Debian by Selenium over its WebKitWebDriver, with a small browser on a virtual display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Builder, Button, Capabilities, Key, Origin } from 'selenium-webdriver';
// @ts-expect-error its types leave this module out
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
// @ts-expect-error its types know this module as a folder only
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { isProgram } from './program.js';

/** @typedef {import('./index.js').Engine} Engine */
/** @typedef {import('selenium-webdriver').WebDriver} WebDriver */
/** @typedef {import('selenium-webdriver/remote').DriverService} Service */
/** @typedef {{ x: number, y: number }} Point */

/** Milliseconds after which a browser counts as one that never connects to its driver. */
const CONNECTED = 30_000;
/** Message of the driver when it has lost the result of a script, which has run. */
const LOST_RESULT = 'Could not parse script result';

/** Returns the path of the small browser that comes with the driver. @returns {string | undefined} */
function miniBrowser() {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].filter((folder) => existsSync(folder));
  const browsers = libraries.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .sort()
      .map((name) => `${folder}/${name}/MiniBrowser`),
  );
  return process.env['PATIENCE_WEBKIT'] ?? browsers.findLast(isProgram);
}

/** @param {string} command */
const find = (command) => ['/usr/bin', '/usr/local/bin'].map((folder) => `${folder}/${command}`).find(isProgram);

/** @returns {Promise<Engine | undefined>} undefined: there is none on this machine */
export async function webkit() {
  const [binary, program, xvfb] = [miniBrowser(), find('WebKitWebDriver'), find('Xvfb')];
  if (!binary || !program || !xvfb) return undefined;
  const screen = await ownDisplay(xvfb);
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    LANG: 'en_GB.UTF-8',
    GTK_A11Y: 'none',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  let service = await serve(program, env);
  const begin = async () => {
    // The driver may wait forever for a browser that has started, so begin both anew once.
    const first = await Promise.race([session(service, binary), new Promise((wake) => setTimeout(wake, CONNECTED).unref())]);
    if (first) return /** @type {WebDriver} */ (first);
    await service.kill();
    service = await serve(program, env);
    return session(service, binary);
  };
  const close = async () => {
    await service.kill();
    screen.close();
  };
  try {
    const driver = await begin();
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? '';
    await driver.quit();
    return { name: 'webkit', touch: false, version, close, open: async (settings) => open(await begin(), settings) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} program */
async function ownDisplay(program) {
  const options = ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(child.stdout, 'data');
  return { name: `:${String(number).trim()}`, close: () => void child.kill() };
}

/** @param {string} program @param {Record<string, string | undefined>} env @returns {Promise<Service>} */
async function serve(program, env) {
  const port = await findFreePort('127.0.0.1');
  const service = new DriverService(program, { port, args: [`--port=${port}`], env, stdio: 'ignore', loopback: true });
  await service.start();
  return service;
}

/** @param {Service} service @param {string} binary @returns {Promise<WebDriver>} */
async function session(service, binary) {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    timeouts: { script: 60_000, pageLoad: 60_000 },
  });
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.address())
    .withCapabilities(capabilities)
    .build();
}

/** Returns Selenium's name for a key: `ARROW_LEFT` for `ArrowLeft`, the character itself for a character. @param {string} key */
const keyOf = (key) => {
  const name = key.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  return key === 'Space' ? ' ' : key.length > 1 && name in Key ? String(Key[/** @type {'ENTER'} */ (name)]) : key;
};

/** @param {WebDriver} driver @param {import('./index.js').TabSettings} settings @returns {Promise<import('./index.js').Tab>} */
async function open(driver, { width, height }) {
  const actions = () => driver.actions({ async: true });
  /** @param {Point} to @param {number} duration in milliseconds */
  const move = ({ x, y }, duration) => ({ x: Math.round(x), y: Math.round(y), duration, origin: Origin.VIEWPORT });
  /** @param {readonly Point[]} points the mouse goes down at the first and up at the last */
  const drag = async ([from, ...through]) => {
    const all = actions()
      .move(move(/** @type {Point} */ (from), 0))
      .press();
    for (const to of through) all.move(move(to, 60));
    await all.release().perform();
    await all.clear();
  };
  /** Sets the size of the viewport, or the smallest that the window allows. @param {{ width: number, height: number }} size */
  const resize = async (size) => {
    let [w, h] = [size.width, size.height];
    for (let tries = 0; tries < 5; tries++) {
      await driver.manage().window().setRect({ width: w, height: h });
      /** @type {number[]} */
      const [innerWidth = 0, innerHeight = 0] = await driver.executeScript('return [innerWidth, innerHeight]');
      if (innerWidth === size.width && innerHeight === size.height) return;
      w = Math.max(1, w + size.width - innerWidth);
      h = Math.max(1, h + size.height - innerHeight);
    }
  };
  let runs = 0;
  await resize({ width, height });
  return {
    go: (address) => driver.get(address),
    async run(task, ...given) {
      const begin = `const [n, given, done] = arguments; const answer = Promise.resolve().then(() => (${task.toString()})(...given)).then((value) => ({ value }), (error) => ({ error: String(error) + '\\n' + ((error && error.stack) || '') })); globalThis.begunByDriver = { n, answer }; answer.then(done);`;
      // The task may have changed the page, so read a result that the driver has lost again, instead of running the task again.
      const read = `const [n, given, done] = arguments; const begun = globalThis.begunByDriver; if (begun && begun.n === n) begun.answer.then(done); else done(null);`;
      const n = ++runs;
      /** @param {string} script @returns {Promise<any>} */
      const ask = (script) => driver.executeAsyncScript(script, n, given);
      const answer = await ask(begin).catch(async (error) => {
        const kept = String(error).includes(LOST_RESULT) ? await ask(read) : undefined;
        if (!kept) throw error;
        return kept;
      });
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    },
    async press(key) {
      const keys = (key === '+' ? [key] : key.split('+')).map(keyOf);
      const all = actions();
      for (const one of keys) all.keyDown(one);
      for (const one of keys.reverse()) all.keyUp(one);
      await all.perform();
      await all.clear();
    },
    type: (text) => actions().sendKeys(text).perform(),
    click: (x, y) => drag([{ x, y }]),
    tap: () => Promise.reject(new Error('WebKitWebDriver cannot send touches.')),
    drag: (...points) => drag(points),
    down: (x, y) => actions().move(move({ x, y }, 0)).press(Button.LEFT).perform(),
    move: (x, y) => actions().move(move({ x, y }, 60)).perform(),
    up: () => actions().release(Button.LEFT).perform(),
    resize,
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}
