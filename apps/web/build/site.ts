import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, Rolldown } from 'vite';
import { drawMiniature } from '../src/miniature/draw.js';
import { sandboxDocument } from '@patience/element/sandbox';
import { catalogueModule, forFirstVisit, readCatalogue, type Found } from './catalogue.js';
import { SANDBOX_SCRIPTS, sandboxScript } from './sandbox.js';
import { write, type Files } from './document.js';
import { docsFiles } from './docs/index.js';
import { documents } from './documents.js';
import { ATLAS, atlasFile } from './atlas.js';
import { dealsOf, firstDeals, winnableDeals } from './deals.js';
import { entryOf, scriptOf } from './entries.js';
import { address as site } from './address.js';
import { dataVariantsModule } from './data-variants.js';
import { languageModule, languages, packagedLanguageOf, wordsModule } from './languages.js';
import { manifest, robots, sitemap } from './metadata.js';
import type { Document } from './page.js';
import { packs } from './packs.js';
import { packageTemplatesModule } from './package-templates.js';
import { nextModule } from './guide/next-games.js';
import { body } from './parts/layout.js';
import { pictureOf, planOf, thumbOf } from '../src/catalogue/pictures.js';
import { iconPicture, socialPicture } from './pictures.js';
import { DOCUMENTS } from '../src/offline/packs.js';
import { typeOf } from '../src/policy/types.js';
import { drawPlan } from './plan.js';
import { sharesModule } from './shares.js';

const CATALOGUE = 'virtual:patience-catalogue';
const SANDBOX = 'virtual:patience-sandbox';
/** Folder of the sandbox's scripts on the development server. */
const SCRIPTS = '/sandbox/';
/** Matches the element's module that returns the script of the guest. On the site it is replaced by one that fetches the built file. */
const GUEST_SCRIPT = /[\\/]sandbox[\\/]guest-script\.(ts|js)$/;
/** Matches the module of core with its languages besides English. The words of German pages add the language instead. */
const CORE_LANGUAGES = /[\\/]core[\\/]src[\\/]words[\\/]built-in\.ts$/;
/** Number of the deal that the small pictures of the gallery show. */
const SEED = 7;

const { found, left } = await readCatalogue(fileURLToPath(new URL('..', import.meta.url)));
const all = documents(found);
const choice = forFirstVisit(found)[0]?.facts.id;

/** Returns the source of a virtual module that has no addresses in it; undefined for any other id. */
const virtualModule = (id: string): string | undefined =>
  languageModule(id) ?? nextModule(id, found) ?? dataVariantsModule(id, found) ?? packageTemplatesModule(id) ?? sharesModule(id, found);

