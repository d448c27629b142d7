import { expect, test } from 'vitest';
import { de } from './de.js';
import { en } from './en.js';

test('German texts of the workshop call the rank of a card “Wert”, as the rules do', () => {
  expect(JSON.stringify(de)).not.toMatch(/\bR[aä]ng/);
});

test.each([
  ['English', en.drafts.lead, /Safari deletes them after seven days .*“Save everything as a file”/],
  ['German', de.drafts.lead, /Safari löscht sie nach sieben Tagen .*„Alles als Datei sichern“/],
])('the list of drafts says in %s when Safari deletes them, and how to keep them', (_language, lead, pattern) => {
  expect(lead).toMatch(pattern);
});
