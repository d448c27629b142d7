import type { Tx } from '../contract.js';
import { dealRows } from '../shared/dealing.js';
import type { DealStep } from './grammar.js';
import { pilesOf } from './where.js';

/** Side of a card after a step of the deal. */
type Face = 'up' | 'down';
/** A step of the deal, with the player's choices replaced by their values. */
type Step = { readonly to: string | readonly string[] } & Partial<{
  rows: number | readonly number[];
  face: Face;
  down: readonly number[];
  all: true;
  skip: number;
  packets: number;
  cards: number;
  turn: true;
  rest: true;
  beneath: number;
  bases: string | readonly string[];
}>;

/** Deals cards by steps. @param steps steps whose choices are replaced by their values */
export function dealSteps(table: Tx, steps: readonly DealStep[]): void {
  for (const step of steps) dealStep(table, step as Step);
}

function dealStep(table: Tx, step: Step): void {
  const to = pilesOf(table, step.to);
  const { face, cards } = step;
  if (step.rest) table.move('pack', to[0]!, { count: table.count('pack') });
  else if (step.all || step.packets !== undefined || step.beneath !== undefined || step.bases !== undefined) dealInTurn(table, to, step);
  else if (cards !== undefined) table.move('pack', to[0]!, { count: cards, ...(face && { face }), ...(step.turn && { turn: true }) });
  else dealRows(table, to, step.rows ?? 1, step.down ?? face);
}

/** Deals cards one by one to the piles in turn, or so many at a time to each, until the pack is used up or each pile has had its packet. */
function dealInTurn(table: Tx, to: readonly string[], step: Step): void {
  const { packets, skip = 0, beneath, cards = Infinity, face = 'up' } = step;
  const bases = step.bases === undefined ? [] : pilesOf(table, step.bases);
  const first = [...bases, ...to].find((pile) => table.count(pile) > 0);
  const base = first && table.card(first, table.count(first) - 1)?.rank;
  const most = packets === undefined ? cards : to.length * packets;
  for (let dealt = 0; table.count('pack') > 0;) {
    if (step.bases !== undefined && table.card('pack') === null) table.flip('pack');
    const rank = table.card('pack')?.rank;
    const place = rank !== undefined && rank === base ? bases.find((pile) => table.count(pile) === 0) : undefined;
    if (place === undefined && dealt >= most) return;
    const pile = place ?? to[(Math.floor(dealt++ / (packets ?? 1)) + skip) % to.length]!;
    table.move('pack', pile, { face });
    if (beneath !== undefined && table.card(pile)?.rank === beneath && table.count(pile) > 1) table.move(pile, pile, { lay: 'bottom' });
  }
}
