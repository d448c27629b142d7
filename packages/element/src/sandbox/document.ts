/**
 * The documents of the sandbox. Each is created from text, has no origin, and runs no code but one of the scripts below, which its policy
 * lists by digest. So nothing inside can start a script in another frame, and no HTTP header is needed.
 *
 * - The *relay* is the frame in the page. It holds the frame of the guest and passes on texts of bounded length only. Anything else that a
 * module sends is deserialized in the relay, which shares a process with the guest and not with the page.
 * - The *guest* frame runs the table and the module, or, for a trial, a worker with the module.
 * - The *gate* is a document with an address of its own, for pages whose policy allows no script from a text. It holds the relay.
 *
 * If the page requires Trusted Types, these documents inherit that: each creates the one text or address that it needs by a policy of our
 * name.
 */

/** The name that a page has to list in `trusted-types`, where it requires them. */
export const TRUSTED_NAME = 'patience-sandbox';

/** Longest text that the relay passes on to the page, in UTF-16 units. A long game has 30,000. */
export const MESSAGE_LENGTH = 1_000_000;

/** Returns a line of a script that makes a variable trusted, where Trusted Types exist and the page allows our name. */
const trusted = (rule: string, variable: string): string =>
  `try { ${variable} = trustedTypes.createPolicy('${TRUSTED_NAME}', { ${rule}: String }).${rule}(${variable}); } catch (error) {}`;

