import { upOrDownFrom, homeFirst, row, type Link, type TakeFn, type Tx, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** In suit, up or down and round the corner, one card at a time. */
const eitherWay: Link = { step: 'either', suit: 'same', wrap: true };

/** The card in the cellar is free as soon as one of the two side rows is used up. */
const cellar: TakeFn = (view) => (view.count('r1') > 0 && view.count('r2') > 0 ? 'cellar-locked' : 1);

/** The base's rank opens foundations; all other cards fill eight rows of five, then two of four. */
function layOut(table: Tx): void {
  table.flip('pack');
  const base = table.card('pack')!.rank;
  table.move('pack', 'f1');
  const rows = [...table.piles('tableau').map((pile) => [pile, 5] as const), ...table.piles('reserve').map((pile) => [pile, 4] as const)];
  const places = rows.flatMap(([pile, count]) => Array<string>(count).fill(pile));
  for (let bases = 1, laid = 0; table.count('pack') > 0;) {
    table.flip('pack');
    table.move('pack', table.card('pack')!.rank === base ? `f${++bases}` : places[laid++]!);
  }
}

/**
 * Kleine Napoleon. Layout and building: juhl.de/patiencen, number 22, and patiencen.org; when the card in the cellar is free:
 * PySolFC, rule page “Der kleine Napoleon”.
 */
export const kleineNapoleon: Variant = {
  api: 1,
  id: 'kleine-napoleon',
  rules: 1,
  options: {},
  deck: () => ({}),

  table(_options, pack) {
    const home = upOrDownFrom(pack[0]!.rank);
    return [
      ...row('f', 4, (i) => ({
        role: 'foundation',
        group: 'foundations',
        at: [i + 2, 0],
        wide: [11.5, i],
        accept: home,
      })),
      ...row('t', 8, (i) => ({
        role: 'tableau',
        group: 'rows',
        at: [i, 1],
        wide: [i, 0],
        fan: 'down',
        accept: { empty: 'any', on: eitherWay, max: 1 },
        take: 'top',
      })),
      ...row('r', 2, (i) => ({ role: 'reserve', group: 'sides', at: [i + 8, 1], wide: [i + 8.25, 0], fan: 'down', take: 'top' })),
      { id: 'c1', role: 'cell', at: [8.5, 0], wide: [10.25, 0], accept: { empty: 'any', max: 1 }, take: cellar },
    ];
  },

  deal: layOut,
  rank: homeFirst,

  about: { skill: 0.6, minutes: 10 },
  strings: { de, en },
};

export default kleineNapoleon;
