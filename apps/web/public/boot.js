/**
 * Runs before the first paint: sets the colours that the player chose, tells a first visit, and redirects an address without a language to
 * the visitor's. A browser older than the oldest in BROWSERS.md gets a sentence instead of a table: this file alone must run in any
 * browser. If a script of the page cannot be loaded, it shows the sentence that the document has for this, with a button that reloads the
 * page.
 */
(function () {
  var root = document.documentElement;
  /** @type {Record<string, unknown>} */
  var chosen = {};
  try {
    var stored = localStorage.getItem('patience.settings');
    chosen = JSON.parse(stored || '{}') || {};
    if (stored === null) root.setAttribute('data-new', '');
  } catch (error) {
    void error; // Nothing was chosen, or the storage cannot be read: keep the default.
  }
  ['theme', 'table', 'contrast', 'compact'].forEach(function (name) {
    if (chosen[name]) root.setAttribute('data-' + name, String(chosen[name]));
  });
  var supports = window.CSS && CSS.supports;
  if (!supports || !CSS.supports('selector(:state(x))') || !CSS.supports('color', 'light-dark(red, red)'))
    root.setAttribute('data-old', '');
  // Lay the rules beside the table before the first paint where the address opens them, so that nothing moves.
  if (location.hash === '#rules' && !root.hasAttribute('data-old')) root.className = 'rules-open';
  /** Shows that the page could not be started. @param {Event} event a script that failed, or an error before the page was started */
  var fail = function (event) {
    var element = /** @type {Element} */ (event.target);
    if (element.tagName && element.tagName !== 'SCRIPT') return;
    if (root.hasAttribute('data-started')) return;
    root.setAttribute('data-failed', '');
    root.className = '';
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  addEventListener('click', function (event) {
    if (/** @type {Element} */ (event.target).id === 'reload') location.reload();
  });
  // Scroll a row of games until the one with the focus is whole: browsers leave one that is partly in sight where it is.
  addEventListener('focusin', function (event) {
    var element = /** @type {Element} */ (event.target);
    if (element.closest && element.closest('.strip, .previews')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  var languages = (root.getAttribute('data-languages') || '').split(' ');
  if (languages.length === 1) return;
  var page = root.getAttribute('data-page');
  var folder = page === 'home' ? '' : page + '/';
  var site = root.getAttribute('data-root') || '';
  // Redirect only from the page's own address: a host may send this document for others.
  var link = document.createElement('a');
  link.href = site + folder;
  if (location.pathname !== link.pathname) return;
  /** @param {string} tag @returns {string | undefined} the site's language that is nearest to a tag, such as "de" for "de-AT" */
  var nearest = function (tag) {
    for (var parts = tag.split('-'); parts.length > 0; parts.pop()) {
      var wanted = parts.join('-').toLowerCase();
      for (var i = 0; i < languages.length; i++) if ((languages[i] || '').toLowerCase() === wanted) return languages[i];
    }
    return undefined;
  };
  var found = [String(chosen.language || '')]
    .concat(navigator.languages || navigator.language)
    .map(nearest)
    .filter(Boolean)[0];
  // The document without a language in its address is in English.
  if (found && found !== 'en') location.replace(site + found + '/' + folder + location.search + location.hash);
})();
