import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { freshPage } from '../testing/fresh-page.js';
import { button, mount, settled } from '../testing/mount.js';
import { stairs, STAIRS_DECK } from '../testing/stairs.js';

freshPage();

test('a table to look at plays nothing by mouse, keys and tools, but is read by keys and played by the page', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, viewOnly: true, taps: 'one' });
  expect(element.shadowRoot!.querySelector('[part~=tool]')).toBeNull();
  await userEvent.click(button(element, 'ace of hearts'));
  await userEvent.dblClick(button(element, 'ace of hearts'));
  button(element, 'ace of hearts').focus();
  await userEvent.keyboard('{Enter}ahu{ArrowLeft}');
  expect(element.moves).toBe('');
  expect(element.shadowRoot!.activeElement!.getAttribute('aria-label')).toContain('ace of spades');
  expect([element.play('t3>f1'), element.undo()]).toEqual([true, true]);
  element.viewOnly = false;
  await settled(element);
  await userEvent.click(button(element, 'ace of hearts'));
  expect(element.moves).toBe('t3>f1');
});

test('single shortcuts are switched off or get another key, on the table, in its buttons and in the help', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: 't3>f1', shortcuts: 'undo=z help' });
  button(element, 'two of spades').focus();
  await userEvent.keyboard('u');
  expect(element.moves).toBe('t3>f1');
  await userEvent.keyboard('z');
  expect(element.moves).toBe('');
  await userEvent.keyboard('{Control>}y{/Control}r');
  expect(element.moves).toBe('');
  const keys = (tool: string): string | null =>
    element.shadowRoot!.querySelector(`[part~=tool-${tool}]`)!.getAttribute('aria-keyshortcuts');
  expect([keys('undo'), keys('redo')]).toEqual(['Control+Z Z', null]);
  element.command('help');
  await settled(element);
  const listed = [...element.shadowRoot!.querySelectorAll('dialog dt')].map(({ textContent }) => textContent);
  expect(listed).toEqual(['Tab', '← →', '↑ ↓', 'Enter, Space', 'Esc', 'Z, Ctrl+Z', '?']);
});

test('shortcuts as an object change single keys only', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK, moves: 't3>f1', shortcuts: { undo: false, redo: 'x' } });
  button(element, 'two of spades').focus();
  await userEvent.keyboard('u{Control>}z{/Control}');
  expect(element.moves).toBe('t3>f1');
  element.undo();
  await userEvent.keyboard('x');
  expect(element.moves).toBe('t3>f1');
});

test('a form has the saved game under the name of the element, and restarts it by its reset', async () => {
  const form = document.body.appendChild(document.createElement('form'));
  const element = await mount(stairs, { deck: STAIRS_DECK });
  form.append(element);
  expect([...new FormData(form)]).toEqual([]);
  element.setAttribute('name', 'game');
  expect(JSON.parse(new FormData(form).get('game') as string)).toEqual(element.save());
  element.play('t3>f1');
  expect(JSON.parse(new FormData(form).get('game') as string)).toMatchObject({ gestures: [['t3>f1']], cursor: 1 });
  form.reset();
  expect(element.moves).toBe('');
});

test('a dialog of the page that is opened gives the focus into the table', async () => {
  const element = await mount(stairs, { deck: STAIRS_DECK });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(element);
  await settled(element);
  dialog.showModal();
  expect(document.activeElement).toBe(element);
  expect(element.shadowRoot!.activeElement).not.toBeNull();
});
