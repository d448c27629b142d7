import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Folder of the built site. */
let dist = '';

/** Returns the plugins that build the service worker, with the list of the files that it caches, by Workbox. */
export const offlinePlugins = (): Plugin[] => [
  { name: 'patience-dist', configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)) },
  ...VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'sw.ts',
    manifest: false, // Each language has a manifest of its own.
    injectRegister: false,
    injectManifest: {
      globPatterns: ['**/*.{css,html,js,json,svg,webmanifest}'],
      // Exclude what works only with a network or is not needed without one: the data of the atlas, and the text editor of the workshop.
      globIgnores: ['sw.js', 'patience.js', 'atlas.json', 'assets/editor-*.js'],
      rollupFormat: 'iife',
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map(({ url, revision, size }) => {
            const digest = createHash('sha256')
              .update(readFileSync(join(dist, url)))
              .digest('base64');
            // Take the revision from the digest, since a second hash would lengthen the list.
            return { url, size, revision: revision === null ? null : digest.slice(0, 8), integrity: `sha256-${digest}` };
          }),
          warnings: [],
        }),
      ],
    },
    integration: {
      configureCustomSWViteBuild: ({ build }) => {
        Object.assign(build!, { license: { fileName: 'third-party-offline.md' } });
      },
    },
  }),
];
