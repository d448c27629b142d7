import { row, type Variant } from '@patience/core';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { PatienceGame } from '../../patience-game.js';
import { button, mount, names, announced, settled } from '../../testing/mount.js';
import { mill } from '../../testing/mill.js';
import { stairs, STAIRS_DECK } from '../../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

const focused = (element: PatienceGame): string | null | undefined => element.shadowRoot!.activeElement?.getAttribute('aria-label');

/** Focuses a card, presses keys, and returns the announcement. */
async function ask(element: PatienceGame, name: string, keys: string): Promise<string> {
  button(element, name).focus();
  const before = announced(element);
  await userEvent.keyboard(keys);
  await expect.poll(() => announced(element)).not.toBe(before);
  return announced(element);
}

const shown = (element: PatienceGame): string | null | undefined => element.shadowRoot!.querySelector('.bubble')?.textContent;

test('answers about moves, piles and cards are also shown; for the whole table a note says that it is read aloud', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const answer = await ask(element, 'ace of spades', 'c');
  await expect.poll(() => shown(element)).toBe(answer);
  const moves = (await ask(element, 'ace of spades', 'w')).split('; ');
  await expect.poll(() => shown(element)?.split('; ')[0]).toBe(moves[0]);
  expect(shown(element)).toMatch(/^Possible: ([^;]+; ){3}[^;]+\. And \d+ more\.$/);
  await ask(element, 'ace of spades', 't');
  await expect.poll(() => shown(element)).toBe('Screen readers now read the table aloud.');
});

test('keys announce the legal moves, and where the chosen card can go', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, speech: 'full' });
  const all = await ask(element, 'ace of spades', 'w');
  expect(all).toMatch(/^Possible: .*ace of spades from column 2 to foundation 1;/);
  expect(all.split(';')).toHaveLength(element.game!.legalMoves().length);
  element.speech = 'short';
  expect(await ask(element, 'ace of spades', 'w')).toMatch(/^Possible: ([^;]+; ){3}[^;]+\. And \d+ more\.$/);
  button(element, 'two of hearts').click();
  expect(await ask(element, 'two of hearts', 'w')).toBe('two of hearts can go to: cell 1, cell 2.');
});

test('legal moves to foundations are announced first, and a single further move by name', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, speech: 'short' });
  const moves = element.game!.legalMoves();
  const answer = await ask(element, 'ace of spades', 'w');
  expect(answer).toMatch(/^Possible: ace of (spades|hearts) from column \d to foundation 1;/);
  expect(answer.endsWith(moves.length === 5 ? '.' : `And ${moves.length - 4} more.`)).toBe(true);
});

test('a key announces a pile from its top card', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(await ask(element, 'ace of spades', 'c')).toBe('column 2: 1 face down, three of hearts, ace of spades.');
});

test('runs of one suit are announced by their ends, in a pile and on the table, unless speech is full', async () => {
  const oneColumn: Variant = { ...stairs, deal: (table) => table.move('pack', 't1', { count: 8, face: 'up' }) };
  const element = await mount(oneColumn, { deck: '4S 3S 2S AS 2H 4H 3H AH' });
  const top = names(element).findLast((name) => name.includes('column 1'))!;
  const answer = await ask(element, top, 'c');
  expect(answer).toMatch(/^column 1: .*\b(ace of spades to four of spades|four of spades to ace of spades)\b.*\.$/);
  expect(answer).not.toContain('two of spades');
  expect(await ask(element, top, 't')).toContain(answer);
  element.speech = 'full';
  await settled(element);
  expect(
    (
      await ask(
        element,
        names(element).findLast((name) => name.includes('column 1'))!,
        'c',
      )
    ).split(', '),
  ).toHaveLength(8);
});

test('an arrow key that leads nowhere announces more about the focused card', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, speech: 'full' });
  expect(await ask(element, 'ace of spades', '{ArrowDown}')).toBe(
    'column 2, 1 face down, 2 cards. It can go to 5 places: foundation 1, foundation 2, column 1, cell 1, cell 2.',
  );
  expect(focused(element)).toMatch(/^ace of spades/);
});

