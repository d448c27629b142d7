import { expect, test } from 'vitest';
import { LateParts, nextTask } from './late-parts.js';

/** Returns late parts that note what is rendered, and when parts wait. */
function noted() {
  const notes: string[] = [];
  const render = (name: string) => () => void notes.push(name);
  const late = new LateParts({ table: render('table'), text: render('text'), list: render('list') }, (waits) => {
    notes.push(waits ? 'waits' : 'shown');
  });
  return { notes, late };
}

const shown = async (notes: readonly string[]): Promise<void> => {
  while (notes.at(-1) !== 'shown') await nextTask();
};

test('the parts of the page that follow an edit are rendered in order, one in each task', async () => {
  const { notes, late } = noted();
  late.later('list', 'table', 'text');
  expect(notes).toEqual(['waits']);
  const lengths: number[] = [];
  while (notes.at(-1) !== 'shown') {
    lengths.push(notes.length);
    await nextTask();
  }
  expect(notes).toEqual(['waits', 'table', 'text', 'list', 'shown']);
  // No task has rendered two of them.
  expect(lengths.every((length, i) => i === 0 || length - lengths[i - 1]! <= 1)).toBe(true);
});

test('a part that changes twice before its turn is rendered once, and one that changes after its turn once more', async () => {
  const { notes, late } = noted();
  late.later('table', 'text');
  late.later('table');
  while (!notes.includes('table')) await nextTask();
  late.later('table');
  await shown(notes);
  expect(notes).toEqual(['waits', 'table', 'table', 'text', 'shown']);
});

test('a part of the page that waits is rendered at once on request, and not again in its turn', async () => {
  const { notes, late } = noted();
  late.later('text', 'list');
  late.catchUp('list');
  late.catchUp('list');
  late.catchUp('table');
  await shown(notes);
  expect(notes).toEqual(['waits', 'list', 'text', 'shown']);
});
