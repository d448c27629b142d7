/** Serves the app to a browser, either as it was built or directly from the sources. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { buildVariants } from './build-variants.js';
import { turbo } from './turbo.js';
import { PUBLISHED, root, variants } from './workspace.js';

const app = join(root, 'apps', 'web');
const address = { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173) }; // a busy port moves on to the next

/** Builds the app and serves the result. @throws Error with the log of a build that failed */
export async function serve() {
  const began = performance.now();
  process.stdout.write('build     ');
  for (const { ok, log } of await turbo(['build'], { filters: ['@patience/web'] })) {
    if (!ok) throw new Error(log);
  }
  console.log(`done, ${((performance.now() - began) / 1000).toFixed(1)} s`);

  process.chdir(app); // as if Vite had been started there
  const server = await preview({ root: app, logLevel: 'warn', preview: address });
  announce(server.resolvedUrls?.local);
}

/**
 * Serves the app from the sources of all packages. Variants that were never built are built first, because the build writes the files by
 * which the app finds them.
 */
export async function develop() {
  const unbuilt = variants().filter(({ dir }) => !existsSync(join(dir, PUBLISHED, 'package.json')));
  if (unbuilt.length > 0) await buildVariants(unbuilt.map(({ short }) => short));
  process.chdir(app);
  const server = await createServer({ root: app, server: address });
  await server.listen();
  announce(server.resolvedUrls?.local);
}

/** @param {string[] | undefined} urls */
const announce = (urls) => console.log(`\nPatience is at ${urls?.[0] ?? 'an unknown address'} (Ctrl+C ends it)`);
