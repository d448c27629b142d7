import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { digestOf } from '../src/offline/digest.js';

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
      // Exclude what works only with a network or is not needed without one: the data of the atlas, the text editor of the workshop, and the documents.
      globIgnores: ['sw.js', 'patience.js', 'atlas.json', 'assets/editor-*.js', 'docs/**', '*/docs/**'],
      rollupFormat: 'iife',
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => ({
          // Write no revision, which the service worker takes from the digest: a second hash would lengthen the list.
          manifest: (await Promise.all(
            entries.map(async ({ url, size }) => ({ url, size, digest: await digestOf(readFileSync(join(dist, url))) })),
          )) as unknown as typeof entries,
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
