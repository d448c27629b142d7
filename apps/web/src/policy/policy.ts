/**
 * Content security policy of all pages: no inline scripts, nothing from other origins. A module that a player adds is no exception: the
 * service worker fetches its text, and it runs in a sandbox.
 */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' blob:", // Allow `blob:` for the text of an added module, which its table gets as an address.
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html default',
].join('; ');

/**
 * Content security policy of the sandbox document: its scripts by their digests, texts that it was given, and no network at all. Its frames
 * and their workers inherit the policy. The document names the same policy, and a test keeps both equal. This copy exists because the
 * service worker needs the policy, and would grow by the whole document.
 */
export const SANDBOX_CSP = [
  "default-src 'none'",
  "script-src 'sha256-OU3GyZkOrntw/fHORHv5h7xH8hBdk8Bc7/5XfACxTqc=' 'sha256-nN/4xZPrgBXEH9mtZ5kisZXfAIrvEqn5uEyMEzgXqCI=' 'sha256-7Fp+srZaUrtToN+xSNskZ5NgauxAwuLA0he1QXJNZGI=' blob:",
  'worker-src blob:',
  "base-uri 'self'", // Allow the relay to set the root of the site as its base address.
  "form-action 'none'",
].join('; ');

/**
 * Content security policy of the service worker, which alone may fetch from other origins: the module that a player adds. `http:` is for
 * modules on an author's own machine.
 */
const WORKER_CSP = "default-src 'none'; script-src 'self'; connect-src 'self' https: http://localhost:* http://127.0.0.1:*";

const cspOf = (path: string): string => (path.startsWith('sandbox/') ? SANDBOX_CSP : path === 'sw.js' ? WORKER_CSP : CSP);

/** Browser features that no page of this site needs; all are switched off. */
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

/** Returns the origins that may show a file in a frame: all for the embed page, this site for the sandbox and examples, none for all other files. */
const framers = (path: string): string => (path.startsWith('embed/') ? '*' : /^(?:sandbox|docs\/live)\//.test(path) ? "'self'" : "'none'");

/**
 * Returns the security headers of a file. Scripts have them too, since a worker has the policy of its own file. Hosts that can send headers
 * send them; elsewhere documents name their policy themselves, and the service worker adds these headers to all its answers.
 * @param path from the root of the site
 */
export const policyOf = (path: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${cspOf(path)}; frame-ancestors ${framers(path)}`,
  'Permissions-Policy': NEVER.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
});
