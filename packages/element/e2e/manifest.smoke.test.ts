import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { PatienceGame } from '../src/index.js';

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly { readonly kind: string; readonly name: string }[];
}
interface Declaration extends Named {
  readonly attributes?: readonly Named[];
  readonly members?: readonly (Named & {
    readonly kind: string;
    readonly privacy?: string;
    readonly attribute?: string;
    readonly return?: { readonly type: { readonly text: string } };
  })[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
  readonly slots?: readonly Named[];
}

const folder = new URL('../src/', import.meta.url);
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('test'))
  .map((file) => readFileSync(new URL(file.replaceAll('\\', '/'), folder), 'utf8'))
  .join('\n');

/** Returns all matches of a pattern's first group in the sources, without duplicates, sorted. */
const inSource = (pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map(([, found = '']) => found))].sort();
const namesOf = (list: readonly Named[] = []): string[] => list.map(({ name }) => name).sort();

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('custom-elements.json matches the code', () => {
  let modules: readonly Module[];
  let element: Declaration;
  beforeAll(() => {
    ({ modules } = JSON.parse(read('custom-elements.json')) as { modules: Module[] });
    element = modules.flatMap(({ declarations }) => declarations).find(({ name }) => name === 'PatienceGame')!;
  });

  test('custom-elements.json has the modules that the package exports, with their exports in Node', async () => {
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, string | Record<string, string>> };
    // Helpers for tests, which exist in the workspace only, have no file for users.
    const exported = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [] : (target['default']?.replace('./', '') ?? []),
    );
    expect(exported).toEqual(expect.arrayContaining(modules.map(({ path }) => path)));
    for (const { path, exports: told } of modules) {
      const names = Object.keys((await import(new URL(`../${path}`, import.meta.url).href)) as object).sort();
      expect(namesOf(told.filter(({ kind }) => kind === 'js')), path).toEqual(names);
    }
  });

  test('custom-elements.json names the module that defines the element', () => {
    const defining = modules.filter(({ exports }) => exports.some(({ kind }) => kind === 'custom-element-definition'));
    expect(defining.map(({ path }) => path)).toEqual(['dist/define.js']);
  });

  test('no declaration has a private or internal member', () => {
    const sources = inSource(/@internal[^/]*\*\/\s*(?:readonly |get |async )*(\w+)/g);
    expect(sources).toContain('session');
    const members = modules.flatMap(({ declarations }) => declarations).flatMap((declaration) => declaration.members ?? []);
    const hidden = members.filter(({ name, privacy }) => name.startsWith('#') || (privacy ?? 'public') !== 'public');
    expect(hidden).toEqual([]);
    expect(namesOf(element.members).filter((name) => sources.includes(name))).toEqual([]);
  });

  test('attributes, members and events have a status, and the data for editors names all attributes', () => {
    const { attributes = [], members = [], events = [] } = element;
    const all = [...attributes, ...members, ...events] as readonly (Named & { readonly status?: string })[];
    expect(all.filter(({ status }) => status !== 'stable' && status !== 'experimental')).toEqual([]);
    const isNew = all.filter(({ status }) => status === 'experimental').map(({ name }) => name);
    expect([...new Set(isNew)].sort()).toEqual(['cardBack', 'cardFace', 'patience-puzzle', 'position', 'puzzle', 'replay']);
    for (const file of ['dist/vscode.html-custom-data.json', 'dist/web-types.json'])
      for (const { name } of attributes) expect(read(file), `${file}: ${name}`).toContain(`"name": "${name}"`);
  });

  test('attributes have a type and a description, choices are unions, and switches are off by default', () => {
    const { attributes = [] } = element;
    expect(attributes.filter(({ type, description }) => !type || !description)).toEqual([]);
    expect(namesOf(attributes.filter(({ type }) => type!.text === 'string'))).toEqual(['autosave', 'deck', 'lang', 'moves', 'name', 'src']);
    expect(attributes.find(({ name }) => name === 'cloth')).toMatchObject({
      type: { text: "'green' | 'blue' | 'wine' | 'grey' | 'teal' | 'plum' | 'walnut' | 'night'" },
      default: "'green'",
    });
    expect(attributes.filter(({ type, default: usual }) => (type!.text === 'boolean') !== (usual === 'false'))).toEqual([]);
  });

  test('the documents name every attribute, property, method and event', () => {
    const { attributes = [], members = [], events = [] } = element;
    const documents = readdirSync(new URL('../docs/', import.meta.url))
      .map((name) => read(`docs/${name}`))
      .join('\n');
    const words = [
      ...[...attributes, ...events].map(({ name }) => name),
      ...members.filter(({ attribute }) => !attribute).map(({ kind, name }) => (kind === 'method' ? `${name}(` : name)),
    ];
    expect(words.filter((word) => !documents.includes(`\`${word}`))).toEqual([]);
  });

  test('custom-elements.json lists the observed attributes', () =>
    expect(namesOf(element.attributes)).toEqual([...PatienceGame.observedAttributes].sort()));

  test('custom-elements.json lists the events of the source', () =>
    expect(namesOf(element.events)).toEqual(inSource(/^ {2}'(patience-[\w-]+)':/gm)));

  test('custom-elements.json lists the parts of the templates', () => {
    const parts = [...inSource(/part=(?:"|\$\{[^}]*')([a-z]+)/g), ...inSource(/\.part\.add\('([a-z-]+)'\)/g)];
    const tools = inSource(/name: '(\w+)',\s*label: words/g).map((name) => `tool-${name.toLowerCase()}`);
    expect(tools).toContain('tool-undo');
    expect(namesOf(element.cssParts).filter((part) => part !== 'chosen' && part !== 'back' && !/^(suit|rank)-|face$/.test(part))).toEqual(
      parts
        .filter((part) => part !== 'slot' && part !== 'card' && part !== 'back')
        .concat('card', 'slot', tools)
        .sort(),
    );
  });

  test('custom-elements.json lists the custom properties of the styles', () =>
    expect(namesOf(element.cssProperties)).toEqual(inSource(/var\((--patience-[\w-]+)/g)));

  test('custom-elements.json lists the slots', () =>
    expect(namesOf(element.slots)).toEqual(['', 'footer', 'header', 'tools-end', 'tools-start']));

  test('custom-elements.json lists the states', () =>
    expect(namesOf(element.cssStates)).toEqual([
      'busy',
      'dealt',
      'dragging',
      'error',
      'loading',
      'lost',
      'over',
      'page-dark',
      'page-light',
      'paused',
      'playing',
      'result',
      'stuck',
      'won',
    ]));

  test('methods with a result have its type', () => {
    const results = element.members!.flatMap(({ name, return: result }) => (result ? [`${name}: ${result.type.text}`] : []));
    expect(results).toEqual(expect.arrayContaining(['replay: Promise<boolean>', 'goTo: boolean']));
    expect(results.filter((result) => result.endsWith(': '))).toEqual([]);
  });

  test('every public member has a description', () => {
    const silent = element
      .members!.filter(({ privacy, description }) => privacy !== 'private' && privacy !== 'protected' && !description)
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });
});
