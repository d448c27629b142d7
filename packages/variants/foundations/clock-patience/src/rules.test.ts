import { deal } from '@patience/core/internals';
import { conformance, laid } from '@patience/core/testing';
import { describe, expect, test } from 'vitest';
import { clock } from './rules.js';
import tests from './tests.json' with { type: 'json' };
import { model } from './testing/model.js';

conformance(clock, { describe, test, games: 3, moves: 60, model, tests });

test('the card in hand goes beneath its hour, and the top card of that hour is next', () => {
  const dealt = deal(clock, { deck: tests.won.deck });
  if (!dealt.ok) throw new Error(dealt.error.message);
  const table = laid(dealt.value.table);
  const first = tests.won.deck.split(' ')[48]!;
  const hour = `t${'A23456789TJQK'.indexOf(first.charAt(0)) + 1}`;
  expect(table.cards('t13').split(' ').at(-1)).toBe(first);
  const cards = table.play('next').cards(hour).split(' ');
  expect([cards[0], cards.at(-1)!.startsWith('<')]).toEqual([first, false]);
});
