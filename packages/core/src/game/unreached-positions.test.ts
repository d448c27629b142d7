/** Positions that no game leads to, of every installed patience: what a person or a page writes by hand. */
import { isFullRun, sample } from '@patience/tooling/sample';
import { expect, test } from 'vitest';
import { Random } from '../cards/random.js';
import { destinations } from '../moves/gesture.js';
import { installedVariants, loadPlain } from '../registry/installed.js';
import { Game } from './game.js';
import type { Position } from './position.js';

/** Positions of each patience; moves and attempts from each. */
const [POSITIONS, MOVES, ATTEMPTS] = [isFullRun() ? 12 : 3, 12, 20];
/** Largest number of patiences in a short run. */
const SHORT = 40;
/** Values of counters, usual and unusual. */
const COUNTS = [0, 1, 2, 5, 14, 999, 1_000_000];

/** Returns a position with cards that were turned, exchanged and moved to other piles, and with other counters. */
function changed({ piles, counters = {}, ...rest }: Position, ids: readonly string[], random: Random): Position {
  const table = new Map(ids.map((id) => [id, (piles[id] ?? '').split(' ').filter(Boolean)]));
  const anyPile = (): string[] => table.get(ids[random.below(ids.length)]!)!;
  for (let i = 1 + random.below(6); i > 0; i--) {
    const [cards, others] = [anyPile(), anyPile()];
    if (cards.length === 0) continue;
    const at = random.below(cards.length);
    const card = cards[at]!;
    const change = random.below(3);
    if (change === 0) cards[at] = card.startsWith('<') ? card.slice(1, -1) : `<${card}>`;
    else if (change === 1) others.push(...cards.splice(at, 1 + random.below(5)));
    else if (others.length > 0) {
      const other = random.below(others.length);
      [cards[at], others[other]] = [others[other]!, card];
    }
  }
  const recounted = Object.entries(counters).map(([name, value]): [string, number] => [
    name,
    random.below(2) === 0 ? value : COUNTS[random.below(COUNTS.length)]!,
  ]);
  return {
    ...rest,
    piles: Object.fromEntries([...table].map(([id, cards]) => [id, cards.join(' ')])),
    counters: Object.fromEntries(recounted),
  };
}

/** Plays random moves. @param play plays one */
function playSome(game: Game, most: number, random: Random, play: (move: string) => void): void {
  for (let i = 0; i < most && game.status === 'playing'; i++) {
    const moves = game.legalMoves();
    if (moves.length === 0) return;
    play(moves[random.below(moves.length)]!);
  }
}

const installed = installedVariants(import.meta.dirname);
const variants = await Promise.all(sample(installed, installed.length, SHORT).map((one) => loadPlain(one, true)));

test('rules that cannot go on from a position refuse it, or the move that leads to one, and the game stays as it is', () => {
  let positions = 0;
  for (const variant of variants) {
    const random = new Random(variant.id);
    for (let seed = 0; seed < POSITIONS; seed++) {
      const dealt = Game.start(variant, { seed });
      if (!dealt.ok) throw new Error(dealt.error.message);
      const { value: played } = dealt;
      playSome(played, random.below(40), random, (move) => played.play(move));
      const ids = played.piles.map(({ id }) => id);
      const begun = Game.start(variant, { position: changed(played.position, ids, random) });
      if (!begun.ok) continue;
      positions++;
      const { value: game } = begun;
      const shown = (): string => JSON.stringify([game.position, game.cursor, game.status, game.stuck]);
      playSome(game, MOVES, random, (move) => {
        const before = shown();
        const result = game.play(move);
        if (result.ok) return;
        expect([result.refusal.code, shown()], variant.id).toEqual(['position-rules', before]);
      });
      for (let i = 0; i < ATTEMPTS; i++) {
        const [from, to] = [random.below(ids.length), random.below(ids.length)];
        game.attempt(ids[from]!, random.below(3), ids[to]!);
        destinations(game.table, from, 0);
      }
      const save = game.save();
      game.restart();
      while (game.redo());
      expect(Game.load(variant, save).ok, variant.id).toBe(true);
    }
  }
  expect(positions).toBeGreaterThan(variants.length);
});
