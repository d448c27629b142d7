import { CELL_CSP } from '../policy/policy.js';

/**
 * The cell: a document of this site that does nothing but make a frame of a text, without an origin, and hand it what the
 * page sends. It can be reached without a network (the service worker keeps it), needs no header of its host, and runs no
 * code but the two scripts below: what the page hands over runs in a worker of the frame.
 */
export const cellDocument = (): string => page(`<script>${outer(page(`<script>${inner}</script>`))}</script>`);

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${CELL_CSP}">` +
  `<meta name="robots" content="noindex"><title>Patience</title></head><body>${body}</body></html>\n`;

/** In the site's origin: takes one message of the page that holds it, and gives it to the frame. Nothing of it is run here. */
const outer = (text: string): string => `
addEventListener('message', function (event) {
  if (event.source !== parent || event.origin !== origin || !event.ports[0]) return;
  var frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = ${JSON.stringify(text).replaceAll('<', '\\u003c')};
  frame.onload = function () { frame.contentWindow.postMessage(event.data, '*', event.ports); };
  document.body.append(frame);
}, { once: true });
`;

/** Without an origin, or not at all. */
const inner = `
addEventListener('message', function (event) {
  if (self.origin !== 'null' || event.source !== parent) return;
  var address = URL.createObjectURL(new Blob([event.data.script], { type: 'text/javascript' }));
  new Worker(address).postMessage(event.data.task, event.ports);
}, { once: true });
`;
