import type { Position, Problem } from '@patience/core';
import { expect, test, vi } from 'vitest';
import { freshPage } from './testing/fresh-page.js';
import { announced, button, mount, settled } from './testing/mount.js';
import { stairs, STAIRS_DECK, STAIRS_WIN } from './testing/stairs.js';
import type { ChangeDetail, PuzzleDetail } from './events.js';
import type { Puzzle } from './puzzle.js';

freshPage();

test('a position that was read is set in another element, with the same cards and moves', async () => {
  const one = await mount(stairs, { deck: STAIRS_DECK });
  one.play('t3>f1');
  const position = JSON.parse(JSON.stringify(one.position)) as Position;
  expect(position.piles).toEqual({ f1: 'AH', t1: '<4H> 3S 2H', t2: '<4S> 3H AS', t3: '2S' });
  const other = await mount(stairs, { position });
  expect([other.position, other.moves, other.game!.legalMoves()]).toEqual([position, '', one.game!.legalMoves()]);
  other.position = { piles: { ...position.piles, t3: '', c1: '2S' } };
  expect(other.position.piles).toMatchObject({ c1: '2S' });
  expect([other.canUndo, other.play('c1>t3'), other.undo(), other.restart(), other.position.piles['c1']]).toEqual([
    false,
    true,
    true,
    undefined,
    '2S',
  ]);
});

test.each([
  ['a card that lies on two piles', { piles: { t1: 'AS', t2: 'AS' } }, /“t2” has the ace of spades once too often/],
  ['an unknown pile', { piles: { x1: 'AH 2H 3H 4H AS 2S 3S 4S' } }, /no pile “x1” here/],
  ['a foundation that was never built', { piles: { f1: '2H', t1: 'AH 3H 4H AS 2S 3S 4S' } }, /“f1” cannot begin with the two of hearts/],
])('%s is refused with the name of the pile, and the game goes on', async (_, position, message) => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  const errors: string[] = [];
  element.addEventListener('patience-error', ({ detail }) => errors.push(detail.message));
  element.position = position;
  expect(errors).toEqual([expect.stringMatching(message)]);
  expect([element.moves, element.game!.source]).toEqual(['t3>f1', { deck: STAIRS_DECK }]);
});

test('a move after which the rules cannot go on from a position is refused with the reason, and the game goes on', async () => {
  const strict: typeof stairs = {
    ...stairs,
    after(table) {
      if (table.count('f1') > 0) throw new TypeError('no such pile');
    },
  };
  const piles = { t1: '<4H> 3S 2H', t2: '<4S> 3H AS', t3: '2S AH' };
  const element = await mount(strict, { position: { piles } });
  const told: string[] = [];
  element.addEventListener('patience-refused', ({ detail }) => told.push(detail.reason));
  element.addEventListener('patience-error', ({ detail }) => told.push(detail.code));
  expect([element.play('t3>f1'), element.position!.piles, element.play('t3>c1')]).toEqual([false, piles, true]);
  await vi.waitFor(() =>
    expect(told).toEqual([expect.stringContaining('The rules cannot go on from this position: after: threw TypeError')]),
  );
});

test('moves are read as text, and set as the moves of the deal', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: 't3>f1 t1>f1' });
  expect([element.moves, element.game!.source]).toEqual(['t3>f1 t1>f1', { deck: STAIRS_DECK }]);
  element.moves = STAIRS_WIN.join('\n');
  expect([element.status, element.moves]).toEqual(['won', STAIRS_WIN.join(' ')]);
  element.moves = STAIRS_WIN.slice(0, 2).join(' ');
  expect([element.game!.cursor, element.canRedo]).toEqual([2, true]);
  element.moves = '';
  expect(element.canUndo).toBe(false);
  element.play(['t3>f1', 't1>f1']);
  expect(element.moves).toBe('t3>f1,t1>f1');
});

test('moves that the rules refuse are reported with their number, and the game goes on', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: 't3>f1' });
  const errors: string[] = [];
  element.addEventListener('patience-error', ({ detail }) => errors.push(detail.message));
  element.setAttribute('moves', 't3>f1 t1>f2');
  expect(errors).toEqual([expect.stringMatching(/^Move 2, “t1>f2”, is not possible/)]);
  expect(element.moves).toBe('t3>f1');
});

test('position, moves and another variant in one task apply to the new variant', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const ready = new Promise((done) => element.addEventListener('patience-ready', done, { once: true }));
  element.variant = { ...stairs, id: 'test-other' };
  element.moves = 't3>f1';
  await ready;
  expect([element.game!.variant.id, element.moves]).toEqual(['test-other', 't3>f1']);
});

test('goTo shows each position of the game by one change, and tells where it is', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: STAIRS_WIN.join(' ') });
  const kinds: string[] = [];
  element.addEventListener('patience-change', ({ detail }) =>
    kinds.push(`${detail.kind} ${detail.before?.cursor}-${detail.cursor} ${detail.by}`),
  );
  expect([element.goTo(0), element.goTo(3), element.goTo(-1), element.goTo(Infinity), element.goTo(99)]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(kinds).toEqual(['go 8-0 page', 'go 0-3 page', 'go 3-8 page']);
  element.goTo(3);
  await settled(element);
  expect(announced(element)).toBe('Move 3 of 8.');
});

