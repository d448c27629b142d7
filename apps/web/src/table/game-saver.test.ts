import { Game } from '@patience/core';
import { expect, test } from 'vitest';
import type { GameRecord } from '../store/records.js';
import type { Write } from '../store/backend.js';
import { two } from '../testing/two.js';
import { GameSaver } from './game-saver.js';

/** A store whose writes are slow. */
class Slow {
  readonly written: GameRecord[] = [];
  async write(writes: readonly Write[]): Promise<void> {
    await new Promise((wake) => setTimeout(wake, 1));
    for (const write of writes) if ('put' in write && write.store === 'games') this.written.push(write.put);
  }
}

function begin(variant = two): { game: Game; saver: GameSaver; store: Slow } {
  const started = Game.start(variant, { seed: 1 });
  if (!started.ok) throw new Error(started.error.message);
  const store = new Slow();
  let id = 0;
  return {
    game: started.value,
    store,
    saver: new GameSaver(
      store,
      () => 100,
      () => `id${++id}`,
    ),
  };
}

test('a deal without a move is not stored', async () => {
  const { game, saver, store } = begin();
  saver.keep(game);
  await saver.settled();
  expect(store.written).toEqual([]);
});

test('a game that began with a position never counts, and is no deal of a number', () => {
  const { game, saver } = begin();
  const begun = Game.start(two, { position: game.position });
  if (!begun.ok) throw new Error(begun.error.message);
  begun.value.play('l>m');
  const record = saver.version(begun.value);
  expect(record.watched).toBe(true);
  expect(record.deal).toContain('"piles"');
});

test('a game is one record, written after each gesture, and only the last of waiting versions is written', async () => {
  const { game, saver, store } = begin();
  for (const move of ['l>m', 'm>l', 'l>m']) {
    game.play(move);
    saver.keep(game, 1);
  }
  await saver.settled();
  expect(store.written.map(({ id, moves, hints, outcome }) => [id, moves, hints, outcome])).toEqual([
    ['id1', 1, 1, 'open'],
    ['id1', 3, 3, 'open'],
  ]);
});

test('a game on cards that somebody put in order never counts', async () => {
  const { store } = begin();
  const own = Game.start(two, { deck: 'AS' });
  if (!own.ok) throw new Error(own.error.message);
  const saver = new GameSaver(store);
  own.value.play('l>m');
  saver.keep(own.value);
  await saver.settled();
  expect(store.written).toMatchObject([{ watched: true }]);
});

test('restarting a won game begins a new one, which is stored with its first move', async () => {
  const { game, saver, store } = begin();
  game.play('l>r');
  saver.keep(game);
  game.restart();
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'won' });
  game.play('l>m');
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id2', outcome: 'open', moves: 1 });
});

test('a won game stays won when its last move is undone or redone; another move begins another game', async () => {
  const { game, saver, store } = begin();
  game.play('l>m');
  game.play('m>r');
  saver.keep(game);
  game.undo();
  saver.keep(game);
  saver.leave();
  await saver.settled();
  expect(store.written.map(({ id, outcome }) => [id, outcome])).toEqual([['id1', 'won']]);
  saver.take(store.written[0]);
  game.redo();
  saver.keep(game);
  game.undo();
  game.play('m>l');
  saver.keep(game);
  await saver.settled();
  expect(store.written.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['id1', 'won'],
    ['id2', 'open'],
  ]);
});

test('a record notes that no legal move is left, until a move is undone', async () => {
  const { game, saver, store } = begin({
    ...two,
    table: () => [
      { id: 'l', role: 'tableau', at: [0, 0], take: 'top' },
      { id: 'm', role: 'cell', at: [1, 0], accept: { empty: 'any' } },
      { id: 'r', role: 'foundation', at: [2, 0] },
    ],
  });
  game.play('l>m');
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ outcome: 'open', stuck: true });
  game.undo();
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).not.toHaveProperty('stuck');
});

test('a record notes a dead end, also when its game is abandoned, until moves are undone', async () => {
  const { game, saver, store } = begin();
  saver.noteDeadEnd(game);
  expect(saver.record).toBeUndefined();
  game.play('l>m');
  game.play('m>l');
  saver.keep(game);
  saver.noteDeadEnd(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'open', stuck: true });
  game.undo();
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).not.toHaveProperty('stuck');
  game.redo();
  saver.keep(game);
  saver.noteDeadEnd(game);
  saver.leave();
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'left', stuck: true });
});

test('a game that is abandoned for another deal is recorded as such; a finished one is unchanged', async () => {
  const { game, saver, store } = begin();
  game.play('l>m');
  saver.keep(game);
  saver.leave();
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'left' });
  saver.leave();
  await saver.settled();
  expect(store.written.filter(({ outcome }) => outcome === 'left')).toHaveLength(1);
});

test('a dead end stays counted when its game is restarted, and the next move begins another game', async () => {
  const { game, saver, store } = begin();
  game.play('l>m');
  saver.keep(game);
  saver.noteDeadEnd(game);
  game.restart();
  saver.keep(game, 0, true);
  expect(saver.record).toBeUndefined();
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'left', stuck: true, moves: 1 });
  game.play('l>r');
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id2', outcome: 'won' });
  expect(store.written.filter(({ id }) => id === 'id1').at(-1)).toMatchObject({ outcome: 'left', stuck: true });
});

test('a dead end whose restart is taken back by redo is the same game again', async () => {
  const { game, saver, store } = begin();
  game.play('l>m');
  game.play('m>l');
  saver.keep(game);
  saver.noteDeadEnd(game);
  game.restart();
  saver.keep(game, 0, true);
  game.redo();
  saver.keep(game);
  game.redo();
  saver.keep(game);
  await saver.settled();
  expect(store.written.at(-1)).toMatchObject({ id: 'id1', outcome: 'open', stuck: true });
  expect(new Set(store.written.map(({ id }) => id))).toEqual(new Set(['id1']));
});

test('a dead end that is undone and a running game that is restarted go on as the same game', async () => {
  const { game, saver, store } = begin();
  game.play('l>m');
  saver.keep(game);
  saver.noteDeadEnd(game);
  game.undo();
  saver.keep(game);
  game.redo();
  saver.keep(game);
  game.restart();
  saver.keep(game, 0, true);
  game.play('l>r');
  saver.keep(game);
  await saver.settled();
  expect(new Set(store.written.map(({ id }) => id))).toEqual(new Set(['id1']));
});

test('a game is stored as one without undo until a move is taken back, also after that move was replaced', async () => {
  const { game, saver } = begin();
  const kept = (): unknown => {
    saver.keep(game);
    return saver.record?.noUndo;
  };
  game.play('l>m');
  expect(kept()).toBe(true);
  game.undo();
  expect(kept()).toBeUndefined();
  game.play('l>m');
  expect(kept()).toBeUndefined();
  await saver.settled();
});
