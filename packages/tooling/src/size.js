import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * Measures the size that an entry adds to a page when it is loaded: bundled with all its static imports, minified, gzipped. Dynamic imports
 * are not counted.
 * @param {string} dir of the package
 * @param {string} entry from there
 * @returns {Promise<number>} kilobytes
 */
async function sizeOf(dir, entry) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: dir,
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
  const bytes = outputFiles.filter(({ path }) => atOnce.has(relative(dir, path))).map(({ contents }) => gzipSync(contents).length);
  // Measure a file without imports as it is: it may have been minified better.
  if (metafile.inputs[entry]?.imports.every(({ kind }) => kind === 'dynamic-import'))
    bytes.push(Math.min(bytes.pop() ?? 0, gzipSync(readFileSync(join(dir, entry))).length));
  return bytes.reduce((sum, n) => sum + n, 0) / 1000;
}

/**
 * @param {string} dir of the package
 * @param {Readonly<Record<string, string>>} budgets by entry, such as "4 kB"
 * @param {(line: string) => void} tell how large each is
 * @returns {Promise<string[]>} what is too large
 */
export async function overBudget(dir, budgets, tell) {
  const complaints = [];
  for (const [entry, budget] of Object.entries(budgets)) {
    const kB = await sizeOf(dir, entry);
    tell(`${entry} ${kB.toFixed(1)} kB gzipped, at most ${budget}`);
    if (!(kB <= Number.parseFloat(budget))) complaints.push(`${entry} has ${kB.toFixed(2)} kB gzipped, its budget is ${budget}`);
  }
  return complaints;
}
