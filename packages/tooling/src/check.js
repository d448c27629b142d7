#!/usr/bin/env node
/**
 * Looks at a package as its users will get it. Run in the package's folder after its build; one line per check,
 * which the test run counts: `✓ publint core` or `✗ publint core` and the reasons below.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { run } from './shell.js';
import { readJson, shortName } from './workspace.js';

const manifest = /** @type {Manifest} */ (readJson('package.json'));
/**
 * @typedef {{ name: string, keywords?: string[], exports?: Record<string, unknown>,
 *   patience?: { api: number, variants: Record<string, { module: string }> }, sizeBudget?: Record<string, string> }} Manifest
 */

/** Each gives a list of complaints. @type {Record<string, (tarball: string) => Promise<string[]>>} */
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

  /** What an entry adds to a page at once: bundled with all it imports, minified, gzipped, against `sizeBudget`. What it imports later is not counted. */
  async size() {
    const complaints = [];
    for (const [entry, budget] of Object.entries(manifest.sizeBudget ?? {})) {
      const { metafile, outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        splitting: true,
        outdir: '.',
        metafile: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        external: ['node:*'],
        write: false,
        logLevel: 'error',
      });
      const atOnce = new Set(Object.keys(metafile.outputs).filter((file) => metafile.outputs[file]?.entryPoint === entry));
      for (const file of atOnce)
        for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
          if (kind === 'import-statement' && metafile.outputs[path]) atOnce.add(path);
      const bytes = outputFiles.filter(({ path }) => atOnce.has(relative('', path))).map(({ contents }) => gzipSync(contents).length);
      // A file that imports nothing is sent as it is, and may have been minified better.
      if (metafile.inputs[entry]?.imports.every(({ kind }) => kind === 'dynamic-import'))
        bytes.push(Math.min(bytes.pop() ?? 0, gzipSync(readFileSync(entry)).length));
      const kB = bytes.reduce((sum, n) => sum + n, 0) / 1000;
      console.log(`  ${entry} ${kB.toFixed(1)} kB gzipped, at most ${budget}`);
      if (!(kB <= Number.parseFloat(budget))) complaints.push(`${entry} has ${kB.toFixed(2)} kB gzipped, its budget is ${budget}`);
    }
    return complaints;
  },

  /** A built variant is modules without imports, and its manifest says where to find it. */
  async variant() {
    const { patience } = manifest;
    if (!patience) return [];
    const complaints = [];
    if (patience.api !== 1) complaints.push('"patience.api" is not 1');
    if (!manifest.keywords?.includes('patience-variant')) complaints.push('the keyword "patience-variant" is missing');
    for (const [id, { module }] of Object.entries(patience.variants)) {
      if (!existsSync(module)) complaints.push(`"patience.variants.${id}.module" names ${module}, which is not there`);
    }
    for (const file of readdirSync('dist').filter((name) => name.endsWith('.js'))) {
      const { metafile } = await build({
        entryPoints: [join('dist', file)],
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        external: ['*'],
        metafile: true,
        write: false,
        logLevel: 'silent',
      });
      for (const { path } of Object.values(metafile.inputs).flatMap(({ imports }) => imports)) {
        complaints.push(`dist/${file} imports ${path}; a built variant imports nothing`);
      }
    }
    return complaints;
  },
};

const applicable = Object.entries(checks).filter(
  ([name]) =>
    (name !== 'attw' || manifest.exports?.['.']) && (name !== 'size' || manifest.sizeBudget) && (name !== 'variant' || manifest.patience),
);

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
