/** Tests on the built site that no other page has code or texts of the workshop. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from './site.js';

const assets = join(builtSite, 'assets');
const scripts = new Map(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')]),
);

/** Texts that only the workshop has: of its storage, its templates, its words, its editor and its zip file. */
const OWN = ['patience.workshop.open', 'my-columns', 'Find a game', 'Finde mir eine', 'cm-editor', 'package.alone.json'];

/** Returns the scripts that a document names, and all that these name, whether they are loaded at once or later. */
function reachedFrom(document: string): Set<string> {
  const reached = new Set<string>();
  const open = [readFileSync(join(builtSite, document), 'utf8')];
  for (let text = open.pop(); text !== undefined; text = open.pop())
    for (const [name] of text.matchAll(/(?<![\w.-])[\w.-]+\.js\b/g)) {
      const script = scripts.get(name);
      if (script === undefined || reached.has(name)) continue;
      reached.add(name);
      open.push(script);
    }
  return reached;
}

/** One document of each kind of page: patiences differ in their own module only. */
const pages = [
  ...new Map(
    readdirSync(join(builtSite, 'en'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('index.html') && !path.startsWith('workshop'))
      .map((path) => [path.split(/[\\/]/)[0], `en/${path}`]),
  ).values(),
];

test('the workshop’s own texts are in its scripts', () => {
  const texts = [...reachedFrom('en/workshop/index.html')].map((name) => scripts.get(name)!);
  for (const own of OWN)
    expect(
      texts.some((text) => text.includes(own)),
      own,
    ).toBe(true);
});

test('no script that another page loads, at once or later, has anything of the workshop', () => {
  expect(pages.length).toBeGreaterThan(8);
  for (const path of pages)
    for (const name of reachedFrom(path))
      for (const own of OWN) expect(scripts.get(name)!.includes(own), `${path} loads ${name} with “${own}”`).toBe(false);
});
