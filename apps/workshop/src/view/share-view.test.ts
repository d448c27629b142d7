import { wilsonInterval } from '@patience/solver';
import { expect, test } from 'vitest';
import type { Tally } from '../knowledge/results.js';
import { de } from '../words/de.js';
import { en } from '../words/en.js';
import { shareInShort, shareSentence } from './share-view.js';

const counted = (won: number, lost: number, unknown: number): Tally => ({
  ...{ won, lost, unknown, carried: 0 },
  interval: wilsonInterval(won, unknown, won + lost + unknown),
});

test.each([
  ['all undecided deals', counted(0, 0, 40), ''],
  ['no deal', counted(0, 0, 0), ''],
  ['most deals undecided', counted(105, 0, 295), 'Hard to say yet: between 22 and 100 of 100 deals can be won.'],
  ['a quarter undecided', counted(190, 110, 100), 'About 6 in 10 deals can be won, but that is not sure yet: between 43 and 77 of 100.'],
  ['hundreds decided', counted(220, 170, 10), 'About 6 in 10 deals can be won: between 50 and 62 of 100.'],
  ['none won', counted(0, 120, 0), 'Hardly any deal can be won: between 0 and 3 of 100.'],
  ['all won', counted(120, 0, 0), 'Nearly all deals can be won: between 97 and 100 of 100.'],
])('the share of wins says in words what is known of %s', (_which, tally, sentence) => {
  expect(shareSentence(en, 'en', tally)).toBe(sentence);
});

test('the share of wins is written in German, too', () => {
  expect(shareSentence(de, 'de', counted(190, 110, 100))).toBe(
    'Etwa 6 von 10 Spielen können aufgehen, aber das ist noch nicht sicher: zwischen 43 und 77 von 100.',
  );
});

test.each([
  ['no deal decided', counted(0, 0, 40), ''],
  ['most deals undecided', counted(105, 0, 295), 'Hard to say yet how many deals can be won'],
  ['a quarter undecided', counted(190, 110, 100), 'About 6 in 10 deals can be won, not sure yet'],
  ['hundreds decided', counted(220, 170, 10), 'About 6 in 10 deals can be won'],
])('the share of wins is said without the ends of its interval in the bar: %s', (_which, tally, sentence) => {
  expect(shareInShort(en, 'en', tally)).toBe(sentence);
});
