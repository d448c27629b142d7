/**
 * Before the first paint: the colours that the player chose, and at the root of the site the language. A browser that is
 * older than the oldest in BROWSERS.md gets a sentence instead of a table: this file alone must run in any browser.
 */
(function () {
  var root = document.documentElement;
  /** @type {Record<string, unknown>} */
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('patience.settings') || '{}') || {};
  } catch (error) {
    void error; // nothing was chosen, or nothing can be read
  }
  ['theme', 'table', 'contrast', 'compact'].forEach(function (name) {
    if (chosen[name]) root.setAttribute('data-' + name, String(chosen[name]));
  });
  var supports = window.CSS && CSS.supports;
  if (!supports || !CSS.supports('selector(:state(x))') || !CSS.supports('color', 'light-dark(red, red)'))
    root.setAttribute('data-old', '');
  if (root.getAttribute('data-page') !== 'home') return;
  var link = document.createElement('a');
  link.href = root.getAttribute('data-root') || '';
  var german = /^de\b/i.test(String(chosen.language || navigator.language));
  if (location.pathname === link.pathname && german) location.replace('de/' + location.search + location.hash);
})();
