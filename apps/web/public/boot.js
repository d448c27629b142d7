/** Before the first paint: the colours that the player chose, and at the root of the site the language. */
(() => {
  const { dataset } = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('patience.settings') ?? '{}') ?? {};
  } catch {
    // Nothing was chosen, or nothing can be read.
  }
  for (const name of ['theme', 'table', 'contrast', 'compact']) if (chosen[name]) dataset[name] = String(chosen[name]);
  const here = new URL(dataset.root, location.href).pathname;
  const german = /^de\b/i.test(chosen.language ?? navigator.language ?? '');
  if (dataset.page === 'home' && location.pathname === here && german) location.replace(`de/${location.search}${location.hash}`);
})();
