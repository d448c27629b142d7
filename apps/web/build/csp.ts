/**
 * The one policy of all pages: nothing inline, nothing from elsewhere. Modules that a player adds are no exception:
 * the service worker fetches and keeps them, and pages load them from this site.
 */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html default',
].join('; ');
