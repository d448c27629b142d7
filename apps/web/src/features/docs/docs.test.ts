import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './document-words.js';
import { find, type SearchPage } from './search.js';
import { sources, textOf } from '../../../build/docs/contents.js';
import { exampleFiles, integrityOf } from '../../../build/docs/examples.js';
import { referenceText, type Manifest } from '../../../build/docs/reference.js';
import { inRepository } from '../../../build/docs/repository.js';
import { render } from '../../../build/docs/markdown.js';

const of = (text: string, file = 'packages/element/docs/x.md'): ReturnType<typeof render> =>
  render({ id: 'x', group: 'element', file }, () => text);

test('every document that the site lists has a title and a sentence in the words of the site', () => {
  const files = sources.filter(({ file }) => file === undefined || !file.startsWith('packages/element/docs/'));
  expect(files.filter(({ id }) => !(id in en.docs.pages))).toEqual([]);
  expect(sources.length).toBeGreaterThan(15);
});

test('the English name of a document of the element in the navigation begins its heading', () => {
  const named = sources.flatMap(({ id, file }) => {
    const page = Object.entries(en.docs.pages).find(([key]) => key === id)?.[1];
    return page && file?.startsWith('packages/element/docs/') ? [[page.title, textOf({ id, group: 'element', file })] as const] : [];
  });
  expect(named.length).toBeGreaterThan(10);
  for (const [title, text] of named) expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${title}`));
});

test('every link of a document leads to another document or to a file of the repository', () => {
  // The reference is made from the manifest, which only a build writes.
  for (const source of sources.filter((one) => one.made === undefined)) {
    const { headings, body } = render(source);
    const ids = new Set(headings.map(({ id }) => id));
    for (const [, id = ''] of body.text.matchAll(/<a href="#([^"]+)"/g)) expect(ids, `${source.id}#${id}`).toContain(id);
    for (const [, other = '', hash] of body.text.matchAll(/<a href="\.\.\/([\w-]+)\/(?:#([^"]+))?"/g)) {
      const target = sources.find(({ id }) => id === other)!;
      if (hash !== undefined)
        expect(
          render(target).headings.map(({ id }) => id),
          source.id,
        ).toContain(hash);
    }
  }
});

test('a link to a file that does not exist is an error of the build', () => {
  expect(() => of('# A\n\n[b](nothing.md)')).toThrow('x links to nothing.md, which does not exist.');
});

test('a link to another document leads to its page, and one to a file of the repository to that file', () => {
  const { body } = of('# A\n\n[b](quick-start.md#next) [c](../../../package.json)');
  expect(body.text).toContain('<a href="../quick-start/#next">b</a>');
  expect(body.text).toContain('/blob/main/package.json">c</a>');
  expect(existsSync(inRepository('package.json'))).toBe(true);
});

test('HTML in a document is shown as text', () => {
  expect(of('# A\n\na <b>c</b>\n\n<script>d</script>').body.text).not.toMatch(/<b>|<script/);
});

test('headings of one text get ids of their own, as on GitHub', () => {
  expect(of('# A\n\n## `b.c` d\n\n## `b.c` d').headings.map(({ id }) => id)).toEqual(['a', 'bc-d', 'bc-d-1']);
});

test('the scripts and styles of an example become files, and its page has the policy of the site', () => {
  const files = exampleFiles(
    'a-1',
    'A',
    '<style>p {}</style><p>b</p>\n<script type="module">import "./c.js";</script>',
    new Map([['c.js', 'c']]),
  );
  expect([...files.keys()].sort()).toEqual(['a-1-1.js', 'a-1-2.css', 'a-1.html', 'c.js']);
  expect(files.get('a-1-1.js')).toBe('import "./c.js";');
  expect(files.get('a-1.html')).toMatch(/Content-Security-Policy.*<p>b<\/p>/s);
  expect(files.get('a-1.html')).not.toMatch(/<style|<script(?![^>]* src=)/);
});

test('an example that names a file which nobody prints is an error of the build', () => {
  expect(() => exampleFiles('a-1', 'A', '<patience-game src="nobody.js"></patience-game>', new Map())).toThrow('names the file nobody.js');
});

test('a file that a document prints under its name is the file of its examples', () => {
  const { files } = of('# A\n\n`game.json`:\n\n```json\n{}\n```\n\n```html live\n<patience-game src="game.json"></patience-game>\n```');
  expect(files.get('game.json')).toBe('{}');
});

test('the reference lists public members with types and defaults, and escapes the bars of types', () => {
  const none = { attributes: [], members: [], events: [], slots: [], cssParts: [], cssStates: [], cssProperties: [] };
  const manifest: Manifest = {
    ...none,
    attributes: [{ name: 'loading', type: { text: "'eager' | 'lazy'" }, default: "'eager'", description: 'When it\nloads.' }],
    members: [
      {
        kind: 'method',
        name: 'play',
        parameters: [{ name: 'gesture', optional: true }],
        return: { type: { text: 'boolean' } },
        description: 'Plays.',
        status: 'experimental',
      },
      { kind: 'field', name: 'own', privacy: 'private' },
    ],
  };
  const text = referenceText(manifest);
  expect(text).toContain("| `loading` | `'eager' \\| 'lazy'` | `'eager'` | When it loads. |");
  expect(text).toContain('| `play(gesture?)` | `boolean` | **Experimental.** Plays. |');
  expect(text).not.toContain('own');
});

test('the hash of a file is that of its text', () => {
  expect(integrityOf('')).toBe('sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb');
});

const pages: readonly SearchPage[] = [
  { page: 'a', title: 'Looks', sections: [{ id: '', heading: 'Looks', text: 'Colours of cards.' }] },
  { page: 'b', title: 'Cards', sections: [{ id: 'dealt', heading: 'Dealt', text: 'How a deal is made.' }] },
];

const addresses = (query: string): readonly string[] => find(pages, query).map(({ address }) => address);

test('the search finds sections that have the words, and first those that have them in headings', () => {
  expect(addresses('colours')).toEqual(['a/']);
  expect(addresses('cards')[0]).toBe('b/#dealt');
  expect(addresses('looks, colours')).toEqual(['a/']);
  expect([...addresses('zebra'), ...addresses(' ')]).toEqual([]);
});

test('a question finds what its rarest word finds, although no section has all its words', () => {
  expect(addresses('which colours has a zebra?')).toEqual(['a/']);
});

test('the search shows whole words around the one that it found', () => {
  const text = `${'before '.repeat(30)}needle ${'after '.repeat(30)}`.trim();
  const [found] = find([{ page: 'c', title: 'C', sections: [{ id: '', heading: 'C', text }] }], 'needle');
  expect(found!.text).toMatch(/^… (before )+needle (after )+…$/);
});

test('the text of a document is that of its file', () => {
  expect(textOf(sources[0]!)).toMatch(/^# Quick start\n/);
});
