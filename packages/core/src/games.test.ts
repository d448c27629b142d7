/** Tests the contract with small versions of real patiences, each of which needs a part of the contract that others do not use. */
import { describe, expect, test } from 'vitest';
import type { Variant } from './variant.js';
import { deal } from './game/deal.js';
import { Game } from './game/game.js';
import { actionsOn } from './moves/gesture.js';
import { formatMove, parseMove } from './moves/notation.js';
import { bearRiver } from './testing/games/bear-river.js';
import { blackHole } from './testing/games/black-hole.js';
import { chessboard } from './testing/games/chessboard.js';
import { clock } from './testing/games/clock.js';
import { gaps } from './testing/games/gaps.js';
import { hitOrMiss } from './testing/games/hit-or-miss.js';
import { hopscotch } from './testing/games/hopscotch.js';
import { laBelleLucie } from './testing/games/la-belle-lucie.js';
import { monteCarlo } from './testing/games/monte-carlo.js';
import { sirTommy } from './testing/games/sir-tommy.js';
import { thumbAndPouch } from './testing/games/thumb-and-pouch.js';
import { treize } from './testing/games/treize.js';
import { checkLaw, laid, LAWS, layOut, type LaidOut } from './testing/index.js';
import { say } from './words/say.js';

const dealt = (variant: Variant, request: { seed?: number; deck?: string } = {}): LaidOut => {
  const result = deal(variant, request);
  if (!result.ok) throw new Error(result.error.message);
  return laid(result.value.table);
};
const started = (variant: Variant, seed: number): Game => {
  const game = Game.start(variant, { seed });
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
};
/** All laws except the one that a game can be won, which these small games need not keep. */
const laws = LAWS.filter(({ name }) => !name.startsWith('the game can be won'));
const games = [
  bearRiver,
  blackHole,
  chessboard,
  clock,
  gaps,
  hitOrMiss,
  hopscotch,
  laBelleLucie,
  monteCarlo,
  sirTommy,
  thumbAndPouch,
  treize,
];
describe.each(games.map((variant) => [variant.id, variant] as const))('%s', (_id, variant) => {
  for (const law of laws) test(law.name, () => checkLaw(variant, law, { games: 2, moves: 60 }));
});

describe('a pair rule that reads the places of the cards', () => {
  // Three kings: two touch, the third is far away.
  const table = layOut(monteCarlo, { t1: 'KS', t7: 'KH', t25: 'KD', t2: '4C' });

  test('a pair rule that reads places lets equal cards leave only from neighbouring piles', () => {
    expect(table.moves()).toEqual(['t1+t7', 'close']);
    expect(table.why('t1+t25')).toBe('apart');
    expect(table.why('t1+t2')).toBe('no-pair');
  });

  test('the action close moves cards into the gaps that a pair left', () => {
    expect(table.play('t1+t7', 'close').cards('t1')).toBe('4C');
    expect(table.cards('t2')).toBe('KD');
  });
});

describe('suits of a link', () => {
  const table = layOut(thumbAndPouch, { t1: '9S', t2: '8S', t3: '8C', t4: '8H' });

  test('a link with another suit accepts every suit but the same', () => {
    expect(table.moves().filter((move) => move.endsWith('>t1'))).toEqual(['t3>t1', 't4>t1']);
  });

  test('a refusal names the suit that a link excludes', () => {
    expect(table.why('t2>t1')).toBe('needs');
    const params = { rank: '8', not: 'S' };
    expect(say({ code: 'needs', params }, 'en')).toBe('Only an eight of any suit but spades fits here.');
    expect(say({ code: 'needs', params }, 'de')).toBe('Hier passt nur eine Acht, aber nicht in Pik.');
  });
});

