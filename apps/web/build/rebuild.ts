import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../../../packages/variants', import.meta.url));
const program = fileURLToPath(new URL('../../../packages/tooling/src/build-variants.js', import.meta.url));

/** Returns the plugin that builds a patience again when its rules are data and are saved: the page loads what was built, and reloads then. */
export const rebuildPlugin = (): Plugin => ({
  name: 'patience-rebuild',
  apply: 'serve',
  configureServer({ watcher, config: { logger } }) {
    watcher.add(sources);
    watcher.on('change', (file) => {
      const [, name] = /[\\/]variants[\\/][^\\/]+[\\/]([^\\/]+)[\\/]src[\\/](?:rules\.json|words\.ts)$/.exec(file) ?? [];
      if (name === undefined) return;
      execFile(process.execPath, [program, name], (error, _output, errors) => {
        if (error) logger.error(errors);
      });
    });
  },
});
