/**
 * The cell is a document that does nothing but make a frame of a text, without an origin, and hand it what the page sends.
 * It needs no header of its host and runs no code but the two scripts below; the policy names them by their digests, so
 * that nothing inside can begin a script of its own in another frame. Where the page that holds the cell requires Trusted
 * Types, its documents inherit that: each makes the one text or address that it needs by a policy of our name.
 */

/** What a page has to name in `trusted-types`, where it requires them. */
export const TRUSTED_NAME = 'patience-cell';

/** A line of a script that makes a variable trusted, if there is such a thing here, and its name is allowed. */
const trusted = (rule: string, variable: string): string =>
  `try { ${variable} = trustedTypes.createPolicy('${TRUSTED_NAME}', { ${rule}: String }).${rule}(${variable}); } catch (error) {}`;

const page = (policy: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Patience</title></head><body>${body}</body></html>\n`;

/**
 * Without an origin, or not at all. Code runs in a worker of this frame; where a table is to be shown, in the frame
 * itself. No policy stops WebRTC: it is taken away before.
 */
const INNER = `
addEventListener('message', function (event) {
  if (self.origin !== 'null' || event.source !== parent) return;
  var data = event.data;
  var address = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  ${trusted('createScriptURL', 'address')}
  if (!data.table) return new Worker(address).postMessage(data.task, event.ports);
  ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceTransport'].forEach(function (name) { delete self[name]; });
  self.patienceCell = { task: data.task, port: event.ports[0] };
  var script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}, { once: true });
`;

/** Takes one message of the page that holds it, and gives it to the frame. Nothing of it is run here. */
const OUTER = `
addEventListener('message', function (event) {
  if (event.source !== parent || (self.origin !== 'null' && event.origin !== self.origin) || !event.ports[0]) return;
  var frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = String(event.data.title || '');
  frame.style.cssText = 'display:block;border:0;inline-size:100%;block-size:100%';
  document.body.style.cssText = 'margin:0;block-size:100vh;overflow:hidden';
  var text = INNER_TEXT;
  ${trusted('createHTML', 'text')}
  frame.srcdoc = text;
  frame.onload = function () { frame.onload = null; frame.contentWindow.postMessage(event.data, '*', event.ports); };
  document.body.append(frame);
}, { once: true });
`;

/** Digest of the script in the frame of a cell: a test says which, when that changes. */
const INNER_DIGEST = "'sha256-zx9FUMtO9DMFTMEs1YXyp4y/f4gbxlf5WY8NPKeVVdo='";

/** The two scripts of a cell as sources for the `script-src` of a page that holds cells. */
export const CELL_DIGESTS = ["'sha256-j9MBohitJ9G4+r0CyBMulx6aO6N6yk5TNQ71f7sfcZ8='", INNER_DIGEST] as const;

const policyOf = (...digests: readonly string[]): string =>
  ["default-src 'none'", `script-src ${digests.join(' ')} blob:`, 'worker-src blob:', "base-uri 'none'", "form-action 'none'"].join('; ');

/** The policy of a cell, of the frame in it, and of its workers: no source but the scripts here and texts that were handed over. */
export const CELL_POLICY = policyOf(...CELL_DIGESTS);

/** The two scripts as they stand in the documents. */
export const cellScripts = (): { readonly inner: string; readonly outer: string } => ({
  inner: INNER,
  outer: OUTER.replace('INNER_TEXT', () =>
    JSON.stringify(page(policyOf(INNER_DIGEST), `<script>${INNER}</script>`)).replaceAll('<', '\\u003c'),
  ),
});

/** The whole document. */
export const cellDocument = (): string => page(CELL_POLICY, `<script>${cellScripts().outer}</script>`);