describe('any card on any', () => {
  test('a rule can accept any card from the stock only, and foundations can be built in any suit', () => {
    const table = layOut(sirTommy, { stock: 'AS', t1: '2H', t2: 'KC' });
    expect(table.moves()).toEqual(['stock>f1', 'stock>t1', 'stock>t2', 'stock>t3']);
    expect(table.play('stock>t1').why('t2>t1')).toBe('not-from');
    expect(table.play('t1>f1', 't1>f1').cards('f1')).toBe('AS 2H');
  });
});

describe('moves at the lower end of a pile', () => {
  test('laying a card beneath a pile is one step, which undo reverts', () => {
    const table = dealt(clock, { seed: 1 });
    const { recorder } = Object.assign(table.table, { recorder: [] });
    const before = table.table.rules.ids.map((id) => table.cards(id));
    const hour = table.table.view.card('t13')!.rank;
    const card = table.cards('t13').split(' ').at(-1)!;
    table.play('next');
    expect(table.cards(`t${hour}`).split(' ')[0]).toBe(card);
    expect(recorder[0]).toMatchObject({ type: 'move', from: 't13', to: `t${hour}`, beneath: true });
    table.table.undo();
    expect(table.table.rules.ids.map((id) => table.cards(id))).toEqual(before);
  });

  test('the clock patience wins about one deal in thirteen, and a card may be laid beneath its own pile', () => {
    let won = 0;
    for (let seed = 0; seed < 260; seed++) {
      const game = started(clock, seed);
      while (game.status === 'playing') expect(game.play('next').ok).toBe(true);
      if (game.status === 'won') won++;
    }
    // Twenty are to be expected, with a deviation of 4.3.
    expect(won).toBeGreaterThan(5);
    expect(won).toBeLessThan(36);
  });

  test('a take from the bottom plays the lowest card of a fan', () => {
    const table = layOut(treize, { waste: 'KC 5D 6H' });
    expect([table.cards('first'), table.cards('waste')]).toEqual(['KC', '5D 6H']);
    expect([table.play('first>discard').cards('first'), table.cards('waste')]).toEqual(['5D', '6H']);
    table.table.undo();
    expect([table.cards('first'), table.cards('waste')]).toEqual(['KC', '5D 6H']);
  });
});

describe('lifting by a function', () => {
  const game = started(gaps, 5);
  const { table } = game;
  const places = table.rules.ids.filter((id) => id.startsWith('t') && table.len[table.rules.index.get(id)!]! > 0);
  const stuck = places.find((id) => game.view.run(id) === 0)!;

  test('a card that may not be picked up is refused with the reason of the take function', () => {
    expect(laid(table).why(`${stuck}>t1`)).toBe('no-gap');
  });

  test('a refused pick-up is no mistake, but a card laid on a wrong place is', () => {
    game.attempt(stuck, 0, 't1');
    expect(game.mistakes).toBe(0);
    const free = places.find((id) => game.view.run(id) === 1)!;
    game.attempt(free, 0, stuck);
    expect(game.mistakes).toBe(1);
  });
});

describe('a base card that the first move sets', () => {
  const table = layOut(chessboard, { t1: '7S', t2: '7H', t3: '8S', t4: '6S' });

  test('any card may open a foundation, and then only its rank may open the others', () => {
    expect(table.moves().filter((move) => move.includes('>f'))).toEqual(['t1>f1', 't2>f1', 't3>f1', 't4>f1']);
    table.play('t1>f1');
    expect(table.moves().filter((move) => move.includes('>f'))).toEqual(['t3>f1', 't2>f2']);
    expect(table.why('t4>f2')).toBe('empty-needs');
    const [from, to] = ['t4', 'f2'].map((id) => table.table.rules.index.get(id)!);
    expect(from).not.toBe(to);
  });

  test('undo allows any base card again', () => {
    table.table.undo();
    expect(table.may('t4>f2')).toBe(true);
  });
});

