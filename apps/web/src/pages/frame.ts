import '../styles/page.css';
import '../styles/embed.css';
import '@patience/element/define';
import { here, pageAddress, tablePath } from '../address/site.js';
import { readDeal } from '../address/deal.js';
import { installed } from '../catalogue/installed.js';
import { equip } from '../settings/apply.js';
import { settings } from '../settings/settings.js';
import { addressOf } from '../table/address.js';
import { loadWords } from '../words/index.js';

// The page inside a frame: no shell, no store of its own beyond what the element keeps, nothing that leaves the frame but one link.
const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? navigator.language;
const lang = /^de\b/i.test(language) ? 'de' : 'en';
document.documentElement.lang = lang;
const theme = query.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);

const element = document.querySelector('patience-game')!;
const entry = installed.find(({ id }) => id === query.get('variant'));
equip(element, { ...settings(), ...(theme === 'light' || theme === 'dark' ? { theme } : {}) });
element.variant = query.get('variant') ?? undefined;
const { seed, deck, options } = readDeal(query);
if (seed !== undefined) element.seed = seed;
if (deck !== undefined) element.deck = deck;
if (Object.keys(options).length > 0) element.options = options;
element.autosave = 'embed';

/** The way out of the frame leads to the deal on the table. */
function showDoor(label: string): void {
  const { game } = element;
  const open = document.getElementById('open') as HTMLAnchorElement;
  if (!entry || !game) return;
  open.textContent = label;
  open.href = pageAddress({ ...here(), lang }, tablePath(entry, addressOf(game)));
  open.hidden = false;
}

if (entry) {
  const words = await loadWords(lang);
  document.title = entry.names[lang];
  document.querySelector('h1')!.textContent = entry.names[lang];
  element.addEventListener('patience-ready', () => showDoor(words.embed.open));
  showDoor(words.embed.open);
}