test('arrow keys move up and down in a grid, and announce row and column at its edge', async () => {
  const grid: Variant = {
    ...stairs,
    table: () => row('t', 8, (i) => ({ role: 'tableau', at: [i % 4, Math.floor(i / 4)], take: 'top', accept: { empty: 'any' } })),
    deal(table) {
      for (let i = 1; i <= 8; i++) table.move('pack', `t${i}`, { face: 'up' });
    },
  };
  const element = await mount(grid, { deck: STAIRS_DECK });
  const at = (pile: string): string => names(element).find((name) => name.endsWith(`, ${pile}`))!;
  button(element, at('column 2')).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused(element)).toBe(at('column 6'));
  await userEvent.keyboard('{ArrowUp}');
  expect(focused(element)).toBe(at('column 2'));
  expect(await ask(element, at('column 6'), '{ArrowDown}')).toMatch(/^column 6, row 2, column 2, 1 card\./);
});

test('a covered card says so until it is uncovered', async () => {
  const pyramid: Variant = {
    ...stairs,
    table: () => [
      { id: 't1', role: 'tableau', at: [0.5, 0], take: 'top', coveredBy: ['t2', 't3'] },
      { id: 't2', role: 'tableau', at: [0, 0.5], take: 'top' },
      { id: 't3', role: 'tableau', at: [1, 0.5], take: 'top' },
      { id: 'discard', role: 'discard', at: [3, 0], accept: { empty: 'any', on: 'any' } },
    ],
    deal(table) {
      for (const pile of ['t1', 't2', 't3']) table.move('pack', pile, { face: 'up' });
      table.move('pack', 'discard', { count: 5, face: 'up' });
    },
  };
  const element = await mount(pyramid, { deck: STAIRS_DECK });
  const first = (): string => names(element).find((name) => name.includes('column 1'))!;
  expect(first()).toMatch(/, column 1, covered$/);
  element.play('t2>discard');
  element.play('t3>discard');
  await settled(element);
  expect(first()).toMatch(/, column 1$/);
});

test('finding a card by name announces where it lies and focuses it', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  button(element, 'ace of spades').focus();
  const find = async (card: string): Promise<void> => {
    await userEvent.keyboard('f');
    await expect.poll(() => element.shadowRoot!.querySelector('dialog:modal select')).not.toBeNull();
    const select = element.shadowRoot!.querySelector('select')!;
    expect([...select.options].map(({ label }) => label)).toEqual(
      [...select.options].map(({ label }) => label).toSorted((a, b) => order(a) - order(b)),
    );
    select.value = [...select.options].find(({ label }) => label === card)!.value;
    select.form!.requestSubmit();
    await settled(element);
  };
  await find('three of spades');
  expect(announced(element)).toBe('three of spades: column 1, 1 from the end.');
  expect(shown(element)).toBe(announced(element));
  expect(focused(element)).toMatch(/^three of spades/);
  await find('four of spades');
  expect(announced(element)).toBe('four of spades cannot be seen.');
  expect(element.shadowRoot!.querySelector('dialog')).toBeNull();
});

/** Orders names by suit, then by rank: the list must not reveal the deal. */
const order = (name: string): number =>
  ['of hearts', 'of spades'].findIndex((suit) => name.endsWith(suit)) * 10 +
  ['ace', 'two', 'three', 'four'].findIndex((rank) => name.startsWith(rank));

test('the announcement of a refusal names the card that is still or newly chosen', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  button(element, 'three of hearts').click();
  button(element, 'two of hearts').click();
  await settled(element);
  button(element, 'foundation 1').click();
  await settled(element);
  expect(announced(element)).toMatch(/ Still chosen: two of hearts\.$/);
  button(element, 'ace of spades').click();
  await settled(element);
  expect(announced(element)).toMatch(/ Chosen: ace of spades\. It can go to 5 places\.$/);
});

test('names of piles and buttons are unique, and short speech leaves out the position in the column', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  expect(names(element)).toContain('three of spades, 1 of 2, column 1, 1 face down');
  expect(new Set(names(element)).size).toBe(names(element).length);
  expect(element.shadowRoot!.querySelectorAll('.table [role=group]')).toHaveLength(0);
  element.speech = 'short';
  await settled(element);
  expect(names(element)).toContain('three of spades, column 1, 1 face down');
});

test('the name of an open card with an action says what a click does', async () => {
  const open: Variant = { ...(mill as Variant), deal: (table) => table.move('pack', 'stock', { count: 5, face: 'up' }) };
  const element = await mount(open, { seed: 1 });
  expect(names(element)[0]).toMatch(/ of spades, stock, Turn a card$/);
});

