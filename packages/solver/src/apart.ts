import { type MoveInfo, type Options, type Tx, type Variant } from '@patience/core';
import { list, MAX_MOVES, Random, Table } from '@patience/core/search';
import { fresh } from './fresh.js';

const GAMES = 10;
const MOVES = 200;

/**
 * Rules in functions cannot be read, but they can be watched: over some random games, does what happens by itself
 * neither ask about stock, waste and counters nor touch them, nor ask which move it was?
 */
export function apart(source: Table<Options>): boolean {
  const { variant, options } = source;
  if (!variant.after) return true;
  const name = JSON.stringify(options);
  let known = cache.get(variant);
  if (!known) cache.set(variant, (known = new Map<string, boolean>()));
  const found = known.get(name) ?? observe(source);
  known.set(name, found);
  return found;
}
const cache = new WeakMap<Variant<Options>, Map<string, boolean>>();

function observe(source: Table<Options>): boolean {
  const { variant, options, rules } = source;
  let holds = true;
  const beside = new Set(rules.piles.filter(({ role }) => role === 'stock' || role === 'waste').map(({ id }) => id));
  const asked = (pile: string): void => {
    if (beside.has(pile)) holds = false;
  };
  const watch = (tx: Tx): Tx => ({
    piles: (role) => tx.piles(role),
    count: (pile) => (asked(pile), tx.count(pile)),
    card: (pile, depth) => (asked(pile), tx.card(pile, depth)),
    run: (pile) => (asked(pile), tx.run(pile)),
    counter(counter) {
      holds = false;
      return tx.counter(counter);
    },
    shuffle(pile) {
      holds = false;
      tx.shuffle(pile);
    },
    flip: (pile) => (asked(pile), tx.flip(pile)),
    set(counter, value) {
      if (!variant.records?.includes(counter)) holds = false;
      tx.set(counter, value);
    },
    move: (from, to, move) => (asked(from), asked(to), tx.move(from, to, move)),
  });
  const secret = (move: MoveInfo | undefined): MoveInfo | undefined =>
    move &&
    new Proxy(move, {
      get(target, name) {
        holds = false;
        return Reflect.get(target, name) as unknown;
      },
    });
  const { after } = variant;
  const watched: Variant<Options> = { ...variant, after: (tx, _, move) => after!(watch(tx), options, secret(move)) };
  const moves = new Int32Array(MAX_MOVES);
  for (let game = 0; game < GAMES && holds; game++) {
    const random = new Random(game);
    const table = new Table(watched, options, fresh(source, game));
    for (let i = 0; i < MOVES && holds; i++) {
      const count = list(table, moves);
      if (count === 0) break;
      table.play(moves[random.below(count)]!);
    }
  }
  return holds;
}
