import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { surveyVariants } from '@patience/core/installed';
import { CSP } from '../../src/policy/policy.js';
import { inRepository } from './repository.js';

/** Folder of the examples from the root of the site: each example is a page, beside the files that it names. */
export const LIVE = 'docs/live/';

/** A file that a document prints under its name, for the examples of the document. */
export type NamedFiles = ReadonlyMap<string, string>;

/** Style sheet of the pages of examples. */
const STYLE = 'live.css';
const DIST = 'packages/element/dist/';

/** Returns the files for script tags that the element's build wrote, by name. */
export const scriptFiles = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(inRepository(DIST))
      .filter((name) => /^patience-game\..*\.js$/.test(name))
      .map((name) => [name, readFileSync(inRepository(DIST + name), 'utf8')] as const),
  );

/** Returns the hash of a file for an attribute `integrity`. */
export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * Returns the files of an example, by name. The page has the policy of the site, which forbids scripts and styles in a document: each becomes
 * a file of its own. All else stays as it is printed.
 * @param name of the example, without an ending
 * @param title of its page, unless it has one
 */
export function exampleFiles(name: string, title: string, code: string, named: NamedFiles): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const moved = (ending: string, text: string): string => {
    const file = `${name}-${files.size + 1}.${ending}`;
    files.set(file, text);
    return file;
  };
  const body = code
    .replace(/<script type="module">(.*?)<\/script>/gs, (_, text: string) => `<script type="module" src="${moved('js', text)}"></script>`)
    .replace(/<style>(.*?)<\/style>/gs, (_, text: string) => `<link rel="stylesheet" href="${moved('css', text)}">`);
  const head = `<meta http-equiv="Content-Security-Policy" content="${CSP}"><meta name="color-scheme" content="light dark"><link rel="icon" href="../../icon.svg"><link rel="stylesheet" href="${STYLE}">`;
  const whole = /<html[^>]*>/.exec(body);
  const page = whole
    ? body.replace(whole[0], `${whole[0]}${head}`)
    : `<!doctype html>\n<html lang="en">${head}<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>\n${body}\n</html>`;
  for (const [, file = ''] of [body, ...files.values()].join('\n').matchAll(/["'](?:\.\/)?([\w.-]+\.(?:js|json|css))["']/g))
    if (!files.has(file) && !file.startsWith('patience-game.'))
      files.set(file, named.get(file) ?? themeFile(file) ?? variantFile(file, name));
  files.set(`${name}.html`, page);
  return files;
}

/** Returns a theme of the element's package; undefined when there is none of this name. */
const themeFile = (file: string): string | undefined => {
  const path = inRepository(`packages/element/themes/${file}`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** Returns the module of the installed patience that a file is named after. @throws Error when there is none */
function variantFile(file: string, example: string): string {
  const found = surveyVariants(inRepository('apps/web')).variants.find(({ id }) => `${id}.js` === file);
  if (!found) throw new Error(`The example "${example}" names the file ${file}, which is no patience and not printed on its page.`);
  return readFileSync(found.module, 'utf8');
}
