/** Runs the WebKit of Debian by WebKitWebDriver, over plain W3C WebDriver, with a small browser on a virtual display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { BROWSER_LOST } from './browser-lost.js';
import { isProgram } from './program.js';

/** @typedef {import('./index.js').Engine} Engine */

/** WebDriver's code for each key without a character. @type {Readonly<Record<string, string>>} */
const KEYS = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Message of the driver when it has lost the result of a script, which has run. */
const LOST_RESULT = 'Could not parse script result';

/** Paths of the small browser that comes with the driver. */
function miniBrowser() {
  const named = process.env['PATIENCE_WEBKIT'];
  if (named) return named;
  for (const lib of ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].filter((dir) => existsSync(dir)))
    for (const folder of readdirSync(lib)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .sort()
      .reverse())
      if (isProgram(`${lib}/${folder}/MiniBrowser`)) return `${lib}/${folder}/MiniBrowser`;
  return undefined;
}

/** @param {string} command */
const find = (command) => ['/usr/bin', '/usr/local/bin'].map((dir) => `${dir}/${command}`).find(isProgram);

/** @returns {Promise<number>} a port that nobody listens on */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @returns {Promise<Engine | undefined>} undefined: there is none on this machine */
export async function webkit() {
  const binary = miniBrowser();
  const driver = find('WebKitWebDriver');
  const display = find('Xvfb');
  if (!binary || !driver || (!display && !process.env['DISPLAY'])) return undefined;

  const screen = display ? await ownDisplay(display) : undefined;
  const port = await freePort();
  const env = {
    ...process.env,
    ...(screen && { DISPLAY: screen.name }),
    LANG: 'en_GB.UTF-8',
    GTK_A11Y: 'none',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const call = caller(`http://127.0.0.1:${port}`);
  const drive = async () => {
    if (server) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env });
    await listening(call, server);
  };
  const close = async () => {
    server?.kill();
    screen?.close();
  };
  /**
   * Starts a session, and once more with another browser if that fails: the driver may wait forever for a browser that has started. No page
   * was used before.
   */
  const begin = async () => {
    try {
      return await beginSession(call, binary);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
      console.warn('WebKit did not connect to its driver within half a minute; both were begun anew.');
      await drive();
      return beginSession(call, binary);
    }
  };
  try {
    await drive();
    return {
      name: 'webkit',
      touch: false,
      version: await versionOf(call, await begin()),
      close,
      open: async (settings) => open(call, await begin(), settings),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} program */
async function ownDisplay(program) {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {string} */
  const number = await new Promise((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}`)));
  });
  return { name: `:${number}`, close: () => void child.kill() };
}

/** @typedef {(method: string, path: string, body?: object, limit?: number) => Promise<any>} Call limit: in milliseconds; what the protocol answers is not known to types */

/** @param {string} base @returns {Call} */
const caller =
  (base) =>
  async (method, path, body, limit = 60_000) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) {
      const error = new Error(`WebKitWebDriver, ${method} ${path}: ${value?.error ?? ''} ${value?.message ?? ''}`);
      // The driver forgets a session when its browser ends: small browsers on a virtual display do from time to time.
      if (value?.error === 'invalid session id') error.name = BROWSER_LOST;
      throw error;
    }
    return value;
  };

/** @param {Call} call @param {import('node:child_process').ChildProcess} server */
async function listening(call, server) {
  for (let tries = 0; ; tries++) {
    if (server.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${String(server.exitCode)}`);
    try {
      return void (await call('GET', '/status'));
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((wake) => setTimeout(wake, 50));
    }
  }
}

/** @param {string} binary */
const capabilities = (binary) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] }, timeouts: { script: 60_000 } } },
});

/** @param {Call} call @param {Session} session @returns {Promise<string>} */
async function versionOf(call, { path, version }) {
  await call('DELETE', path);
  return version;
}

/** @typedef {{ path: string, version: string }} Session version: of the browser */

/** @param {Call} call @param {string} binary @returns {Promise<Session>} */
async function beginSession(call, binary) {
  const { sessionId, capabilities: has } = await call('POST', '/session', capabilities(binary), 30_000);
  return { path: `/session/${sessionId}`, version: has.browserVersion };
}

