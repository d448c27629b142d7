import '../../styles/page.css';
import './style.css';
import '@patience/element/define';
import type { SavedGame } from '@patience/core';
import { html, nothing, render } from 'lit';
import { pageAddress, tablePath } from '../../address/site.js';
import { allEntries } from '../../added/entries.js';
import type { AddedSource, Entry } from '../../catalogue/entry.js';
import { nameOf } from '../../catalogue/names.js';
import { applyToTable } from '../../settings/apply.js';
import { settings } from '../../settings/settings.js';
import { dropRedo } from '../../share/drop-redo.js';
import { decodeGame, encodeGame } from '../../share/code.js';
import { splitCodes } from '../../share/watch-code.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { dealQuery, SHARED_GAME, NEW_GAME } from '../../table/address.js';
import { GameSaver } from '../../table/game-saver.js';
import { PageOpener, type GameOpener } from '../../table/opener.js';
import { bringRecipe, keepBrought } from './brought-recipe.js';
import { listenForKeys } from './keys.js';
import { Player } from '../../table/player.js';
import { upTo } from '../../share/up-to.js';
import { cut } from '../../text/cut.js';
import { fill } from '../../text/fill.js';

const shell = await start();
const { words, lang } = shell;
const element = document.querySelector('patience-game')!;
const view = document.getElementById('view')!;
const store = await openStore(shell);

const { game: code, recipe: recipeCode } = splitCodes(location.hash.slice(1));

/** Reads the game of the address: the shared game that it contains, or a stored game by its id. */
async function fetchGame(): Promise<SavedGame | string> {
  if (code === '') return words.watch.none;
  const own = /^game=([\w-]{1,64})$/.exec(code)?.[1];
  if (own !== undefined) return (await store.get('games', own))?.save ?? words.watch.none;
  const decoded = await decodeGame(code);
  // Remove undone moves, which links of earlier versions contain.
  return decoded.ok ? dropRedo(decoded.save) : words.watch.bad[decoded.reason];
}

const wrong = (text: string): void => {
  element.hidden = true;
  render(
    html`<p class="wrong" role="alert">${text}</p>
      <p><a href=${pageAddress(shell, 'games/')}>${words.nav.gallery}</a> · <a href=${pageAddress(shell, 'add/')}>${words.pages.add.title}</a></p>`,
    view,
  );
  document.body.classList.add('nothing');
};