describe('actions that know their pile', () => {
  const table = layOut(laBelleLucie, { t1: '4S 9H', t2: '5D', t3: '6C 2D 3D' });
  table.table.setCounter('redeals', 2);

  test('an action on each pile is a different move on each', () => {
    expect(table.moves().filter((move) => move.includes('@'))).toEqual(['merci@t1', 'merci@t3']);
    expect(table.why('merci@t2')).toBe('merci-alone');
    expect(table.why('merci@f1')).toBe('unknown-pile');
    const here = actionsOn(table.table, table.table.rules.index.get('t3')!);
    expect(here.map((move) => formatMove(table.table, move))).toEqual(['merci@t3']);
  });

  test('an action on each pile gets its pile and can be limited to one use', () => {
    expect(table.play('merci@t3').cards('t3')).toBe('2D 3D 6C');
    expect(table.why('merci@t1')).toBe('merci-once');
    table.table.undo();
    expect(table.cards('t3')).toBe('6C 2D 3D');
  });

  test.each([
    ['merci', 'move-where'],
    ['merci@t99', 'move-pile'],
    ['redeal@f1', 'move-unreadable'],
    ['hop@t1', 'move-unreadable'],
  ])('%s is %s', (text, code) => {
    const read = parseMove(table.table, text);
    expect(read.ok || read.error.code).toBe(code);
  });

  test('a saved game keeps the pile of an action', () => {
    const game = started(laBelleLucie, 1);
    game.play('redeal');
    game.play('redeal');
    const fan = game.view.piles('tableau').find((id) => game.view.count(id) > 1)!;
    expect(game.play(`merci@${fan}`).ok).toBe(true);
    const loaded = Game.load(laBelleLucie, JSON.stringify(game.save()));
    expect(loaded.ok && loaded.value.view.card(fan)).toEqual(game.view.card(fan));
  });
});

describe('certain first cards', () => {
  test('cards that the deck names as first are dealt first, whatever the seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(dealt(blackHole, { seed }).cards('hole')).toBe('AS');
      const table = dealt(hopscotch, { seed });
      expect(['f1', 'f2', 'f3', 'f4'].map((id) => table.cards(id))).toEqual(['AC', '2D', '3H', '4S']);
    }
  });

  test('a typed deck is dealt as typed, whether or not it contains the first cards', () => {
    const rest = dealt(blackHole, { seed: 9 });
    const typed = Array.from(rest.table.cards.slice(1), (card) => `${'A23456789TJQK'[card.rank - 1]!}${card.suit}`);
    for (const deck of [typed, ['AS', ...typed], [...typed, 'AS']]) {
      const table = dealt(blackHole, { deck: deck.join(' ') });
      expect(table.cards('hole')).toBe('AS');
      expect(table.cards('t1').split(' ')).toEqual(typed.slice(0, 3));
    }
  });

  test('foundations built in steps of two, three and four wrap around', () => {
    const table = layOut(hopscotch, { f1: 'AC', f2: '2D QD', f3: '3H', f4: '4S QS', stock: 'AS', t1: '6H', t2: '3C' });
    expect(table.moves().filter((move) => move.includes('>f'))).toEqual(['stock>f2', 't1>f3', 't2>f4']);
    expect(table.why('t2>f1')).toBe('needs');
  });
});

describe('a limit of cards on a pile', () => {
  const table = layOut(bearRiver, { f1: '2D', t1: '9S 8S 7S', t2: '6S', t3: '8H 7H', t4: '6H', t7: '', t6: '' });

  test('a pile accepts cards only up to its limit', () => {
    expect(table.why('t2>t1')).toBe('no-place');
    expect(table.may('t4>t3')).toBe(true);
    expect(say({ code: 'no-place', params: { limit: 3 } }, 'de')).toBe('Hier ist nur Platz für 3 Karten.');
  });

  test('fillGaps fills only the piles that are empty', () => {
    expect(table.may('t2>t6')).toBe(true);
    expect(table.why('t2>t7')).toBe('empty-closed');
  });
});