/** @param {Call} call @param {Session} begun @param {import('./index.js').TabSettings} settings @returns {Promise<import('./index.js').Tab>} */
async function open(call, { path: session }, { width, height }) {
  /** @param {string} type @param {object} parameters @param {object[]} actions */
  const act = async (type, parameters, actions) => {
    await call('POST', `${session}/actions`, { actions: [{ type, id: `${type}-1`, ...parameters, actions }] });
    await call('DELETE', `${session}/actions`);
  };
  /**
   * Performs actions without releasing pressed buttons afterwards, so that the mouse can stay down between two calls.
   * @param {object[]} actions
   */
  const mouse = (actions) =>
    call('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse-1', parameters: { pointerType: 'mouse' }, actions }] });
  /** @param {number} x @param {number} y @param {number} duration in milliseconds */
  const mouseTo = (x, y, duration) => ({ type: 'pointerMove', duration, x: Math.round(x), y: Math.round(y), origin: 'viewport' });
  /** @param {string} pointerType @param {readonly {x: number, y: number}[]} points */
  const pointer = (pointerType, points) => {
    const moves = points.map(({ x, y }, i) => ({
      type: 'pointerMove',
      duration: i === 0 ? 0 : 60,
      x: Math.round(x),
      y: Math.round(y),
      origin: 'viewport',
    }));
    const press = { type: 'pointerDown', button: 0 };
    const release = { type: 'pointerUp', button: 0 };
    return act('pointer', { parameters: { pointerType } }, [...moves.slice(0, 1), press, ...moves.slice(1), release]);
  };
  let runs = 0;
  /** @type {import('./index.js').Tab['run']} */
  const run = async (task, ...given) => {
    const n = ++runs;
    /** @param {string} script @param {unknown[]} args */
    const ask = (script, args) => call('POST', `${session}/execute/async`, { script, args });
    const begun = ask(
      `const [n, given, done] = arguments; const answer = Promise.resolve().then(() => (${task.toString()})(...given)).then((value) => ({ value }), (error) => ({ error: String(error) + '\\n' + ((error && error.stack) || '') })); globalThis.begunByDriver = { n, answer }; answer.then(done);`,
      [n, given],
    );
    const answer = await begun.catch(async (error) => {
      if (!String(error).includes(LOST_RESULT)) throw error;
      // The task may have changed the page, so read its result again instead of running it again.
      const read = `const [n, done] = arguments; const begun = globalThis.begunByDriver; if (begun && begun.n === n) begun.answer.then(done); else done(null);`;
      const kept = await ask(read, [n]);
      if (!kept) throw error;
      return kept;
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  /** Sets the size of the viewport, or the smallest that the window allows. @param {{ width: number, height: number }} size */
  const resize = async (size) => {
    let [w, h] = [size.width, size.height];
    for (let tries = 0; tries < 5; tries++) {
      await call('POST', `${session}/window/rect`, { width: w, height: h });
      const inner = await call('POST', `${session}/execute/sync`, { script: 'return [innerWidth, innerHeight]', args: [] });
      if (inner[0] === size.width && inner[1] === size.height) return;
      w = Math.max(1, w + size.width - inner[0]);
      h = Math.max(1, h + size.height - inner[1]);
    }
  };
  await resize({ width, height });
  return {
    go: async (address) => void (await call('POST', `${session}/url`, { url: address })),
    run,
    press(key) {
      const keys = (key === '+' ? [key] : key.split('+')).map((one) => KEYS[one] ?? one);
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      return act('key', {}, [...down, ...keys.map((value) => ({ type: 'keyUp', value })).reverse()]);
    },
    type: (text) =>
      act(
        'key',
        {},
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    click: (x, y) => pointer('mouse', [{ x, y }]),
    tap: (x, y) => pointer('touch', [{ x, y }]),
    drag: (...points) => pointer('mouse', points),
    down: (x, y) => mouse([mouseTo(x, y, 0), { type: 'pointerDown', button: 0 }]),
    move: (x, y) => mouse([mouseTo(x, y, 60)]),
    up: () => mouse([{ type: 'pointerUp', button: 0 }]),
    resize,
    picture: async () => Buffer.from(await call('GET', `${session}/screenshot`), 'base64'),
    close: async () => void (await call('DELETE', session)),
  };
}
