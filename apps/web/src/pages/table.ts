import '../styles/page.css';
import '@patience/element/define';
import { pageAddress, tablePath } from '../address/site.js';
import { sourceOf, type AddedSource, type Source } from '../catalogue/entry.js';
import { dress, watchMenu } from '../settings/apply.js';
import { change, onForeignChange, RECENT, settings } from '../settings/settings.js';
import { notice } from '../shell/notices.js';
import { openStore, start } from '../shell/start.js';
import type { GameRecord } from '../store/records.js';
import { addressOf, CARRIED } from '../table/address.js';
import { hearKeys } from '../table/keys.js';
import { rulesAreOpen, showRules } from '../table/rules.js';
import { showStrip } from '../table/strip.js';
import { PageSeat, type Played, type Seat } from '../table/seat.js';
import { TableKeeper } from '../table/table.js';
import { place, visit, type Visit } from '../table/visit.js';
import type { WinnableDeals } from '../table/winnable.js';
import { sayCut } from '../words/cut.js';
import { fill } from '../words/index.js';

const element = document.querySelector('patience-game')!;
element.classList.add('waiting'); // until a game lies there: without a variant it speaks to authors of pages
const shell = await start();
const { words, lang, page } = shell;
const label = document.getElementById('deal')!;
/** The entry of the history whose game lies on the table. */
let seen = '';
const entryNow = (): string => `${place()} ${visit().game ?? ''}`;

/** The variant of the page: its own, the one in the address, the one played last, or a good first one. */
async function choose(): Promise<Source | AddedSource | undefined> {
  const query = new URLSearchParams(location.search);
  const here = shell.game && sourceOf(shell.game.id, shell.game.address);
  const id = shell.variant ?? query.get('variant') ?? (page === 'home' ? (settings().last ?? here?.id) : undefined);
  if (id === undefined || id === here?.id) return id === undefined ? undefined : here;
  // Another than the one that came with the document: now all of them must be known.
  const { installed } = await import('../catalogue/installed.js');
  const known = installed.find((entry) => entry.id === id);
  if (known) return known;
  const { allEntries } = await import('../added/entries.js');
  const added = (await allEntries(await opening)).find((entry) => entry.id === id);
  return added ?? (page === 'home' && !query.has('variant') ? here : undefined);
}

/** The page names the game, and its address brings the same deal again. */
function dealt(game: Played, entry: Source | AddedSource, how: 'replace' | 'push', record?: GameRecord): void {
  nameDeal(game);
  const query = addressOf(game);
  if (page === 'home') query.set('variant', entry.id); // the document stays where its relative links lead somewhere
  const path = page === 'home' ? `${location.origin}${location.pathname}?${query.toString()}` : pageAddress(shell, tablePath(entry, query));
  const address = path + (rulesAreOpen() ? location.hash : '');
  const now: Visit = record ? { game: record.id } : {};
  if (how === 'push' && address !== location.href) history.pushState(now, '', address);
  else history.replaceState({ ...(visit().rules && { rules: true }), ...now } satisfies Visit, '', address);
  seen = entryNow();
}

function nameDeal({ source }: Played, comesOut = false): void {
  const name = 'seed' in source ? fill(words.table.number, { n: source.seed }) : words.table.ownDeck;
  label.textContent = comesOut ? `${name} · ${words.table.comesOut}` : name;
}

/** The player wishes a new deal that comes out. */
let wishDeal = (): void => undefined;

/** The table for a variant: the element of the page, or a cell in its place for one that the player added. */
async function sit(entry: Source | AddedSource): Promise<Seat> {
  if (entry.added) {
    const [{ layInCell }] = await Promise.all([import('../table/in-cell.js'), opening]);
    const seat = await layInCell(shell, element, entry, () => wishDeal());
    seat.hearKeys();
    return seat;
  }
  const seat = new PageSeat(element, await entry.load(), entry, lang);
  seat.equip(settings());
  watchMenu(element, (changed) => dress(document.documentElement, change(changed)));
  hearKeys(element);
  element.addEventListener('patience-before-deal', (event) => {
    if (!settings().winnable || event.detail.seed !== undefined) return;
    event.preventDefault();
    wishDeal();
  });
  return seat;
}

