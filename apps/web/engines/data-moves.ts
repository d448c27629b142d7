import { expect } from 'vitest';
import type { Visit } from './visit.js';

/** Returns the value of a field as soon as it has one. */
async function valueOf(visit: Visit, id: string): Promise<string> {
  await visit.until((field) => ((document.getElementById(field) as HTMLInputElement | null)?.value ?? '') !== '', `#${id} has a value`, id);
  return visit.tab.run((field) => (document.getElementById(field) as HTMLInputElement).value, id);
}

/** Fills a field with a code, and sends its form by the button with this name. */
async function sendCode(visit: Visit, id: string, code: string, button: string): Promise<void> {
  await visit.until((field) => document.getElementById(field) !== null, `#${id} is there`, id);
  await visit.tab.run((field, text) => void ((document.getElementById(field) as HTMLInputElement).value = text), id, code);
  await visit.press('button', button);
}

/** Plays one move, so that a game is stored that can be moved to another browser. */
async function playOnce(visit: Visit, path: string): Promise<void> {
  await visit.table(path);
  await visit.ask((table) => void table.play(table.game!.legalMoves()[0]!));
  await visit.until(
    () => document.querySelector<HTMLElement & { game?: { cursor: number } }>('patience-game')!.game!.cursor > 0,
    'a move is played',
  );
}

/** Adds the data in the preview to those of this browser, and checks that exactly one game was imported. */
async function mergeOne(visit: Visit): Promise<void> {
  await visit.shows('1 new, 0 continued elsewhere');
  await visit.press('#merge');
  await visit.shows('1 game was imported.');
}

/** Writes the player's data to a file, and reads it in a browser without data. */
export async function moveByFile(visit: Visit, table: string): Promise<void> {
  await playOnce(visit, table);
  await visit.go('en/settings/');
  await visit.until(() => document.querySelector('#import') !== null, 'the settings are there');
  // Take the file from the link that would download it: drivers store downloads in different places.
  await visit.tab.run(() => {
    addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
        event.preventDefault();
        const { download, href } = event.target;
        void fetch(href)
          .then((answer) => answer.text())
          .then((text) => Object.assign(window, { written: { name: download, text } }));
      },
      true,
    );
    // A link that is not in the document sends its click nowhere else.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      document.body.append(this);
      click.call(this);
      this.remove();
    };
  });
  await visit.press('button', 'Save everything as a file');
  await visit.until(() => 'written' in window, 'the file is written');
  const { name, text } = await visit.tab.run(() => (window as unknown as { written: { name: string; text: string } }).written);
  expect(name).toMatch(/^patience-\d{4}-\d\d-\d\d\.json$/);
  await visit.beginAnew();
  await visit.go('en/settings/');
  await visit.until(() => document.querySelector('#import') !== null, 'the settings are there');
  await visit.tab.run((content) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([content], 'mine.json', { type: 'application/json' }));
    const field = document.querySelector<HTMLInputElement>('#import')!;
    field.files = chosen.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
  await mergeOne(visit);
}

/** Sends the player's data in a link, and reads them in a browser without data. */
export async function moveByLink(visit: Visit, table: string): Promise<void> {
  await playOnce(visit, table);
  await visit.go('en/transfer/');
  await visit.press('#send');
  const link = await valueOf(visit, 'data-link');
  await visit.beginAnew();
  await visit.go(link.slice(link.indexOf('en/transfer/')));
  await mergeOne(visit);
}

/** Sends the player's data over a connection to a page of another visitor. In an engine without connections, the page has to say so. */
export async function moveByConnection(visit: Visit, table: string): Promise<void> {
  await playOnce(visit, table);
  await visit.go('en/transfer/');
  await visit.press('#send');
  if (!(await visit.tab.run(() => typeof RTCPeerConnection === 'function')))
    return visit.shows('This browser cannot connect to another device. Use a file, or a link with the data.');
  const offer = await valueOf(visit, 'offer');
  const other = await visit.another();
  try {
    await other.go('en/transfer/');
    await sendCode(other, 'receive-code', offer, 'Receive');
    const answer = await valueOf(other, 'answer');
    await sendCode(visit, 'answer-code', answer, 'Connect and send');
    await visit.shows('Everything has arrived.');
    await mergeOne(other);
  } finally {
    await other.tab.close();
  }
}
