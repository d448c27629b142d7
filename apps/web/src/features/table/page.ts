import { completeOptions, wordsOf as variantWords } from '@patience/core';
import '../../styles/page.css';
import '@patience/element/define';
import type { GameSnapshot } from '@patience/element';
import { optionTexts } from '../../address/deal.js';
import { pageAddress, tablePath } from '../../address/site.js';
import { sourceOf, type AddedSource, type Source } from '../../catalogue/entry.js';
import { applyColours, applyToTable, watchMenu } from '../../settings/apply.js';
import { hasVisited, change, onForeignChange, RECENT, settings } from '../../settings/settings.js';
import { notice } from '../../components/notices.js';
import { start } from '../../app-shell/start.js';
import { DeferredStore } from '../../store/deferred-store.js';
import type { GameRecord } from '../../store/records.js';
import type { Store } from '../../store/store.js';
import { dealQuery, SHARED_GAME } from '../../table/address.js';
import type { SharedGame } from './import-shared-game.js';
import type { DealFacts, TableExtras } from './table-extras.js';
import { Dealer } from './dealer.js';
import { listenForKeys } from '../../table/keys.js';
import { PageOpener, type GameOpener } from '../../table/opener.js';
import { TableController } from './table-controller.js';
import { pathWithoutRules, rulesAreOpen, visit, type Visit } from './visit.js';
import { cut, problemText } from '../../text/cut.js';
import { isLongName } from '../../text/long-name.js';
import { fill } from '../../text/fill.js';
import { loadTableWords, loadWords } from '../../words/load.js';
import { errorMessage } from '../../text/error-message.js';

const element = document.querySelector('patience-game')!;
element.classList.add('waiting'); // Hide the element until a game is dealt: without a variant it shows a message for authors.
const shell = await start(loadTableWords);
const { words, lang, page } = shell;
const label = document.getElementById('deal')!;
/** The history state whose game is on the table. */
let seen = '';
const entryNow = (): string => `${pathWithoutRules()} ${visit().game ?? ''}`;

/** Chooses the variant of the page: its own, the one in the address, the one played last, or one for a first visit. */
async function choose(): Promise<Source | AddedSource | undefined> {
  const query = new URLSearchParams(location.search);
  const here = shell.game && sourceOf(shell.game.id, shell.game.address);
  const id = shell.variant ?? query.get('variant') ?? (page === 'home' ? (settings().last ?? here?.id) : undefined);
  if (id === undefined || id === here?.id) return id === undefined ? undefined : here;
  // Load the whole catalogue only for another variant than the one in the document.
  const { installed } = await import('../../catalogue/installed.js');
  const known = installed.find((entry) => entry.id === id);
  if (known) return known;
  const { allEntries } = await import('../../added/entries.js');
  const added = (await allEntries(await openData())).find((entry) => entry.id === id);
  return added ?? (page === 'home' && !query.has('variant') ? here : undefined);
}

/** The shared game that is being opened. */
let shared: SharedGame | undefined;

/** Shows the name of the game and writes its deal into the address. */
function dealt(game: GameSnapshot, entry: Source | AddedSource, how: 'replace' | 'push', record?: GameRecord): void {
  nameDeal(game);
  const query = dealQuery(game);
  if (page === 'home') query.set('variant', entry.id); // Keep the path on the start page, since the relative links of its document depend on it.
  const path = page === 'home' ? `${location.origin}${location.pathname}?${query.toString()}` : pageAddress(shell, tablePath(entry, query));
  const address = path + (rulesAreOpen() ? location.hash : '');
  const now: Visit = record ? { game: record.id } : shared && game.gestures.length > 0 ? { shared: code! } : {};
  if (how === 'push' && address !== location.href) history.pushState(now, '', address);
  else history.replaceState({ ...(visit().rules && { rules: true }), ...now } satisfies Visit, '', address);
  seen = entryNow();
}

