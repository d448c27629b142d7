import { build } from 'esbuild';

/**
 * Loads a TypeScript module of the repository into plain Node, bundled with all that it imports, each package from its sources.
 * @param {string} file
 * @returns {Promise<Record<string, unknown>>} its exports
 */
export async function importTs(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@patience/source'],
    logLevel: 'error',
    write: false,
  });
  const text = Buffer.from(/** @type {import('esbuild').OutputFile} */ (outputFiles[0]).contents).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}
