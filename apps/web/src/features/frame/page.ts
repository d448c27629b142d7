import '../../styles/page.css';
import '../../styles/embed.css';
import '@patience/element/define';
import { directionOf } from '@patience/core';
import { here, pageAddress, tablePath } from '../../address/site.js';
import { readFittingDeal } from '../../address/deal.js';
import type { InstalledEntry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { installed } from '../../catalogue/installed.js';
import { applyToTable } from '../../settings/apply.js';
import { settings } from '../../settings/settings.js';
import { watchDeployment } from '../../offline/deployment.js';
import { encodeGame } from '../../share/code.js';
import { notice } from '../../components/notices.js';
import { dealQuery, SHARED_GAME } from '../../table/address.js';
import { listenForKeys } from '../../table/keys.js';
import { problemText } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import { loadWords, nearestLanguage } from '../../words/load.js';

// The page inside a frame: no header, no storage except that of the element, and a single link out of the frame.
const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const lang = nearestLanguage(asked === null ? navigator.languages : [asked]);
document.documentElement.lang = lang;
document.documentElement.dir = directionOf(lang);
const theme = query.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme);

const element = document.querySelector('patience-game')!;
const place = { ...here(), lang } as const;
const id = query.get('variant') ?? '';
const entry = installed.find((one) => one.id === id);
element.hidden = true; // Hide the table until it has something to show.
const words = await loadWords(lang);
watchDeployment(words.notices);
document.documentElement.dataset['started'] = '';
if (entry) await lay(entry);
else (await import('../../table/game-not-found.js')).showGameNotFound(place, words, id, '_blank');

/** Deals the game of the address on the table. */
async function lay(entry: InstalledEntry): Promise<void> {
  const variant = await entry.load();
  const {
    deal: { seed, deck, options },
    problem,
  } = readFittingDeal(query, variant);
  applyToTable(element, { ...settings(), ...(theme === 'light' || theme === 'dark' ? { theme } : {}) });
  if (seed !== undefined) element.seed = seed;
  if (deck !== undefined) element.deck = deck;
  if (Object.keys(options).length > 0) element.options = options;
  element.autosave = 'embed';
  for (const event of ['patience-ready', 'patience-move', 'patience-undo', 'patience-redo', 'patience-restart'] as const)
    element.addEventListener(event, () => void showExitLink(entry));
  element.variant = variant;
  element.hidden = false;
  document.title = nameOf(entry, lang);
  document.querySelector('h1')!.textContent = nameOf(entry, lang);
  listenForKeys(element);
  if (problem) notice(fill(words.table.badOption, { why: problemText(problem, lang, variant) }), { close: words.notices.ok });
}

/** Shows the link out of the frame. The link contains the game, since the site cannot read what the frame stores. */
async function showExitLink(entry: InstalledEntry): Promise<void> {
  const { game } = element;
  const open = document.getElementById('open') as HTMLAnchorElement;
  if (!game) return;
  const address = pageAddress(place, tablePath(entry, dealQuery(game)));
  const { cursor } = game;
  const code = cursor > 0 && game.status === 'playing' ? `#${SHARED_GAME}${await encodeGame(game.save())}` : '';
  if (element.game !== game || game.cursor !== cursor) return; // The game has changed meanwhile.
  open.textContent = words.embed.open;
  open.href = address + code;
  open.hidden = false;
}