/** Shows the deal number above the table. @param more facts about the deal: that it is winnable, or the day whose deal it is */
function nameDeal({ source }: GameSnapshot, more?: DealFacts): void {
  const name = more?.day ?? ('seed' in source ? fill(words.table.number, { n: cut(String(source.seed)) }) : words.table.ownDeck);
  // A daily deal is known to be winnable, and its date needs the space on a phone.
  label.textContent = more?.isWinnable && more.day === undefined ? `${name} · ${words.table.isWinnable}` : name;
}

type Data = Pick<Store, 'get' | 'games' | 'kept' | 'results' | 'write'>;

let opened: Promise<Store> | undefined;
/** Opens the player's data on the first call. @param load the module that opens it; on a first visit it comes with the extras */
const openData = (
  load: () => Promise<Pick<typeof import('../../app-shell/open.js'), 'openStore'>> = () => import('../../app-shell/open.js'),
): Promise<Store> => (opened ??= load().then(({ openStore }) => openStore(shell)));

let startExtras!: (extras: TableExtras) => void;
/** The module with the tools and notes around the table; it loads after the first deal. */
const extras = new Promise<TableExtras>((done) => (startExtras = done));

/** Returns the opener for the games of a variant. The games of an added module run in a sandbox. */
async function openerOf(entry: Source | AddedSource): Promise<GameOpener> {
  if (!entry.added) element.winnable = 'on'; // Show the switch; the settings set its value.
  applyToTable(element, settings());
  watchMenu(element, (changed) => applyColours(document.documentElement, change(changed)));
  listenForKeys(element);
  element.addEventListener('patience-before-sheet', (event) => {
    if (event.detail.sheet !== 'deal') return;
    event.preventDefault();
    const { options } = event.detail;
    void extras.then(({ chooseDeal }) => chooseDeal(options));
  });
  if (!entry.added) return new PageOpener(element, await entry.load(), { module: entry.address }, lang);
  if (entry.recipe) {
    const [{ openRecipe }] = await Promise.all([import('../../added/recipe.js'), openData()]);
    return openRecipe(element, entry.id, entry.source, lang);
  }
  const [{ openSandboxed }] = await Promise.all([import('../../table/sandbox-opener.js'), openData()]);
  return openSandboxed(shell, element, entry);
}

/** Returns a store with a limit for a game that the player added. It reports once when the limit is reached. */
async function storeWithQuota(data: Data, { id }: AddedSource): Promise<Data> {
  const { QUOTA, QuotaStore } = await import('./quota.js');
  let reported = false;
  return new QuotaStore(data, id, () => {
    if (!reported) notice(fill(words.notices.ration, { n: QUOTA.games, size: QUOTA.size / 1e6 }), { close: words.notices.ok });
    reported = true;
  });
}

/** Resolves when the deal is drawn and the browser has painted it. */
const seenOnce = async (): Promise<unknown> => {
  await element.updateComplete;
  return new Promise((done) => (document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done))));
};