const page = (policy: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Patience</title></head><body>${body}</body></html>\n`;

/**
 * Runs in the frame of the guest, before any code of a module. Other frames can send messages as well, so the script waits until one
 * comes from the frame that holds it. No policy of a page stops WebRTC, copying by a click, the voice of the system, or in Firefox
 * and Safari a step back in the history of the page around it, so these are taken away here: this script is the first to touch the
 * objects, and a module finds no others.
 *
 * No flag of a sandbox stops a browser from opening or storing a link that the player clicks with a key held or with another button, drags
 * or opens from a menu. So the script prevents these events on the window, where it hears them before the module does. A frame would hide
 * its clicks from the window, so frames are removed as soon as they are added, also in shadow roots. The script calls browser functions
 * only in the form in which it found them: a module may replace them later. What would remove the listeners (`document.open`), or make
 * shadow roots without `attachShadow`, is taken away.
 */
const GUEST = `
addEventListener('message', function begin(event) {
  if (self.origin !== 'null' || event.source !== parent) return;
  removeEventListener('message', begin);
  var data = event.data;
  var address = URL.createObjectURL(new Blob([data.script], { type: 'text/javascript' }));
  ${trusted('createScriptURL', 'address')}
  if (!data.table) return new Worker(address).postMessage(data.task, event.ports);
  ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'RTCIceTransport', 'EyeDropper', 'SpeechSynthesisUtterance', 'XSLTProcessor'].forEach(function (name) { delete self[name]; });
  [Document, Element, ShadowRoot, Document.prototype, Element.prototype, ShadowRoot.prototype].forEach(function (object) {
    Object.getOwnPropertyNames(object).forEach(function (name) { if (/Unsafe|^(open|write|writeln)$/.test(name)) delete object[name]; });
  });
  [[Document, 'execCommand'], [Navigator, 'clipboard'], [Navigator, 'share'], [HTMLInputElement, 'showPicker']].forEach(function (pair) {
    Object.defineProperty(pair[0].prototype, pair[1], { value: undefined });
  });
  [[self.History, ['back', 'forward', 'go']], [self.Navigation, ['back', 'forward', 'traverseTo']]].forEach(function (pair) {
    pair[1].forEach(function (name) { if (pair[0]) delete pair[0].prototype[name]; });
  });
  var found = function (of, name, kind) { return Function.prototype.call.bind(Object.getOwnPropertyDescriptor(of.prototype, name)[kind || 'value']); };
  var prevent = found(Event, 'preventDefault'), stop = found(Event, 'stopImmediatePropagation');
  ['copy', 'cut', 'paste', 'dragstart'].forEach(function (name) {
    addEventListener(name, function (happened) { prevent(happened); stop(happened); }, true);
  });
  ['auxclick', 'contextmenu'].forEach(function (name) { addEventListener(name, prevent, true); });
  var held = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey', 'button'].map(function (name) { return found(MouseEvent, name, 'get'); });
  addEventListener('click', function (happened) { for (var i = 0; i < 5; i++) if (held[i](happened)) prevent(happened); }, true);
  var Observer = MutationObserver, observe = found(Observer, 'observe'), attach = found(Element, 'attachShadow'), remove = found(Element, 'remove');
  var watch = function (root, first) {
    var observer = new Observer(function () { for (var frame; (frame = first(root, 'iframe')); ) remove(frame); });
    observe(observer, root, { __proto__: null, childList: true, subtree: true });
    return root;
  };
  watch(document, found(Document, 'querySelector'));
  var firstIn = found(DocumentFragment, 'querySelector');
  Element.prototype.attachShadow = function (given) {
    return watch(attach(this, { __proto__: null, mode: given.mode, delegatesFocus: given.delegatesFocus, slotAssignment: given.slotAssignment }), firstIn);
  };
  self.patienceSandbox = { task: data.task, port: event.ports[0] };
  var script = document.createElement('script');
  script.src = address;
  document.head.append(script);
});
`;

/**
 * Returns the part of a script that makes a frame of a text and gives it the first message of the page that holds it. Messages of any
 * other sender are ignored: a module in another sandbox of the page may send some before the page does.
 */
const framing = (text: string, port: string, more = ''): string => `
addEventListener('message', function begin(event) {
  if (event.source !== parent || (self.origin !== 'null' && event.origin !== self.origin) || !event.ports[0]) return;
  removeEventListener('message', begin);
  var frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = String(event.data.title || '');
  frame.style.cssText = 'display:block;border:0;inline-size:100%;block-size:100%';
  document.body.style.cssText = 'margin:0;block-size:100vh;overflow:hidden';
  var text = ${JSON.stringify(text).replaceAll('<', '\\u003c')};
  ${trusted('createHTML', 'text')}${more}
  frame.srcdoc = text;
  frame.onload = function () { frame.onload = null; frame.contentWindow.postMessage(event.data, '*', [${port}]); };
  document.body.append(frame);
});
`;

const policyOf = (digests: readonly string[], ...more: readonly string[]): string =>
  ["default-src 'none'", `script-src ${digests.join(' ')} blob:`, 'worker-src blob:', ...more, "form-action 'none'"].join('; ');

/** Forbids a document to name another base for its addresses. */
const WITHOUT_BASE = "base-uri 'none'";

/**
 * Sets the base address of the relay to the root of the page's site. The guest's frame inherits it, so that no module can read the path,
 * query or fragment of the page's address from it. A page whose policy says `base-uri 'none'` prevents this too.
 */
const NEUTRAL_BASE = `
  try {
    var base = document.createElement('base');
    base.href = new URL('/', document.baseURI).href;
    document.head.append(base);
  } catch (error) {}`;

/** Digest of the guest's script. A test prints the right one when the script changes. */
const GUEST_DIGEST = "'sha256-7Fp+srZaUrtToN+xSNskZ5NgauxAwuLA0he1QXJNZGI='";

/** The scripts of relay and guest, as sources for the `script-src` of a page that holds a sandbox. */
export const SANDBOX_DIGESTS = ["'sha256-nN/4xZPrgBXEH9mtZ5kisZXfAIrvEqn5uEyMEzgXqCI='", GUEST_DIGEST] as const;

/** Returns the script of the relay. It passes on texts in both directions; the page gets an empty text for anything else from the guest. */
const relay = (): string =>
  framing(
    page(policyOf([GUEST_DIGEST], WITHOUT_BASE), `<script>${GUEST}</script>`),
    'channel.port2',
    `${NEUTRAL_BASE}
  var channel = new MessageChannel(), holder = event.ports[0];
  holder.onmessage = function (told) { channel.port1.postMessage(told.data); };
  channel.port1.onmessage = function (told) {
    var said = told.data;
    holder.postMessage(typeof said === 'string' && said.length <= ${MESSAGE_LENGTH} ? said : '');
  };`,
  );

/** The document of the relay as a text. */
export const relayDocument = (): string => page(policyOf(SANDBOX_DIGESTS), `<script>${relay()}</script>`);

const gate = (): string => framing(relayDocument(), 'event.ports[0]');

const GATE_DIGEST = "'sha256-OU3GyZkOrntw/fHORHv5h7xH8hBdk8Bc7/5XfACxTqc='";

/** The policy of the gate's document. The frames in it and their workers have no other sources than those named here. */
export const SANDBOX_POLICY = policyOf([GATE_DIGEST, ...SANDBOX_DIGESTS], "base-uri 'self'");

/** Returns the outer HTML document of a sandbox, for pages whose policy forbids scripts in texts. It passes messages to the inner document, which runs the module. */
export const sandboxDocument = (): string => page(SANDBOX_POLICY, `<script>${gate()}</script>`);

/** Returns the scripts of the documents with the digests that they must have, for a test. */
export const sandboxScripts = (): readonly (readonly [digest: string, script: string])[] => [
  [GATE_DIGEST, gate()],
  [SANDBOX_DIGESTS[0], relay()],
  [GUEST_DIGEST, GUEST],
];
