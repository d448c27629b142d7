import { expect, test } from 'vitest';
import { frameSnippet, npmSnippet, scriptSnippet } from './snippets.js';

const root = new URL('https://example.org/cards/');
const wanted = { variant: 'any', name: 'Any "Game"', from: '@someone/any', seed: '7', lang: 'de', theme: 'dark', height: 500 } as const;

test('the frame snippet has the address of the embed page', () => {
  expect(frameSnippet(root, wanted)).toBe(
    '<iframe src="https://example.org/cards/embed/?variant=any&#38;seed=7&#38;lang=de&#38;theme=dark" title="Any &#34;Game&#34;" width="100%" height="500" loading="lazy"></iframe>',
  );
});

test('the script snippet contains only the attributes that were chosen', () => {
  expect(scriptSnippet(root, { variant: 'any', name: 'Any', from: 'x', height: 400 })).toBe(
    '<script type="module" src="https://example.org/cards/patience.js"></script>\n<style>patience-game { height: 400px }</style>\n<patience-game variant="any"></patience-game>',
  );
});

test('a snippet contains the options that differ from the default', () => {
  const two = { ...wanted, options: { suits: '2', aces: 'any' } };
  expect(frameSnippet(root, two)).toContain('variant=any&#38;seed=7&#38;suits=2&#38;aces=any&#38;lang=de');
  expect(scriptSnippet(root, two)).toContain('<patience-game variant="any" seed="7" options="suits=2 aces=any" lang="de" theme="dark">');
});

test('the package snippet installs, imports and shows the game', () => {
  expect(npmSnippet(wanted)).toContain("import '@someone/any/register';");
});