const hasSharedGame = location.hash.startsWith(`#${SHARED_GAME}`);
/** Code of the shared game to open. */
const code = hasSharedGame ? location.hash.slice(1 + SHARED_GAME.length) : visit().shared;
// On a first visit, open the data after the deal: there are no stored games to look for.
if (hasVisited() || code !== undefined || new URLSearchParams(location.search).has('game')) void openData();
const entry = await choose();
if (!entry) {
  label.textContent = '';
  void import('../../table/game-not-found.js').then(({ showGameNotFound }) =>
    showGameNotFound(shell, words, new URLSearchParams(location.search).get('variant') ?? ''),
  );
  const [{ showStrip }, store] = await Promise.all([import('./strip.js'), openData()]);
  void showStrip('', shell, store);
} else {
  try {
    const deferred = new DeferredStore(openData);
    const [opener, data] = await Promise.all([openerOf(entry), opened ?? deferred]);
    const { variant } = opener;
    onForeignChange((changed) => applyToTable(element, changed));
    let how: 'replace' | 'push' = 'replace';
    /** Closes the notice about another tab, once the game that it concerns is no longer on the table. */
    let closeNotice = (): void => undefined;
    const tell = (sentence: string, why: string): void => void notice(fill(sentence, { why }), { close: words.notices.ok });
    const sandboxed = entry.added === true && entry.recipe === undefined;
    element.addEventListener('patience-move', () => change({ last: entry.id }), { once: true });
    const dealer = new Dealer(shell, entry, opener, element, data);
    const controller = new TableController(element, opener, entry.added ? await storeWithQuota(data, entry) : data, {
      touched: () => !sandboxed || (navigator as { userActivation?: UserActivation }).userActivation?.isActive !== false,
      fresh: (options) => dealer.fresh(options),
      chosen: (game) => dealer.chosen(game),
      dealt(game, record) {
        closeNotice();
        dealer.dealt(game);
        element.classList.remove('waiting');
        dealt(game, entry, how, record);
        // Replace the history entry for an added module: a malicious one could push many entries and bury the way back.
        how = sandboxed ? 'replace' : 'push';
        void extras.then(({ look }) => look(game));
      },
      notResumed: (why) => tell(words.table.notResumed, why),
      refused: (why) => tell(words.table.badDeal, why),
      unusual: (problem) => tell(words.table.badOption, problemText(problem, lang, variant)),
      left: (records) => void extras.then(({ leave }) => leave(records)),
      elsewhere(back) {
        closeNotice();
        closeNotice = notice(words.table.elsewhere, {
          actions: [
            { label: words.table.takeOver, run: back },
            { label: words.table.another, run: () => void controller.deal({ options: optionTexts(element.snapshot?.options ?? {}) }) },
          ],
        });
      },
    });
    // The first game may end before the extras are loaded, for one that is resumed shortly before its end.
    for (const event of ['patience-won', 'patience-over'] as const)
      element.addEventListener(event, () => void extras.then(({ end }) => end()));
    element.addEventListener('patience-before-deal', (event) => {
      const { seed, deck, options } = event.detail;
      const rules = element.snapshot && completeOptions(variant, options ?? element.snapshot.options);
      if (!rules?.ok || !dealer.wantsWinnable || seed !== undefined || deck !== undefined) return;
      event.preventDefault();
      dealer.renew(rules.value, (wanted) => void controller.deal(wanted));
    });
    if (code !== undefined)
      shared = await import('./import-shared-game.js').then(({ importSharedGame }) =>
        importSharedGame(data, opener, { code, again: !hasSharedGame }),
      );
    if (hasSharedGame && !shared) notice((await loadWords(lang)).watch.bad.damaged, { close: words.notices.ok });
    const open = async (): Promise<void> => {
      how = 'replace';
      if (shared) await controller.openShared(shared.save, shared.record);
      else await controller.open(new URLSearchParams(location.search), visit().game);
      if (!element.snapshot) await controller.deal({ options: {} });
    };
    addEventListener('popstate', () => {
      if (entryNow() !== seen) void open();
    });
    await open();
    shared = undefined;
    // The front page keeps a running game until a move is made in another one.
    const { recent = [], last = entry.id } = settings();
    const hasRunning = last !== entry.id && (await data.games({ variant: last }, 1)).some(({ outcome }) => outcome === 'open');
    change({ last: hasRunning ? last : entry.id, recent: [entry.id, ...recent.filter((id) => id !== entry.id)].slice(0, RECENT) });
    const { name } = variantWords(variant, lang);
    if (shell.variant === undefined) document.title = `${name} · ${words.site}`;
    const title = document.getElementById('name')!;
    title.textContent = name;
    title.classList.toggle('long', isLongName(name));
    element.setAttribute('aria-label', name);
    await seenOnce();
    const loaded = import('./table-extras.js');
    const [{ startTableExtras }, store] = await Promise.all([loaded, openData(() => loaded)]);
    deferred.resolve(store);
    store.subscribe((stores) => {
      if (stores.includes('games')) void controller.checkOtherTabs();
    });
    startExtras(startTableExtras({ shell, entry, element, opener, controller, store, dealer, name: nameDeal }));
  } catch (error) {
    if (seen === '') label.textContent = '';
    notice(fill(words.table.broken, { why: errorMessage(error) }), {
      actions: [
        { label: words.notices.again, run: () => location.reload() },
        { label: words.nav.gallery, run: () => location.assign(pageAddress(shell, 'games/')) },
      ],
    });
  }
}
