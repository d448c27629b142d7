import { afterEach, expect, test } from 'vitest';
import { relayDocument, sandboxScripts } from './document.js';

afterEach(() => document.body.replaceChildren());

/** Puts a frame with a document into the page and waits until it is loaded. */
async function load(text: string, sandbox?: string): Promise<Window> {
  const frame = document.createElement('iframe');
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  frame.srcdoc = text;
  const loaded = new Promise((done) => (frame.onload = done));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow!;
}

const guestDocument = `<script>${sandboxScripts()[2]![1]}</script>`;

test.each([
  ['relay', relayDocument()],
  ['guest', guestDocument],
])('a %s ignores a message that another frame sends before the page does', async (_name, text) => {
  const sandbox = await load(text, 'allow-scripts');
  const other = (await load('')) as Window & typeof globalThis;
  const send = new other.Function('target', `target.postMessage({ table: true, script: '' }, '*', [new MessageChannel().port1])`);
  (send as (target: Window) => void)(sandbox);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => (port1.onmessage = ({ data }) => done(data)));
  const script = `patienceSandbox.port.postMessage('begun: ' + patienceSandbox.task)`;
  sandbox.postMessage({ table: true, script, task: 'mine', title: '' }, '*', [port2]);
  expect(await answer).toBe('begun: mine');
});
