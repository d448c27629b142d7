import { formatCard, type Card } from '../../cards/card.js';
import { facesOf } from '../../cards/faces.js';
import type { CompleteVariant } from '../../contract.js';
import { newDeck } from '../../cards/deck.js';
import type { Table } from '../../table/table.js';
import { choices, dealFor, demand, inGame, type Law, type Trial } from '../law.js';
import { snapshot, walk } from '../walk.js';

/** Checks that a seed always deals the same cards, and that different seeds do not all deal the same. */
export const deals: Law = {
  name: 'a deal is determined by its seed, and every card is dealt once',
  each: 'options',
  check(trial) {
    const random = choices(trial, 'deal', trial.from);
    const seen = new Set<string>();
    for (let game = 0; game < Math.max(5, trial.games); game++) {
      const seed = random.next();
      const one = inGame(trial, seed, [], () => {
        const [first, second] = [dealFor(trial, seed).table, dealFor(trial, seed).table];
        demand(
          snapshot(first) === snapshot(second),
          trial,
          'deal',
          `deals seed ${seed} differently the second time; use no state between deals`,
        );
        conserved(trial, first, 'deal');
        return first;
      });
      seen.add(`${snapshot(one)} ${one.face.join(',')}`);
    }
    demand(seen.size > 1, trial, 'deal', 'deals the same cards for every seed; deal the pack from its top without choosing cards');
  },
};

/** Checks that no move loses, doubles or invents a card. Plays ten times as many games as other laws do, to their end. */
export const conservation: Law = {
  name: 'no move loses, doubles or invents a card',
  each: 'options',
  check(trial) {
    let seen = 0;
    walk({ ...trial, from: trial.from * 10, games: trial.games * 10, moves: 1000 }, 'conservation', (table, moves) => {
      // Check only one in 16 positions and the last: a lost card stays lost.
      if (moves.length === 0 || seen++ % 16 === 0) conserved(trial, table, 'play');
    });
  },
};

function conserved(trial: Trial, table: Table, where: string): void {
  const seen = new Uint8Array(table.cards.length);
  for (let pile = 0; pile < table.rules.count; pile++)
    for (let depth = 0; depth < table.len[pile]!; depth++) seen[table.idAt(pile, depth)]!++;
  demand(
    seen.every((count) => count === 1),
    trial,
    where,
    'must keep every card of the deck on the table exactly once',
  );
}

/** Checks that `deck` always returns the same cards, and that `table` depends only on the options and the pack. */
export const deck: Law = {
  name: 'deck and table depend on options and pack alone',
  each: 'options',
  check(trial) {
    const { variant, options } = trial;
    const one = newDeck(variant.deck(options));
    demand(
      one.join() === newDeck(variant.deck(options)).join(),
      trial,
      'deck',
      'returns other cards on a second call; it may depend only on the options',
    );
    const pack = Object.freeze(one.map((face, id) => facesOf(variant.deck(options)).card(id, face)));
    const [first, second] = [variant.table(options, pack), variant.table(options, pack)];
    const text = (piles: typeof first): string =>
      JSON.stringify(piles, (_key, value: unknown) => (typeof value === 'function' ? 'function' : value));
    demand(text(first) === text(second), trial, 'table', 'returns other piles on a second call; it may depend only on options and pack');
    for (let game = trial.from; game < trial.from + 3; game++) peeking(trial, choices(trial, 'peeking', game).next());
  },
};

/** Checks that `table` reads only those cards of the pack that the deal then lays face up. */
function peeking(trial: Trial, seed: number): void {
  const { variant } = trial;
  const seen = new Set<number>();
  const observed: CompleteVariant = {
    ...variant,
    table(options, pack) {
      const look = (card: Card): Card =>
        new Proxy(card, {
          get(target, key) {
            if (key !== 'id') seen.add(target.id);
            return Reflect.get(target, key) as unknown;
          },
        });
      return variant.table(options, pack.map(look));
    },
  };
  inGame(trial, seed, [], () => {
    const { table } = dealFor({ ...trial, variant: observed }, seed);
    for (const id of seen)
      demand(
        table.up[id] === 1,
        trial,
        'table',
        `reads card ${id + 1} of the pack, ${formatCard(table.cards[id]!)}, which is dealt face down; it may read only cards that are dealt face up`,
      );
  });
}
