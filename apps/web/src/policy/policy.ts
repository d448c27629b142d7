/**
 * The content security policy of the site, one for all pages: nothing inline, nothing from elsewhere. Modules that a
 * player adds are no exception: the service worker fetches their text, and they run in a sandbox.
 */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' blob:", // the text of an added module, which its table is given as an address
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html default',
].join('; ');

/**
 * The policy of the sandbox document: its scripts by their digests, texts that were handed to it, and nothing that could reach a
 * network. The frames in it and their workers inherit it. A test keeps it equal to the policy that the document itself names: the
 * service worker needs it too, and would grow by the whole document.
 */
export const SANDBOX_CSP = [
  "default-src 'none'",
  "script-src 'sha256-cL7WIVpvJkXiCMOM+aI65/KvZuwkjwnXc43gx9fVGu0=' 'sha256-G7a1GKsxXSVYcGbYyq6lJZLGUmVUCIXLDUH3pRu/5uI=' 'sha256-UApDk++yr7jdfw10YhEmg8l4gtrh5WwPpjGMcTZaLIM=' blob:",
  'worker-src blob:',
  "base-uri 'self'", // the relay names the root of the site as its base
  "form-action 'none'",
].join('; ');

/** The service worker alone may fetch from elsewhere: the module that a player adds. An author at work has it on the machine itself. */
const WORKER_CSP = "default-src 'none'; script-src 'self'; connect-src 'self' https: http://localhost:* http://127.0.0.1:*";

const cspOf = (path: string): string => (path.startsWith('sandbox/') ? SANDBOX_CSP : path === 'sw.js' ? WORKER_CSP : CSP);

/** Browser features that no page of this site needs. */
const NEVER = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Origins that may put a file into a frame: any for the embed page, this site for the sandbox, none for all other files. */
const framers = (path: string): string => (path.startsWith('embed/') ? '*' : path.startsWith('sandbox/') ? "'self'" : "'none'");

/**
 * The headers that say what a file may do. Scripts carry them, too: a worker has the policy of its own file. A host that can
 * send headers sends them; where it cannot, documents name their policy themselves, and the service worker adds these to
 * all that it hands out.
 * @param path from the root of the site
 */
export const policyOf = (path: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${cspOf(path)}; frame-ancestors ${framers(path)}`,
  'Permissions-Policy': NEVER.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});
