import { afterEach, expect, test } from 'vitest';
import '../define.js';
import { settled } from '../testing/mount.js';
import { stairs } from '../testing/stairs.js';

afterEach(() => document.body.replaceChildren());

/** Opens a dialog with a table that is loaded while it is open. @param before content before the table @param attribute of the table @returns what has the focus then */
async function focusInDialog(
  before: string,
  attribute: string,
  meanwhile?: (dialog: HTMLDialogElement) => void,
): Promise<string | undefined> {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = `${before}<patience-game motion="none" ${attribute}></patience-game>`;
  const element = dialog.querySelector('patience-game')!;
  dialog.showModal();
  meanwhile?.(dialog);
  element.variant = stairs;
  await element.ready;
  await settled(element);
  return document.activeElement?.localName;
}

const CLOSE = '<button>Close</button><input>';

test.each([
  ['itself', ''],
  ['its first button', CLOSE],
])('a table with autofocus gets the focus in a dialog that has focused %s', async (_, before) => {
  expect(await focusInDialog(before, 'autofocus')).toBe('patience-game');
});

test('a table with autofocus leaves the focus on a field that the reader has chosen in the dialog', async () => {
  expect(await focusInDialog(CLOSE, 'autofocus', (dialog) => dialog.querySelector('input')!.focus())).toBe('input');
});

test('a table with autofocus gets the focus each time its dialog is opened', async () => {
  await focusInDialog(CLOSE, 'autofocus');
  const dialog = document.querySelector('dialog')!;
  for (const open of ['showModal', 'show'] as const) {
    dialog.close();
    dialog[open]();
    await expect.poll(() => document.activeElement?.localName, { message: open }).toBe('patience-game');
  }
});

test('a table without autofocus leaves the focus where a dialog has put it', async () => {
  expect(await focusInDialog(CLOSE, '')).toBe('button');
});

test('an element that gets the focus passes it on to its table, or keeps none before a game is there', async () => {
  const element = document.body.appendChild(document.createElement('patience-game'));
  element.focus();
  expect(document.activeElement).toBe(document.body);
  element.variant = stairs;
  await element.ready;
  await settled(element);
  element.focus();
  expect(element.shadowRoot!.activeElement?.closest('.table')).not.toBeNull();
});