async function show(): Promise<void> {
  const save = await fetchGame();
  if (typeof save === 'string') return wrong(save);
  const known = (await allEntries(store)).find(({ id }) => id === save.variant);
  // The game was played by the recipe of the link. A recipe that the player has under this id may be another one.
  const brought =
    recipeCode !== undefined && (!known || (known.added && known.recipe))
      ? await bringRecipe(recipeCode, save.variant, words, lang)
      : undefined;
  if (typeof brought === 'string') return wrong(brought);
  const link = brought;
  const entry = brought?.entry ?? known;
  if (!entry) return wrong(fill(words.watch.bad.unknown, { id: cut(save.variant) }));
  const opener = await openerOf(entry);
  const loaded = await opener.load(save);
  if (!loaded.ok) {
    return wrong(fill(words.watch.bad.illegal, { why: loaded.why }));
  }
  const watched = save;
  let notKept: string | undefined;
  const player = new Player(element, opener, save, draw);
  const title = `${nameOf(entry, lang)}${save.seed === undefined ? '' : ` · ${fill(words.table.number, { n: cut(String(save.seed)) })}`}`;
  document.querySelector('h1')!.textContent = `${words.pages.watch.title}: ${title}`;
  draw(); // Draw before the table is laid out: it fills the remaining room.
  await player.lay(0);

  /** Stores the recipe that the link brought, so that its game can be stored. Shows why it cannot be stored. */
  async function isKept(): Promise<boolean> {
    notKept = link && (await keepBrought(link, store, words));
    draw();
    return notKept === undefined;
  }

  /** Opens the shown position on the page of its game, where the player's first move stores it. */
  async function goOn(): Promise<void> {
    player.stop();
    const { snapshot: game } = element;
    if (game?.status !== 'playing' || !(await isKept())) return;
    const code = await encodeGame(upTo(watched, game.save()));
    location.assign(`${pageAddress(shell, tablePath(entry!, dealQuery(game)))}#${SHARED_GAME}${code}`);
  }

  /** Stores the game as one that continued a replay, after the player has moved a card. */
  async function moved(): Promise<void> {
    player.stop();
    const { snapshot: game } = element;
    if (!game || !(await isKept())) return;
    const saver = new GameSaver(store);
    saver.take(undefined, game.cursor > 1);
    const begun = await opener.load(upTo(watched, game.save()));
    if (begun.ok) saver.keep(begun.value);
    await saver.settled();
    const query = dealQuery(game);
    query.set('game', saver.record?.id ?? NEW_GAME);
    location.assign(pageAddress(shell, tablePath(entry!, query)));
  }

  function draw(): void {
    const { position, length, running } = player;
    const where = fill(words.watch.position, { n: player.moves(position), of: player.moves() });
    const button = (label: string, sign: string, run: () => void, off = false) =>
      html`<button type="button" class="step" aria-label=${label} title=${label} ?disabled=${off} @click=${run}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${sign} /></svg>
      </button>`;
    render(
      html`<p class="what">
          <strong>${title}</strong> <span role="status">${where}</span>
        </p>
        <input
          type="range"
          min="0"
          max=${length}
          .value=${String(position)}
          aria-label=${where}
          aria-valuetext=${where}
          @input=${slide}
        />
        <div class="steps">
          ${button(words.watch.first, 'M7 5.5v13M17 5.5 10.5 12l6.5 6.5', () => player.go(0), position === 0)}
          ${button(words.watch.back, 'M14.5 5.5 8 12l6.5 6.5', () => player.go(position - 1), position === 0)}
          ${button(running ? words.watch.pause : words.watch.play, running ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7z', () => player.toggle())}
          ${button(words.watch.forth, 'M9.5 5.5 16 12l-6.5 6.5', () => player.go(position + 1), position === length)}
          ${button(words.watch.last, 'M17 5.5v13M7 5.5 13.5 12 7 18.5', () => player.go(length), position === length)}
          <button type="button" class="go-on" ?disabled=${element.snapshot?.status !== 'playing'} @click=${goOn}>${words.watch.goOn}</button>
        </div>
        ${notKept === undefined ? nothing : html`<p class="wrong" role="alert">${notKept}</p>`}
        <p class="help">${words.watch.lead}${brought ? ` ${words.watch.brought}` : ''}</p>`,
      view,
    );
  }
  function slide({ target }: Event): void {
    player.go(Number((target as HTMLInputElement).value));
  }

  // Only the player's moves fire this event; steps of the replay undo, redo or lay out a position.
  element.addEventListener('patience-move', () => void moved());
  // The table's undo and redo keys step through the watched game too; its deal keys do nothing.
  for (const event of ['patience-ready', 'patience-undo', 'patience-redo', 'patience-restart'] as const)
    element.addEventListener(event, draw);
  listenForKeys(player);
  draw();
}

/** Returns the opener for the games of a variant. The games of an added module run in a sandbox. */
async function openerOf(entry: Entry | AddedSource): Promise<GameOpener> {
  applyToTable(element, settings());
  element.withoutTools = true;
  element.addEventListener('patience-before-deal', (event) => event.preventDefault());
  element.addEventListener('patience-before-sheet', (event) => {
    if (['new', 'deal'].includes(event.detail.sheet)) event.preventDefault();
  });
  if (!entry.added) return new PageOpener(element, await entry.load(), { module: entry.address }, lang);
  if (entry.recipe) {
    const { openRecipe } = await import('../../added/recipe.js');
    return openRecipe(element, entry.id, entry.source, lang);
  }
  const { openSandboxed } = await import('../../table/sandbox-opener.js');
  return openSandboxed(shell, element, entry);
}

addEventListener('hashchange', () => location.reload());
await show();
