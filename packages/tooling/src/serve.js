/** Builds the app and serves what was built. */
import { join } from 'node:path';
import { preview } from 'vite';
import { turbo } from './turbo.js';
import { root } from './workspace.js';

export async function serve() {
  const began = performance.now();
  process.stdout.write('build     ');
  for (const { ok, log } of await turbo('build', ['@patience/web'])) {
    if (!ok) throw new Error(log);
  }
  console.log(`done, ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const server = await preview({
    root: join(root, 'apps', 'web'),
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173) }, // a busy port moves on to the next
  });
  console.log(`\nPatience is at ${server.resolvedUrls?.local[0] ?? 'an unknown address'} (Ctrl+C ends it)`);
}
