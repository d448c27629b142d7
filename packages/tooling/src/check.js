#!/usr/bin/env node
/**
 * Checks a package as its users get it. It runs in the package's folder after its build and prints one line per check, which the test run
 * counts: `✓ publint core`, or `✗ publint core` and the reasons below. Variants have check-variants.js.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { addToPath } from './install.js';
import { declares, internalMembers } from './internal.js';
import { unpacked } from './packed.js';
import { run } from './shell.js';
import { overBudget } from './size.js';
import { readJson, shortName } from './workspace.js';

/** @typedef {{ name: string, exports?: Record<string, unknown>, sizeBudget?: Record<string, string> }} Manifest */
const manifest = /** @type {Manifest} */ (readJson('package.json'));

/** The checks by name. Each returns a list of faults. @type {Record<string, (tarball: string) => Promise<string[]>>} */
const checks = {
  async publint(tarball) {
    const bytes = readFileSync(tarball);
    const pack = { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) };
    const { messages, pkg } = await publint({ level: 'suggestion', strict: true, pack });
    return messages.map((message) => formatMessage(message, pkg) ?? message.code);
  },

  async attw(tarball) {
    const { code, output } = await run('attw', [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']);
    return code === 0 ? [] : [output];
  },

  packed: async (tarball) => (await unpacked(tarball)).wrong,

  /** Checks that published types contain neither the tag `@internal` nor a declaration that it marks. */
  async internal() {
    const marked = internalMembers('src');
    return filesIn('dist', '.d.ts').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = marked.filter(({ owner, name }) => declares(text, owner, name)).map(({ owner, name }) => `${owner}.${name}`);
      return [...found, ...(text.includes('@internal') ? ['@internal'] : [])].map((what) => `${file} still says ${what}`);
    });
  },

  size: () => overBudget(process.cwd(), manifest.sizeBudget ?? {}, (line) => console.log(`  ${line}`)),
};

const applicable = Object.entries(checks).filter(
  ([name]) => (!['attw', 'internal'].includes(name) || manifest.exports?.['.']) && (name !== 'size' || manifest.sizeBudget),
);

await addToPath();
const dir = mkdtempSync(join(tmpdir(), 'patience-pack-'));
try {
  const packed = await run('pnpm', ['pack', '--pack-destination', dir]);
  const [tarball] = readdirSync(dir);
  for (const [name, check] of applicable) {
    const complaints = packed.code === 0 && tarball ? await check(join(dir, tarball)) : [`pnpm pack failed: ${packed.output}`];
    console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name} ${shortName(manifest.name)}`);
    for (const complaint of complaints) console.log(complaint.replace(/^/gm, '  '));
    if (complaints.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}

/** @param {string} folder @param {string} ending @returns {string[]} paths from here */
function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}
