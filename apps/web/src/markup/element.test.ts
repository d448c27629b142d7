import { expect, test } from 'vitest';
import { html, markupOf } from '../../build/html.js';
import { element } from './element.js';

test('an element is written as HTML with its attributes and children, escaped', () => {
  const data = element('a', { href: '?a&b', title: '"<"' }, 'a < b', element('b', {}, 'c'));
  expect(markupOf(data).text).toBe('<a href="?a&#38;b" title="&#34;&#60;&#34;">a &#60; b<b>c</b></a>');
});

test('attributes without a value are left out, and void elements have no end tag', () => {
  expect(markupOf(element('img', { alt: '', width: 3, loading: undefined })).text).toBe('<img alt="" width="3">');
});

test('child markup of an element is not escaped twice', () => {
  expect(html`${markupOf(element('b', {}, '&'))}`.text).toBe('<b>&#38;</b>');
});
