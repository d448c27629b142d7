import { Game } from '@patience/core';
import { expect, test } from 'vitest';
import { Namer } from './namer.js';
import { readTable, tell, tellDealt } from './speech.js';
import { stairs, STAIRS_DECK } from './testing/stairs.js';

/** A game, and what is told about each change. */
function listen(locale: 'de' | 'en'): { game: Game; told: string[]; namer: Namer } {
  const started = Game.start(stairs, { deck: STAIRS_DECK });
  if (!started.ok) throw new Error(started.error.message);
  const game = started.value;
  const told: string[] = [];
  const namer = new Namer(game, locale);
  game.subscribe((change) => told.push(tell(change, namer)));
  return { game, told, namer };
}

test('what moved and what was turned, once', () => {
  const { game, told } = listen('en');
  game.play(['t2>f1', 't2>c1']);
  expect(told).toEqual(['ace of spades to foundation 1. three of hearts to cell 1. Turned up: four of spades.']);
});

test('cards that went through cells are told from where they lay to where they lie', () => {
  const { game, told } = listen('en');
  game.play('t3>f1');
  game.play('t3>f2');
  expect(told.at(-1)).not.toContain('two of spades');
  game.play('t3>c1');
  game.play(['t1>c2', 't1>t3', 'c2>t3']);
  expect(told.at(-1)).toBe('two of hearts, three of spades to column 3. Turned up: four of hearts.');
});

test('undo and redo say so, in German too', () => {
  const { game, told } = listen('de');
  game.play('t2>f1');
  game.undo();
  game.redo();
  expect(told).toEqual(['Pik Ass auf Grundkarte 1.', 'Zurückgenommen. Pik Ass auf Reihe 2.', 'Wiederholt. Pik Ass auf Grundkarte 1.']);
});

test('the whole table as text tells nothing of what lies face down', () => {
  const { namer } = listen('en');
  expect(tellDealt(namer)).toBe('Stairs. 8 cards are dealt.');
  expect(readTable(namer)).toBe(
    'Stairs. foundation 1: empty. foundation 2: empty. cell 1: empty. cell 2: empty. column 1: 1 face down, three of spades, two of hearts. ' +
      'column 2: 1 face down, three of hearts, ace of spades. column 3: two of spades, ace of hearts.',
  );
});
