import { expect, test } from 'vitest';
import { commentFault, identifierFault, testNameFault } from './words.js';

test.each(['* What stays where it lies. ', '*\n * … that come first. ', '* The same for a column. ', '* Also asked for. ', '* How many. '])(
  'a doc comment without a subject is refused: %j',
  (comment) => {
    expect(commentFault(comment)).toMatch(/stands alone/);
  },
);

test.each(['* Returns what is left. ', '* Whatever is left is kept. ', '* What is a run? Cards in sequence. ', ' And so on '])(
  'a comment with a subject, a question, and a comment that is not a doc comment are accepted: %j',
  (comment) => {
    expect(commentFault(comment)).toBeUndefined();
  },
);

test('a test name that begins with a preposition, a verb or a question word is refused', () => {
  expect(testNameFault('and is not taken from the page')).toMatch(/"and"/);
  expect(testNameFault('whose turn it is')).toMatch(/"whose"/);
  expect(testNameFault('a refused move is announced once')).toBeUndefined();
  expect(testNameFault('input is kept')).toBeUndefined();
});

test('an identifier is refused for a word that the glossary replaces, in whatever case, and not for a part of a word', () => {
  expect(identifierFault('bookShelf')).toMatch(/store/);
  expect(identifierFault('MAX_BREATH')).toMatch(/clock/);
  expect(identifierFault('#told')).toMatch(/announced/);
  expect(identifierFault('toldest')).toBeUndefined();
  expect(identifierFault('bearing')).toBeUndefined();
});
