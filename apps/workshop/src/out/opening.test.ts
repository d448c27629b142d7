import { expect, test } from 'vitest';
import { formatJson } from '../json/format.js';
import { TEMPLATES } from '../start/templates.js';
import { openText } from './opening.js';

test.each([
  ['{"id": "cut', 'unread'],
  ['see you tomorrow', 'unread'],
  ['[1, 2]', 'other'],
  ['{"name": "a list of songs"}', 'other'],
  ['#recipe=AAAA', 'damaged'],
  ['x'.repeat(300_000), 'large'],
])('the reason why %.20j cannot be opened is named', async (text, reason) => {
  expect(await openText(text)).toMatchObject({ ok: false, reason });
});

test('fields of a Solvitaire file that cannot be taken over are named', async () => {
  expect(await openText('{"cells": 1}')).toMatchObject({ ok: false, reason: 'solvitaire', fields: ['cells'] });
});

test('a recipe is opened, also one with mistakes', async () => {
  expect(await openText(formatJson(TEMPLATES.cells))).toMatchObject({ ok: true });
  expect(await openText('{"table": {}}')).toMatchObject({ ok: true });
});