const opening = openStore(shell);
const entry = await choose();
if (!entry) {
  void import('../table/absent.js').then(({ showAbsent }) =>
    showAbsent(shell, words, new URLSearchParams(location.search).get('variant') ?? ''),
  );
  void showStrip('', shell, await opening);
} else {
  try {
    const [seat, store] = await Promise.all([sit(entry), opening]);
    const { variant } = seat;
    onForeignChange((changed) => seat.equip(changed));
    let how: 'replace' | 'push' = 'replace';
    let known: WinnableDeals | undefined;
    /** Takes the word of another tab away: the game that it was about no longer lies here. */
    let quiet = (): void => undefined;
    const tell = (sentence: string, why: string): void => void notice(fill(sentence, { why }), [], words.notices.ok);
    const look = async (game: Played): Promise<void> => {
      const deal = addressOf(game).toString();
      if ((await known?.has(game)) && seat.game && deal === addressOf(seat.game).toString()) nameDeal(game, true);
      if (settings().winnable) await known?.stock(game);
    };
    const keeper = new TableKeeper(seat, store, {
      dealt(game, record) {
        quiet();
        seat.place.classList.remove('waiting');
        dealt(game, entry, how, record);
        how = 'push';
        void look(game);
      },
      notResumed: (why) => tell(words.table.notResumed, why),
      refused: (why) => tell(words.table.badDeal, why),
      unusual: (problem) => tell(words.table.badOption, sayCut(problem, lang, variant)),
      elsewhere(back) {
        quiet();
        quiet = notice(words.table.elsewhere, [{ label: words.table.takeOver, run: back }]);
      },
    });
    let carried =
      location.hash.startsWith(`#${CARRIED}`) && (await import('../table/carried.js').then(({ takeCarried }) => takeCarried(store, seat)));
    if (carried === undefined) notice(words.watch.bad.damaged, [], words.notices.ok);
    const open = async (): Promise<void> => {
      how = 'replace';
      await keeper.open(new URLSearchParams(location.search), carried || visit().game);
      if (!seat.game) await keeper.deal({ options: {} });
    };
    addEventListener('popstate', () => {
      if (entryNow() !== seen) void open();
    });
    await open();
    carried = false;
    const { name } = variant.strings[lang];
    if (shell.variant === undefined) document.title = `${fill(words.pages.play.title, { name })} · ${words.site}`;
    document.getElementById('name')!.textContent = name;
    seat.place.setAttribute('aria-label', name);
    void showStrip(entry.id, shell, store);
    const { recent = [] } = settings();
    change({ last: entry.id, recent: [entry.id, ...recent.filter((id) => id !== entry.id)].slice(0, RECENT) });
    showRules(shell, variant);
    const [deal, share] = (['to-deal', 'to-share'] as const).map((id) => document.getElementById(id) as HTMLButtonElement);
    deal!.disabled = share!.disabled = false;
    const winnable = Promise.all([import('../table/winnable.js'), seat.enrich(() => keeper.countHint())]).then(
      ([{ WinnableDeals }, solver]) => (known = new WinnableDeals(store, variant, solver)),
    );
    void winnable.then(() => seat.game && look(seat.game));
    const ask = async (): Promise<() => void> => {
      const [deals, { openDeal }] = await Promise.all([winnable, import('../table/deal-dialog.js')]);
      return openDeal(shell, seat.game!, deals, (wanted) => keeper.deal(wanted));
    };
    deal!.addEventListener('click', () => void ask());
    // The table's own button: where only deals that come out are wanted, one that is ready or is looked for.
    const dealWinnable = async (): Promise<void> => {
      const deals = await winnable;
      const { game } = seat;
      const ready = game && (await deals.ready(game.options, game));
      if (ready) await keeper.deal(ready);
      else (await ask())();
    };
    wishDeal = () => void dealWinnable();
    share!.addEventListener('click', () => void import('../share/dialog.js').then(({ openShare }) => openShare(shell, entry, seat.game!)));
    if (seat instanceof PageSeat) {
      seat.on('patience-won', () => {
        const open = (): void => void import('../share/dialog.js').then(({ openShare }) => openShare(shell, entry, element.game!));
        void import('../table/result.js').then(({ showResult }) => showResult(element, keeper.keeper, store, words.table, open));
      });
      // Who has never played this kind of game is told how, until the first move.
      void store.games({ variant: entry.id }, 1).then((games) => (element.guide = games.length === 0 && element.game?.cursor === 0));
    }
    void import('../table/extras.js').then(({ addExtras }) => addExtras(seat, words.table));
  } catch (error) {
    notice(fill(words.table.broken, { why: error instanceof Error ? error.message : String(error) }), [
      { label: words.nav.gallery, run: () => location.assign(pageAddress(shell, 'games/')) },
    ]);
  }
}