test('an undo that returns cards to the stock announces only their number', async () => {
  const element = await mount(mill, { seed: 1 });
  element.play('turn');
  element.undo();
  await settled(element);
  expect(announced(element)).toBe('Undone. stock: 5 cards left.');
  element.play('turn');
  element.play('turn');
  await settled(element);
  const top = names(element)
    .find((name) => name.includes('1 of 2, waste'))!
    .split(',')[0]!;
  element.undo();
  await settled(element);
  expect(announced(element)).toBe(`Undone. stock: 4 cards left. waste: ${top}.`);
});

/** Returns what a screen reader speaks after keys: the name of a newly focused button, and the announcement. */
async function heardAfter(element: PatienceGame, keys: string): Promise<string[]> {
  const root = element.shadowRoot!;
  const heard: string[] = [];
  const listen = ({ target }: Event): void => void heard.push((target as Element).getAttribute('aria-label')!);
  root.addEventListener('focusin', listen);
  const words = (): string => root.querySelector('[role=status]')!.textContent;
  const before = words();
  await userEvent.keyboard(keys);
  await expect.poll(words).not.toBe(before);
  root.removeEventListener('focusin', listen);
  return [...heard, announced(element)];
}

test("a card that is laid by keys is announced once, as the focused button's name or as a sentence", async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const lay = async (card: string, place: string): Promise<string[]> => {
    button(element, card).click();
    await settled(element);
    button(element, place).focus();
    return heardAfter(element, '{Enter}');
  };
  expect(await lay('ace of hearts', 'foundation 1'), 'on an empty place').toEqual(['ace of hearts to foundation 1.']);
  expect(await lay('two of hearts', 'ace of hearts'), 'on a squared pile').toEqual(['two of hearts to foundation 1.']);
  expect(await lay('ace of spades', 'cell 1')).toEqual(['ace of spades to cell 1.']);
  expect(await lay('two of spades', 'three of hearts'), 'on a column').toEqual(['two of spades, 2 of 2, column 2', 'Placed.']);
  expect(await lay('three of hearts', 'column 3'), 'several cards').toEqual([
    'two of spades, 2 of 2, column 3',
    '2 cards placed. Turned up: four of spades.',
  ]);
  expect(await heardAfter(element, 'u')).toEqual(['two of spades, 2 of 2, column 2', 'Undone. 2 cards. A card lies face down again.']);
  expect(await heardAfter(element, 'u')).toEqual(['two of spades, column 3', 'Undone.']);
});

test('a focus elsewhere on the table stays during Auto-move and undo, and every card is announced', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play(['t2>c1', 't2>f1']);
  element.undo();
  await settled(element);
  button(element, 'cell 2').focus();
  const at = focused(element);
  expect(await heardAfter(element, 'a')).toEqual([expect.stringMatching(/^ace of spades, four of spades to foundation 1\. /)]);
  expect(focused(element)).toBe(at);
  expect(await heardAfter(element, 'u')).toEqual([expect.stringMatching(/^Undone\. (?!Placed)/)]);
  expect(focused(element)).toBe(at);
});

test('a card that follows automatically is announced by name, not as laid by the player', async () => {
  const pairs: Variant = {
    ...stairs,
    after(table) {
      if (table.card('t2', 0)?.rank !== 2) return;
      table.move('t2', 'f2', { count: 1 });
      table.move('t2', 'f2', { count: 1 });
    },
  };
  const element = await mount(pairs, { deck: STAIRS_DECK });
  for (const [card, place] of [
    ['ace of hearts', 'foundation 1'],
    ['ace of spades', 'cell 1'],
    ['two of spades', 'three of hearts'],
  ] as const) {
    button(element, card).click();
    await settled(element);
    button(element, place).focus();
    await heardAfter(element, '{Enter}');
  }
  expect(announced(element)).toContain('two of spades to foundation 2. three of hearts to foundation 2.');
});

test('the focused button of an empty slot stays and shows the card that is laid there', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const root = element.shadowRoot!;
  const place = button(element, 'cell 1');
  button(element, 'two of hearts').click();
  await settled(element);
  place.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused(element)).toBe('two of hearts, cell 1');
  expect(root.activeElement).toBe(place);
  await userEvent.keyboard('u');
  await expect.poll(() => focused(element)).toBe('two of hearts, 2 of 2, column 1');
  expect(button(element, 'cell 1'), 'the place is empty again').toBe(place);
});

test('a move by pointer announces card and pile, since no focus is announced', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  element.play('t3>f1');
  await settled(element);
  expect(announced(element)).toBe('ace of hearts to foundation 1.');
});
