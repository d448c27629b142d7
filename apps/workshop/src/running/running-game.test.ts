import { Game, type Variant } from '@patience/core';
import { expect, test } from 'vitest';
import { readText } from '../draft/reading.js';
import { formatJson } from '../json/format.js';
import { withField, type JsonObject } from '../json/path.js';
import { TEMPLATES } from '../start/templates.js';
import { RunningGame } from './running-game.js';

const named = withField(TEMPLATES.stock, ['strings', 'en', 'name'], 'Mine');

function read(recipe: JsonObject): Variant {
  const { read } = readText(formatJson(recipe));
  if (!read.ok) throw new Error(JSON.stringify(read.mistakes));
  return read.value;
}

const variant = read(named);
/** These rules except that the stock cannot be clicked, so that moves from columns stay legal and `turn` does not. */
const withoutTurning = read(withField(withField(named, ['actions'], {}), ['strings', 'en', 'name'], 'Other'));

type Choose = (legal: readonly string[]) => string;

/** Plays moves on the game that was put on the table. */
function play(running: RunningGame, rules: Variant, ...choices: readonly Choose[]): void {
  const loaded = Game.load(rules, running.on(rules));
  if (!loaded.ok) throw new Error(loaded.error.message);
  const game = loaded.value;
  for (const choose of choices) expect(game.play(choose(game.legalMoves())).ok).toBe(true);
  running.take(game.save(), rules);
}

const first: Choose = (legal) => legal.find((move) => move !== 'turn')!;
const turn: Choose = () => 'turn';

test('a game keeps its deal and all moves when only a name or a look is edited', () => {
  const running = new RunningGame(7);
  play(running, variant, turn, turn, turn);
  const renamed = read(withField(named, ['strings', 'en', 'name'], 'Renamed'));
  expect(running.on(renamed)).toMatchObject({ seed: 7, cursor: 3, gestures: [['turn'], ['turn'], ['turn']] });
});

test('an edit of the rules keeps the moves up to the first that is not legal any more, and undo of the edit brings all back', () => {
  const running = new RunningGame(1);
  play(running, variant, first, turn, turn);
  const before = running.on(read(withField(named, ['strings', 'en', 'name'], 'Again')))!;
  expect(before.cursor).toBe(3);
  expect(running.on(withoutTurning)).toMatchObject({ seed: 1, cursor: 1 });
  expect(running.on(variant)).toMatchObject({ seed: 1, cursor: 3, gestures: before.gestures });
});

test('a move under the edited rules replaces the moves that were not legal any more', () => {
  const running = new RunningGame(1);
  play(running, variant, turn, turn);
  expect(running.on(withoutTurning)!.cursor).toBe(0);
  play(running, withoutTurning, first);
  expect(running.on(variant)!.cursor).toBe(1);
});

test('a game that was saved is resumed under edited rules, and saved with all of its moves', () => {
  const running = new RunningGame(1);
  play(running, variant, turn, turn);
  const later = new RunningGame(99);
  later.resume(running.save(variant)!);
  expect(later.on(withoutTurning)!.cursor).toBe(0);
  expect(later.save(withoutTurning)).toMatchObject({ seed: 1, cursor: 2, gestures: [['turn'], ['turn']] });
});

test('undone moves stay undone, and can be redone', () => {
  const running = new RunningGame(1);
  play(running, variant, turn, turn, turn);
  running.take({ ...running.save(variant)!, cursor: 1 }, variant);
  expect(running.on(read(withField(named, ['strings', 'en', 'name'], 'Undone')))).toMatchObject({ cursor: 1, gestures: { length: 3 } });
});

test('the table is put anew only when the rules or the deal change', () => {
  const running = new RunningGame(1);
  const laid = running.on(variant);
  play(running, variant, turn);
  expect(running.on(variant)).toBe(laid);
  expect(running.present(variant)).toMatchObject({ cursor: 1, gestures: [['turn']] });
  running.begin({ seed: 2, options: {} });
  expect(running.on(variant)).toMatchObject({ seed: 2, cursor: 0 });
});
