/**
 * Fetches the pinned Chromium for the tests, on Linux on x64 only. It comes from the npm registry into node_modules/.cache, with its own
 * system libraries and fonts, so that every machine tests with the same browser.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installLocked, lockedVersion } from './locked.js';
import { run } from './shell.js';
import { cache } from './workspace.js';

const name = '@sparticuz/chromium';
const version = lockedVersion('chromium', name); // 147.0.0 is the last one for Node 20

const folder = join(cache, `chromium-${version}`);
const unpacked = join(folder, 'unpacked');
const fonts = join(folder, 'fonts.conf'); // written last: without it the folder is half-made

/** Returns whether the pinned Chromium can run on this machine. */
export const canBeFetched = process.platform === 'linux' && process.arch === 'x64';

/** Returns the Chromium that was fetched before; undefined where there is none. @returns {import('./chromium.js').Chromium | undefined} */
export function fetchedChromium() {
  if (!canBeFetched || !existsSync(fonts)) return undefined;
  return {
    kind: 'fetched',
    executablePath: join(unpacked, 'chromium'),
    env: { LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

/**
 * Returns environment variables that give other browsers the same fonts, so that all browsers draw the same text.
 * @returns {Record<string, string>}
 */
export const fetchedFonts = () => (canBeFetched && existsSync(fonts) ? { FONTCONFIG_FILE: fonts } : {});

/**
 * @returns {Promise<import('./chromium.js').Chromium>}
 * @throws {Error} that says why, when npm cannot fetch it or it cannot be unpacked
 */
export async function fetchChromium() {
  const there = fetchedChromium();
  if (there) return there;
  const spec = `${name}@${version}`;
  await installLocked('chromium', folder, 180_000);
  mkdirSync(unpacked);

  // Import the package in a process of its own: it unpacks into the temporary folder, and it unpacks its system libraries only if it
  // detects AWS Lambda while it is imported.
  const main = pathToFileURL(join(folder, 'node_modules', name, 'build', 'esm', 'index.js')).href;
  const script = `const { default: chromium } = await import(${JSON.stringify(main)}); await chromium.executablePath();`;
  const env = { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };
  const unpack = await run(process.execPath, ['--input-type=module', '--eval', script], { env, limit: 120_000 });
  if (unpack.code !== 0) throw new Error(`${spec} could not be unpacked:\n${unpack.output.trim()}`);
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true }); // 66 MB that were only the wrapping
  writeFileSync(fonts, fontsConf(join(unpacked, 'fonts', 'fonts'), join(folder, 'font-cache')));
  return /** @type {import('./chromium.js').Chromium} */ (fetchedChromium());
}

/**
 * Returns a fontconfig file for the fetched fonts. The file that comes with Chromium names folders of AWS Lambda, and Chromium exits at the
 * first text when it finds no font.
 * @param {string} dir of the fonts @param {string} cachedir @returns {string}
 */
const fontsConf = (dir, cachedir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${xml(dir)}</dir>
  <cachedir>${xml(cachedir)}</cachedir>
</fontconfig>
`;

/** @param {string} text */
const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