test('events say who made a change, and from which state to which', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const changes: ChangeDetail[] = [];
  element.addEventListener('patience-change', ({ detail }) => changes.push(detail));
  element.play('t3>f1');
  button(element, 'two of hearts').click();
  element.pause();
  expect(changes.map(({ kind, by, cursor, before }) => [kind, by, before?.cursor, cursor])).toEqual([
    ['move', 'page', 0, 1],
    ['pause', 'page', 1, 1],
  ]);
  element.shadowRoot!.querySelector<HTMLElement>('[part~=tool-undo]')!.click();
  expect(changes.at(-1)).toMatchObject({
    kind: 'undo',
    by: 'player',
    before: { cursor: 1, moves: 1, status: 'playing' },
    cursor: 0,
    moves: 0,
  });
});

test('two elements mirror each other by patience-change and moves', async () => {
  const [one, other] = [await mount(stairs, { deck: STAIRS_DECK }), await mount(stairs, { deck: STAIRS_DECK })];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    from.addEventListener('patience-change', () => (to.moves = from.moves!));
  for (const gesture of STAIRS_WIN.slice(0, 3)) one.play(gesture);
  expect(other.moves).toBe(one.moves);
  other.undo();
  expect([one.game!.cursor, one.moves]).toEqual([2, other.moves]);
  other.goTo(0);
  expect(one.moves).toBe('');
});

test('a replay plays all recorded gestures, is busy meanwhile and stops at a signal', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: STAIRS_WIN.join(' ') });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const whole = element.replay({ speed: 2 });
    await vi.waitFor(() => expect(element.game!.cursor).toBe(0));
    await element.updateComplete;
    expect(element.matches(':state(busy)')).toBe(true);
    vi.advanceTimersByTime(450);
    expect(element.game!.cursor).toBe(1);
    vi.advanceTimersByTime(450 * 7);
    expect(await whole).toBe(true);
    expect([element.status, element.matches(':state(dealt)')]).toEqual(['won', true]);
    const stop = new AbortController();
    const stopped = element.replay({ signal: stop.signal });
    await vi.waitFor(() => expect(element.game!.cursor).toBe(0));
    stop.abort();
    expect(await stopped).toBe(false);
    const ended = element.replay();
    await vi.waitFor(() => expect(element.matches(':state(busy)')).toBe(true));
    element.redo();
    expect([await ended, element.game!.cursor]).toEqual([false, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('a replay without options plays at the usual speed; one whose signal is none rejects with a TypeError and changes nothing', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: STAIRS_WIN.join(' ') });
  for (const signal of [5, 'stop', {}, new EventTarget()] as unknown as AbortSignal[])
    await expect(element.replay({ signal })).rejects.toThrow(TypeError);
  expect([element.game!.cursor, element.matches(':state(busy)')]).toEqual([STAIRS_WIN.length, false]);
  const played = element.replay(null);
  await vi.waitFor(() => expect(element.game!.cursor).toBe(0));
  element.redo();
  expect(await played).toBe(false);
});

test('a puzzle counts its moves, refuses more, and reports that it is solved or failed', async () => {
  const element = await mount(stairs, {});
  const told: string[] = [];
  element.addEventListener('patience-puzzle', ({ detail }: CustomEvent<PuzzleDetail>) => told.push(`${detail.puzzle} ${detail.movesLeft}`));
  element.puzzle = { position: { piles: { t1: '<4H> 3S 2H', t2: '<4S> 3H AS', t3: '2S AH' } }, goal: { f1: 2 }, moves: 2 };
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toContain('2 moves left');
  expect([element.play('t3>c1'), element.play('c1>t3'), element.play('t3>f1')]).toEqual([true, true, false]);
  await settled(element);
  expect(element.shadowRoot!.querySelector('.status')!.textContent).toContain('Puzzle not solved');
  element.restart();
  expect([element.play('t3>f1'), element.play('t1>f1')]).toEqual([true, true]);
  await settled(element);
  expect(announced(element)).toContain('Puzzle solved.');
  expect(told).toEqual(['open 2', 'failed 0', 'open 2', 'solved 0']);
  element.newGame(3);
  expect(element.puzzle).toBeUndefined();
});

test.each<[string, unknown, RegExp]>([
  ['an unknown pile', { goal: { zz: 5 } }, /no pile “zz” here/],
  ['a goal of no piles', { goal: {} }, /not a puzzle/],
  ['an unknown goal', { goal: 'lost' }, /not a puzzle/],
  ['null as goal', { goal: null }, /not a puzzle/],
  ['a text as number of moves', { moves: 'many' }, /not a puzzle/],
  ['no moves', { moves: 0 }, /not a puzzle/],
  ['a position that cannot be', { position: { piles: {} } }, /lacks/],
])('a puzzle with %s is reported and dropped', async (_, puzzle, message) => {
  const element = await mount(stairs, {});
  const told: string[] = [];
  element.addEventListener('patience-error', ({ detail }: CustomEvent<Problem>) => told.push(detail.message));
  element.addEventListener('patience-puzzle', () => told.push('judged'));
  element.puzzle = puzzle as Puzzle;
  element.restart();
  await settled(element);
  expect(told).toEqual([expect.stringMatching(message)]);
  expect(element.puzzle).toBeUndefined();
});

test('ready is resolved with the first game, and at once when there is one', async () => {
  const element = document.createElement('patience-game');
  const { ready } = element;
  element.variant = stairs;
  document.body.append(element);
  await ready;
  expect(element.status).toBe('playing');
  await element.ready;
});