/** Plugin that writes every page of the site, and serves the pages in development. */
export function sitePlugin(): Plugin {
  return {
    name: 'patience-site',
    resolveId: (id) => (id === CATALOGUE || id === SANDBOX || virtualModule(id) !== undefined ? `\0${id}` : undefined),
    async load(id) {
      if (GUEST_SCRIPT.test(id))
        return `import { guestAddress } from '${SANDBOX}'; export const guestScript = async () => (await fetch(guestAddress)).text();`;
      if (CORE_LANGUAGES.test(id)) return 'export const builtIn = {};';
      if (id === `\0${SANDBOX}`) {
        const addresses = SANDBOX_SCRIPTS.map(async (name) => {
          const address =
            this.environment.mode === 'dev'
              ? JSON.stringify(`${SCRIPTS}${name}.js`)
              : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `sandbox-${name}.js`, source: await sandboxScript(name) })}`;
          return `export const ${name}Address = ${address};`;
        });
        return (await Promise.all(addresses)).join('\n');
      }
      if (id !== `\0${CATALOGUE}`) return id.startsWith('\0') ? virtualModule(id.slice(1)) : undefined;
      // In development, address each module by its file: the solver's worker loads a variant by that address.
      if (this.environment.mode === 'dev') return catalogueModule(found, ({ module }) => JSON.stringify(`/@fs${module}`));
      return catalogueModule(
        found,
        ({ module, facts }) =>
          `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: module, name: `patience-${facts.id}`, preserveSignature: 'strict' })}`,
      );
    },

    buildStart() {
      for (const { id, why } of left) this.warn(`The patience "${id}" is left out: ${why}`);
    },

    configureServer: (server) => () => void server.middlewares.use(servePage),

    generateBundle: {
      order: 'post', // Run after all other plugins, when the names of the files are final.
      async handler(_options, bundle) {
        for (const [fileName, source] of Object.entries(await filesOfSite(bundle))) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** Answers a request for a page or a file of the site on the development server. */
const servePage: Connect.NextHandleFunction = (request, response, next) => {
  const script = SANDBOX_SCRIPTS.find((name) => request.originalUrl === `${SCRIPTS}${name}.js`);
  if (script) return void sandboxScript(script).then((text) => response.end(text), next);
  const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname.slice(1);
  const doc = all.find((one) => one.path === path);
  const text = doc ? undefined : (EXTRAS[path === 'sandbox/' ? 'sandbox/index.html' : path] ?? docsFile(path));
  if (!doc && text === undefined) return next();
  const variant = doc && variantOf(doc);
  const files = {
    script: `/@fs${scriptOf((doc ?? all[0]!).page)}`,
    boot: '/boot.js',
    styles: [],
    preload: [],
    ...(variant && {
      game: { id: variant.facts.id, module: `/@fs${variant.module}`, family: variant.family, deals: firstDeals(variant.variant) },
    }),
  };
  response.setHeader('Content-Type', doc || path.endsWith('/') ? 'text/html' : typeOf(path));
  // Drop the policy in development: Vite's server writes inline styles.
  response.end(doc ? write(doc, body(doc, found), files, site).replace(/<meta http-equiv.*\n/, '') : text);
};

/** Returns the pages, documents, pictures and lists of a build, by name. */
async function filesOfSite(bundle: Rolldown.OutputBundle): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const written = Object.fromEntries(all.map((doc) => [fileOf(doc), write(doc, body(doc, found), filesOf(doc, bundle), site)]));
  const fixed = Object.fromEntries(
    ['boot.js', 'icon.svg', 'icon-maskable.svg'].map((name) => [name, readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8')]),
  );
  const offline = Object.fromEntries(Object.entries(written).filter(([file]) => !DOCUMENTS.test(file)));
  return {
    ...written,
    ...EXTRAS,
    ...docsFiles(),
    ...(await pictures()),
    ...packs({ ...offline, ...EXTRAS, ...fixed }, bundle, packagedLanguageOf),
  };
}

/** Returns a file of the documents on the development server. */
const docsFile = (path: string): string | undefined => (/^docs\/|^llms\.txt$/.test(path) ? docsFiles()[path] : undefined);

/** Files of the site that are not pages, by path. */
const EXTRAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    found.flatMap(({ facts, variant }) => [
      [thumbOf(facts.id), drawMiniature(variant, SEED, 'en', 'plain') ?? ''],
      [planOf(facts.id), drawPlan(variant).svg],
      [dealsOf(facts.id), JSON.stringify(winnableDeals(variant))],
    ]),
  ),
  ...Object.fromEntries(
    found.flatMap(({ facts, variant }) =>
      languages.flatMap((lang) => [[pictureOf(facts.id, lang), drawMiniature(variant, SEED, lang) ?? '']]),
    ),
  ),
  'sandbox/index.html': sandboxDocument(),
  ...Object.fromEntries(languages.map((lang) => [`manifest.${lang}.webmanifest`, manifest(lang)])),
  [ATLAS]: atlasFile(found),
  'robots.txt': robots(site),
  ...(site !== undefined && { 'sitemap.xml': sitemap(all, site) }),
};

/** Returns the PNG files: pictures for social sites, and the icons of the installed app. */
async function pictures(): Promise<Record<string, Uint8Array>> {
  const icons = [180, 192, 512].map(async (size) => [`icon-${size}.png`, await iconPicture(size)] as const);
  const social = found.map(async ({ facts, variant }) => [facts.id, await socialPicture(variant, SEED)] as const);
  const pictures = (await Promise.all(social)).flatMap(([id, picture]) => {
    const names = [`social-${id}`, ...(id === choice ? ['social'] : [])];
    return picture ? names.map((name) => [`pictures/${name}.png`, picture] as const) : [];
  });
  return Object.fromEntries([...pictures, ...(await Promise.all(icons))]);
}

/** Returns the built files that the document of a page names. */
function filesOf(doc: Document, bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const entry = chunks.find(({ name, isEntry }) => isEntry && name === entryOf(doc.page))!;
  const parts = doc.page.dealsFirst ? (['table'] as const) : (['table', 'other'] as const);
  const words = parts.map((part) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(wordsModule(doc.lang, part))));
  const variant = variantOf(doc);
  const module = variant && chunks.find(({ facadeModuleId }) => facadeModuleId === variant.module);
  const needed = new Set<string>();
  const need = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    for (const file of chunk.imports) need(chunks.find(({ fileName }) => fileName === file));
  };
  for (const chunk of [entry, ...words, module]) need(chunk);
  const styles = [...needed].flatMap((file) => [
    ...((bundle[file] as Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
  ]);
  return {
    script: entry.fileName,
    boot: 'boot.js',
    styles: [...new Set(styles)],
    preload: doc.page.isWritten ? [] : [...needed].filter((file) => file !== entry.fileName),
    ...(variant &&
      module && { game: { id: variant.facts.id, module: module.fileName, family: variant.family, deals: firstDeals(variant.variant) } }),
  };
}

const variantOf = ({ page, variant }: Document): Found | undefined =>
  page.name === 'play' ? variant : page.name === 'home' ? found.find(({ facts }) => facts.id === choice) : undefined;

const fileOf = ({ path }: Document): string => (path.endsWith('.html') ? path : `${path}index.html`);
