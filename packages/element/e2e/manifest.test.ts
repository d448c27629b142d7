import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { PatienceGame } from '../src/index.js';

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Declaration extends Named {
  readonly attributes?: readonly Named[];
  readonly members?: readonly (Named & { readonly privacy?: string })[];
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

/** All that a pattern's first group matches in the sources, once each, sorted. */
const inSource = (pattern: RegExp): string[] => [...new Set([...source.matchAll(pattern)].map(([, found = '']) => found))].sort();
const namesOf = (list: readonly Named[] = []): string[] => list.map(({ name }) => name).sort();

describe('custom-elements.json tells what the code does', () => {
  let element: Declaration;
  beforeAll(() => {
    const manifest = JSON.parse(readFileSync(new URL('../custom-elements.json', import.meta.url), 'utf8')) as {
      modules: { declarations?: Declaration[] }[];
    };
    element = manifest.modules.flatMap((module) => module.declarations ?? []).find(({ name }) => name === 'PatienceGame')!;
  });

  test('attributes', () => expect(namesOf(element.attributes)).toEqual([...PatienceGame.observedAttributes].sort()));

  test('events', () => expect(namesOf(element.events)).toEqual(inSource(/^ {2}'(patience-[\w-]+)':/gm)));

  test('parts', () => {
    const parts = inSource(/part=(?:"|\$\{[^}]*')([a-z]+)/g);
    const tools = inSource(/\{ name: '(\w+)', label: words/g).map((name) => `tool-${name.toLowerCase()}`);
    expect(tools).toContain('tool-undo');
    expect(namesOf(element.cssParts).filter((part) => part !== 'chosen' && part !== 'back')).toEqual(
      parts
        .filter((part) => part !== 'slot' && part !== 'card' && part !== 'back')
        .concat('card', 'slot', tools)
        .sort(),
    );
  });

  test('custom properties', () => expect(namesOf(element.cssProperties)).toEqual(inSource(/var\((--patience-[\w-]+)/g)));

  test('slots', () => expect(namesOf(element.slots)).toEqual(['', 'footer', 'header']));

  test('states', () =>
    expect(namesOf(element.cssStates)).toEqual(['dragging', 'error', 'loading', 'lost', 'paused', 'playing', 'stuck', 'won']));

  test('every public member has a description', () => {
    const silent = element
      .members!.filter(({ privacy, description }) => privacy !== 'private' && privacy !== 'protected' && !description)
      .map(({ name }) => name);
    expect(silent).toEqual([]);
  });
});
