import { describe, expect, test } from 'vitest';
import type { View } from '../contract.js';
import { clock, shuttle, started } from '../testing/small-game.js';
import { Game } from './game.js';

describe('the clock', () => {
  test('the clock starts with the first move, stops while the game is paused, and ends with the game', () => {
    const c = clock();
    const game = started(shuttle({ status: (view) => (view.count('b') > 0 ? 'won' : 'playing') }), { now: c.now });
    c.at = 1000;
    expect(game.elapsedMs).toBe(0);
    game.attempt('a', 0, 'rest');
    c.at = 2000;
    expect(game.elapsedMs).toBe(0);
    game.play('a>b');
    c.at = 9000;
    expect([game.status, game.elapsedMs]).toEqual(['won', 0]);
  });

  test('the clock stops when a scored game is over, and no further move is taken', () => {
    const c = clock();
    const scored = { needs: ['over'], score: () => 7, status: (view: View) => (view.count('b') > 0 ? 'over' : 'playing') } as const;
    const game = started(shuttle(scored), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    expect([game.status, game.score, game.running, game.elapsedMs, game.play('b>a')]).toMatchObject([
      'over',
      7,
      false,
      0,
      { ok: false, refusal: { code: 'game-over' } },
    ]);
  });

  test('pause stops the clock and resume starts it', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    game.pause();
    c.at = 5000;
    expect([game.paused, game.elapsedMs]).toEqual([true, 1000]);
    game.resume();
    c.at = 6000;
    expect([game.paused, game.elapsedMs]).toEqual([false, 2000]);
    game.pause();
    c.at = 7000;
    game.play('b>a');
    c.at = 7500;
    expect([game.paused, game.elapsedMs]).toEqual([false, 2500]);
  });

  test('time alone can end a game, and listeners receive the change', () => {
    const c = clock();
    const game = started(shuttle({ status: (_v, _o, { elapsedMs }) => (elapsedMs >= 3000 ? 'lost' : 'playing') }), { now: c.now });
    const kinds: string[] = [];
    game.subscribe(({ kind, status }) => kinds.push(`${kind} ${status}`));
    game.play('a>b');
    c.at = 2999;
    game.tick();
    c.at = 3000;
    game.tick();
    game.tick();
    expect(kinds).toEqual(['play playing', 'clock lost']);
    expect(game.play('b>a')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
  });
});

describe('the clock of a game that was opened, or has a time limit', () => {
  /** A patience that is lost after three seconds. */
  const limited = shuttle({ status: (_v, _o, { elapsedMs }) => (elapsedMs >= 3000 ? 'lost' : 'playing') });

  test('a move after the time is up is refused even without a tick', () => {
    const c = clock();
    const game = started(limited, { now: c.now });
    game.play('a>b');
    c.at = 3000;
    expect(game.play('b>a')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
    expect([game.status, game.moves]).toEqual(['lost', 1]);
    const other = started(limited, { now: c.now });
    other.play('a>b');
    c.at = 6000;
    expect(other.attempt('b', 0, 'rest')).toEqual({ ok: false, refusal: { code: 'game-over', params: { index: 0 } } });
    expect(other.mistakes).toBe(0);
  });

  test.each([
    ['a move', (game: Game) => game.play('b>a')],
    ['taking one back', (game: Game) => game.undo()],
  ])('the clock stands still in a game that was opened again, also after a pause and a mistake, until %s', (_, act) => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 2000;
    const opened = Game.load(shuttle(), game.save(), { now: c.now });
    if (!opened.ok) throw new Error(opened.error.message);
    const { value: again } = opened;
    c.at = 9000;
    again.pause();
    again.resume();
    again.attempt('b', 0, 'rest');
    c.at = 9500;
    expect([again.running, again.elapsedMs]).toEqual([false, 2000]);
    act(again);
    c.at = 10_000;
    expect([again.running, again.elapsedMs]).toEqual([true, 2500]);
  });

  test('the clock goes on after a pause although the first move was undone', () => {
    const c = clock();
    const game = started(shuttle(), { now: c.now });
    game.play('a>b');
    c.at = 1000;
    game.undo();
    game.pause();
    game.resume();
    c.at = 1500;
    expect(game.elapsedMs).toBe(1500);
  });
});
