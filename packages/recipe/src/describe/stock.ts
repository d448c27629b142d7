import type { Facts } from './facts.js';
import type { Writer } from './writer.js';

/** Writes the sentences about the stock and its redeals. */
export function writeStock({ actions, groups, unsaid }: Facts, writer: Writer): void {
  const turn = actions.find(({ kind }) => kind === 'turn');
  const rows = actions.find((action) => action.kind === 'row' && action.first === undefined);
  const stock = groups.find(({ role }) => role === 'stock');
  for (const action of actions)
    switch (action.kind) {
      case 'turn':
        if (action.to === 'waste') writer.add('stock', 'turn', { n: action.count });
        else if (action.count === 1 && (action.to === 'foundation' || action.to === 'reserve'))
          writer.add('stock', 'turnOn', { role: action.to });
        break;
      case 'row':
        if (action.first !== undefined) writer.add('stock', 'rowFirst', { cards: writer.some('cards', action.first) });
        else
          writer.add('stock', 'row', {
            role: action.to,
            gaps: action.to === 'tableau' ? writer.text(action.filled ? 'rowFilled' : 'rowAllowed') : '',
          });
        break;
      case 'gather': {
        const often = action.times === Infinity ? writer.text('asOften') : writer.text('often', { n: action.times });
        writer.add('stock', 'gather', { often, n: action.size, shuffled: action.shuffled ? writer.text('gatherShuffled') : '' });
        break;
      }
      case 'redeal':
    }
  if (stock?.take === 'top') writer.add('stock', 'stockOpen');
  if (unsaid.some((field) => field.startsWith('actions.'))) return;
  const redeal = actions.find((action) => action.kind === 'redeal');
  const times = redeal?.times ?? 0;
  const shuffled = writer.text(redeal?.shuffled ? 'shuffled' : 'unshuffled');
  if (times === Infinity) writer.add('stock', 'manyPasses', { shuffled });
  else if (times > 0) writer.add('stock', 'passes', { times: writer.text('times', { n: times + 1 }), shuffled });
  else if (turn || stock?.take === 'top') writer.add('stock', 'onePass');
  else if (rows) writer.add('stock', 'rowsOnce');
}
