import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { installedVariants } from '@patience/core/installed';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** All variants that are installed in this workspace. */
export const variants = installedVariants(here);

/** A recorded game that is won. */
export interface WonGame {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly deck?: string;
  readonly seed?: number | string;
  readonly gestures: readonly (readonly string[])[];
}

/** Returns the recorded games of the variants, one for each variant that has one. */
export function wonGames(): WonGame[] {
  const found = new Map<string, WonGame>();
  for (const folder of new Set(variants.map((variant) => variant.folder)))
    for (const file of readdirSync(`${folder}/src`)
      .filter((name) => name.endsWith('tests.json'))
      .sort()) {
      const { won = [] } = JSON.parse(readFileSync(`${folder}/src/${file}`, 'utf8')) as { won?: WonGame | WonGame[] };
      for (const game of [won].flat()) if (!found.has(game.variant)) found.set(game.variant, game);
    }
  return [...found.values()];
}

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html";

/** A page: the content of its body, and its content security policy. */
export interface PageSource {
  readonly html: string;
  readonly strict?: boolean;
  /** Further directives at the end of the strict policy. */
  readonly policy?: string;
  /** Attributes of the root element, instead of `lang="en"`. */
  readonly root?: string;
}

/** Media types of the texts of a site. */
const TYPES: Readonly<Record<string, string>> = { '.json': 'application/json', '.js': 'text/javascript', '.css': 'text/css' };

/** A small web site with the built element, every installed variant, and the given pages and modules. */
export class Site {
  readonly #server: Server;
  readonly #modules = new Map<string, string>();

  /** @param files texts by their paths, beside the pages */
  constructor(
    private readonly pages: Readonly<Record<string, PageSource>>,
    private readonly files: Readonly<Record<string, string>> = {},
  ) {
    this.#server = createServer((request, response) => {
      void this.#find(new URL(request.url ?? '/', 'http://localhost').pathname).then((found) => {
        if (!found) return response.writeHead(404).end();
        response.writeHead(200, {
          'content-type': found.type,
          ...(found.strict ? { 'content-security-policy': STRICT + (found.policy ?? '') } : {}),
        });
        return response.end(found.body);
      });
    });
  }

  /** @returns the address of the site */
  async open(): Promise<string> {
    await new Promise<void>((wake) => this.#server.listen(0, '127.0.0.1', wake));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((wake) => this.#server.close(wake));
  }

  /** Adds a module, bundled as a user of the published packages would. */
  async bundle(path: string, file: URL): Promise<void> {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(file)],
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'error',
      define: {
        'process.env.NODE_ENV': '"production"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
      alias: Object.fromEntries(['define', 'advice', 'react'].map((entry) => [`@patience/element/${entry}`, `${dist}${entry}.js`])),
    });
    this.#modules.set(path, outputFiles[0]!.text);
  }

  async #find(path: string): Promise<{ body: string; type: string; strict?: boolean; policy?: string | undefined } | undefined> {
    const page = this.pages[path];
    if (page)
      return {
        body: `<!doctype html><html ${page.root ?? 'lang="en"'}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test</title>${page.html}`,
        type: 'text/html',
        ...(page.strict && { strict: true, policy: page.policy }),
      };
    const module = this.#modules.get(path);
    if (module !== undefined) return { body: module, type: 'text/javascript' };
    const file = this.files[path];
    if (file !== undefined) return { body: file, type: TYPES[/\.\w+$/.exec(path)?.[0] ?? ''] ?? 'text/plain' };
    // Browsers ask for the icon of a site unasked, and report in the console if there is none.
    if (path === '/favicon.ico') return { body: '', type: 'image/x-icon' };
    const [, folder, ...rest] = path.split('/');
    const name = rest.join('/');
    const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (folder === 'element' && /^[\w.-]+$/.test(name)) return { body: await readFile(dist + name, 'utf8').catch(() => ''), type };
    const variant = variants.find(({ id }) => `${id}.js` === name);
    if (folder === 'variants' && variant) return { body: await readFile(variant.module, 'utf8'), type };
    return undefined;
  }
}

/** Registers every installed variant lazily and shows one element that fills the page. */
export const tablePage: PageSource = {
  html: `<style>body { margin: 0 } h1 { position: absolute; clip-path: inset(50%) } patience-game { block-size: 100vh }</style>
<main><h1>Test</h1><patience-game></patience-game></main>
<script type="module" src="/element/patience-game.cdn.js"></script>`,
};
