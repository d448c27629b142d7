import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { digestOf } from '../src/offline/digest.js';
import { listOf } from '../src/offline/packs.js';
import type { Entry } from '../src/offline/part.js';
import { packagedLanguageOf } from './languages.js';

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
      globIgnores: ['sw.js', 'patience.js', 'atlas.json', 'assets/editor-*.js', 'docs/**', '*/docs/**', listOf('*')],
      rollupFormat: 'iife',
      maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => ({
          // Write no revision, which the service worker takes from the digest: a second hash would lengthen the list.
          manifest: (await listed(entries.map(({ url }) => url))) as unknown as typeof entries,
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

/** Returns the list of the service worker: the files for every visitor, and for each packaged language a file that lists its own. */
async function listed(files: readonly string[]): Promise<readonly Entry[]> {
  const everyone: Entry[] = [];
  const ofLanguages: Record<string, Record<string, string>> = {};
  for (const url of files) {
    const digest = await digestOf(readFileSync(join(dist, url)));
    const language = packagedLanguageOf(url);
    if (language === undefined) everyone.push({ url, digest });
    else (ofLanguages[language] ??= {})[url] = digest;
  }
  const lists = Object.entries(ofLanguages).map(async ([language, digests]) => {
    const [url, text] = [listOf(language), JSON.stringify(digests)];
    writeFileSync(join(dist, url), text);
    return { url, digest: await digestOf(Buffer.from(text)) };
  });
  return [...everyone, ...(await Promise.all(lists))];
}
