import { expect, test } from 'vitest';
import { frameSnippet, npmSnippet, scriptSnippet } from './snippets.js';

const root = new URL('https://example.org/cards/');
const wanted = { variant: 'any', name: 'Any "Game"', from: '@someone/any', seed: '7', lang: 'de', theme: 'dark', height: 500 } as const;

test('a frame', () => {
  expect(frameSnippet(root, wanted)).toBe(
    '<iframe src="https://example.org/cards/embed/?variant=any&#38;seed=7&#38;lang=de&#38;theme=dark" title="Any &#34;Game&#34;" width="100%" height="500" loading="lazy"></iframe>',
  );
});

test('a script tag, with nothing more than was asked for', () => {
  expect(scriptSnippet(root, { variant: 'any', name: 'Any', from: 'x', height: 400 })).toBe(
    '<script type="module" src="https://example.org/cards/patience.js"></script>\n<style>patience-game { height: 400px }</style>\n<patience-game variant="any"></patience-game>',
  );
});

test('options that are not as usual', () => {
  const two = { ...wanted, options: { suits: '2', aces: 'any' } };
  expect(frameSnippet(root, two)).toContain('variant=any&#38;seed=7&#38;suits=2&#38;aces=any&#38;lang=de');
  expect(scriptSnippet(root, two)).toContain('<patience-game variant="any" seed="7" options="suits=2 aces=any" lang="de" theme="dark">');
});

test('a package', () => {
  expect(npmSnippet(wanted)).toContain("import '@someone/any/register';");
});
