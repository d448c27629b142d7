/** Installs a tiny patience as a package in a temporary folder, because tests of the command line may not name a real patience. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Source of a patience with eight cards, face-down cards, a stock, cells, points, a rank and two options, of which one combination is refused. */
const MODULE = `
const words = (name, turn, cells, hard) => ({
  name, summary: name, rules: name, actions: { turn },
  options: { cells: { name: cells, values: { two: '2', none: '0' } }, columns: { name: 'n', values: { 3: '3', 2: '2' } } },
  reasons: { 'too-hard': hard },
});
const row = (prefix, n, make) => Array.from({ length: n }, (_, i) => ({ id: prefix + (i + 1), ...make(i) }));
export default {
  api: 1, id: 'toy', rules: 3,
  options: { cells: ['two', 'none'], columns: [3, 2] },
  valid: ({ cells, columns }) => cells === 'two' || columns === 3 || 'too-hard',
  deck: () => ({ suits: ['C', 'H'], ranks: [1, 2, 3, 4] }),
  table: ({ cells, columns }) => [
    { id: 'stock', role: 'stock', at: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], take: 'top', fan: 'right', fanned: 3 },
    ...row('f', 2, (i) => ({ role: 'foundation', at: [i + 3, 0], group: 'f', accept: { empty: 1, on: { step: 1, suit: 'same' }, max: 1 } })),
    ...row('c', cells === 'two' ? 2 : 0, (i) => ({ role: 'cell', at: [i + 5, 0], group: 'c', accept: { empty: 'any', max: 1 }, take: 'top' })),
    ...row('t', columns, (i) => ({ role: 'tableau', at: [i, 1], fan: 'down', group: 't', accept: { on: { step: -1, suit: 'alternate' }, max: 1 }, take: 'top', reveal: true })),
  ],
  deal(table) {
    for (const column of table.piles('tableau')) {
      table.move('pack', column);
      table.move('pack', column, { face: 'up' });
    }
    table.move('pack', 'stock', { count: table.count('pack') });
  },
  actions: { turn: { on: 'stock', when: (view) => view.count('stock') > 0 || 'stock-empty', run: (table) => table.move('stock', 'waste', { face: 'up' }) } },
  rank: (view, move) => (move.kind === 'cards' && move.to.startsWith('f') ? 2 : move.kind === 'action' ? 1 : 0),
  score: (view) => 10 * (view.count('f1') + view.count('f2')),
  strings: { de: words('Spielzeug', 'Umdrehen', 'Keller', 'Das wäre zu schwer.'), en: words('Toy', 'Turn', 'Cells', 'That would be too hard.') },
};
`;

/** An installed patience with its folder and module. */
export interface Toy {
  /** Folder to run commands in. */
  readonly folder: string;
  /** Path of the patience's module. */
  readonly module: string;
  remove(): void;
}

/** The cards of a deal of the patience `toy` that can be won, in dealing order. */
export const TOY_DECK = '4H 3C AC AH 2H 4C 2C 3H';

/** Installs the patience `toy` in a new folder. @param source source of another module under the same id, such as a broken one */
export function installToy(source = MODULE): Toy {
  const folder = mkdtempSync(join(tmpdir(), 'patience-cli-'));
  const home = join(folder, 'node_modules', 'patience-toy');
  mkdirSync(home, { recursive: true });
  const module = join(home, 'index.js');
  writeFileSync(module, source);
  const manifest = {
    name: 'patience-toy',
    version: '2.5.0',
    type: 'module',
    keywords: ['patience-variant'],
    patience: { api: 1, variants: { toy: { module: './index.js', names: { de: 'Spielzeug', en: 'Toy' } } } },
  };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  return { folder, module, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
