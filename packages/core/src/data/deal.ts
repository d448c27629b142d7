import type { Tx } from '../contract.js';
import { dealRows } from '../shared/dealing.js';
import type { DealStep } from './grammar.js';
import { pilesOf } from './where.js';

/** Which side of a card is up after a step. */
type Face = 'up' | 'down';
/** A step without choices. */
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

/** Deals by these steps, whose choices have been replaced by their values. */
export function dealSteps(table: Tx, steps: readonly DealStep[]): void {
  for (const step of steps) dealStep(table, step as Step);
}

function dealStep(table: Tx, step: Step): void {
  const to = pilesOf(table, step.to);
  const { face = 'up', cards } = step;
  if (step.rest) table.move('pack', to[0]!, { count: table.count('pack') });
  else if (step.bases !== undefined) dealBases(table, to, pilesOf(table, step.bases), step);
  else if (step.beneath !== undefined) dealBeneath(table, to, cards ?? Infinity, step.beneath);
  else if (step.all || step.packets !== undefined) {
    const places = step.all ? Infinity : to.length * step.packets!;
    for (let nth = 0; nth < places && table.count('pack') > 0; nth++) table.move('pack', pileAt(to, nth, step), { face });
  } else if (cards !== undefined)
    table.move('pack', to[0]!, { count: cards, ...(step.face && { face: step.face }), ...(step.turn && { turn: true }) });
  else dealRows(table, to, step.rows ?? 1, step.down ?? face);
}

/** The pile that gets the card after so many. */
const pileAt = (to: readonly string[], cards: number, { packets = 1, skip = 0 }: Pick<Step, 'packets' | 'skip'>): string =>
  to[(Math.floor(cards / packets) + skip) % to.length]!;

function dealBeneath(table: Tx, to: readonly string[], cards: number, rank: number): void {
  for (let nth = 0; nth < cards && table.count('pack') > 0; nth++) {
    const pile = to[nth % to.length]!;
    table.move('pack', pile, { face: 'up' });
    if (table.card(pile)!.rank === rank && table.count(pile) > 1) table.move(pile, pile, { lay: 'bottom' });
  }
}

function dealBases(table: Tx, to: readonly string[], bases: readonly string[], step: Step): void {
  const first = [...bases, ...to].find((pile) => table.count(pile) > 0);
  const base = first && table.card(first, table.count(first) - 1)?.rank;
  const places = step.packets === undefined ? Infinity : to.length * step.packets;
  for (let nth = 0; table.count('pack') > 0;) {
    if (table.card('pack') === null) table.flip('pack');
    const place = table.card('pack')!.rank === base ? bases.find((pile) => table.count(pile) === 0) : undefined;
    if (place === undefined && nth === places) return;
    table.move('pack', place ?? pileAt(to, nth++, step));
  }
}
