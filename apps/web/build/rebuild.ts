import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../../../packages/variants', import.meta.url));
const program = fileURLToPath(new URL('../../../packages/tooling/src/build-variants.js', import.meta.url));

/** Matches files of the app that the server reads when it starts: texts, and descriptions of pages. */
const READ_AT_START = /[\\/]apps[\\/]web[\\/]src[\\/](?:words[\\/].*|features[\\/].*(?:words|document[\w-]*))\.ts$/;

/**
 * Returns the plugin that builds a patience again when its rules are data and are saved: the page loads what was built, and reloads then.
 * The server starts again when a file is saved that it has read at its start.
 */
export const rebuildPlugin = (): Plugin => ({
  name: 'patience-rebuild',
  apply: 'serve',
  configureServer(server) {
    const { watcher, config } = server;
    watcher.add(sources);
    watcher.on('change', (file) => {
      if (READ_AT_START.test(file)) void server.restart();
      const [, name] = /[\\/]variants[\\/][^\\/]+[\\/]([^\\/]+)[\\/]src[\\/](?:rules\.json|words\.ts)$/.exec(file) ?? [];
      if (name === undefined) return;
      execFile(process.execPath, [program, name], (error, _output, errors) => {
        if (error) config.logger.error(errors);
      });
    });
  },
});
