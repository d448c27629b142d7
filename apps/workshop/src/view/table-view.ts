import type { Options, SavedGame, Variant } from '@patience/core';
import type { PatienceGame } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { applyToTable } from '@patience/web/settings/apply.js';
import { settings } from '@patience/web/settings/settings.js';
import type { Shell } from '@patience/web/app-shell/start.js';
import { randomDealNumber } from '@patience/web/table/deal-number.js';
import { makeSolver } from '@patience/web/table/solver.js';
import { fill } from '@patience/web/text/fill.js';
import type { Reading } from '../draft/reading.js';
import type { Deal } from '../running/running-game.js';
import type { WorkshopWords } from '../words/index.js';

/** Parts of the page that the table needs. */
interface TableContext {
  /** Whether the present recipe has mistakes, so that the table shows an earlier version. */
  readonly isStale: boolean;
  /** The deal that is played. */
  readonly laid: Deal;
  /** The game with which the rules are put on the table; undefined if they cannot deal, and at the start of the page. */
  readonly game: SavedGame | undefined;
  /** The buttons of the film. */
  readonly film: TemplateResult | typeof nothing;
  /** Deals another number, or with other options. */
  readonly lay: (laid: Deal) => void;
  /** Called after a move of the player. */
  readonly moved: (table: PatienceGame) => void;
  /** Called after steps back and forth, and when the player has dealt anew on the table. */
  readonly stepped: (table: PatienceGame) => void;
}

/** Renders the table with the last playable patience of a draft. */
export function tableView({ lang }: Shell, words: WorkshopWords, { read }: Reading, context: TableContext): TemplateResult {
  if (!read.ok) return html``;
  const { value } = read;
  const { isStale, laid, game, film, lay, moved, stepped } = context;
  const options = known(value, laid.options);
  const deal = (element: Element | undefined): void => {
    const table = element as PatienceGame | undefined;
    if (table && game) void layOn(table, value, game);
  };
  const dealt = ({ target }: Event): void => {
    const table = target as PatienceGame;
    if (!laying.has(table) && table.dealNumber !== laid.seed) stepped(table);
  };
  const step = ({ target }: Event): void => stepped(target as PatienceGame);
  const says = value.strings[lang] ?? value.strings['en'];
  const choice = ([name, values]: [string, readonly Options[string][]]): TemplateResult =>
    html`<label for="option-${name}-here">${says?.options?.[name]?.name ?? name}</label>
      <select
        class="control"
        id="option-${name}-here"
        @change=${({ target }: Event) => lay({ ...laid, options: { ...options, [name]: values[(target as HTMLSelectElement).selectedIndex]! } })}
      >
        ${values.map((each) => html`<option ?selected=${each === (options[name] ?? values[0])}>${says?.options?.[name]?.values[String(each)] ?? each}</option>`)}
      </select>`;
  return html`<div class="now">
      <strong>${says?.name}</strong>
      <small>${fill(words.sameDeal, { n: laid.seed })}</small>
      <button type="button" class="plain" @click=${() => lay({ ...laid, seed: randomDealNumber() })}>${words.dealAgain}</button>
    </div>
    ${Object.keys(value.options).length > 0 ? html`<div class="chosen">${Object.entries(value.options).map(choice)}</div>` : nothing}
    ${isStale ? html`<p class="note wrong">${words.stale}</p>` : nothing}
    <patience-game
      class=${isStale ? 'table stale' : 'table'}
      aria-label=${words.table}
      @patience-ready=${dealt}
      @patience-move=${({ target }: Event) => moved(target as PatienceGame)}
      @patience-undo=${step}
      @patience-redo=${step}
      @patience-restart=${step}
      ${ref(game ? deal : undefined)}
    ></patience-game>
    <p class="help keys">${words.keys}</p>
    ${film}`;
}

/** Returns those choices that a patience offers. */
const known = ({ options }: Variant, chosen: Options): Options =>
  Object.fromEntries(Object.entries(chosen).filter(([name, value]) => options[name]?.includes(value)));

/** Functions that end the advice of the solver, by table. */
const advised = new WeakMap<PatienceGame, () => void>();

/** The game that was put on each table last, and tables on which it is not dealt yet. */
const laidOn = new WeakMap<PatienceGame, SavedGame>();
const laying = new WeakSet<PatienceGame>();

/** Puts a game on the table, unless it is there already. */
async function layOn(table: PatienceGame, variant: Variant, game: SavedGame): Promise<void> {
  if (laidOn.get(table) === game) return;
  laidOn.set(table, game);
  const { seed, options, gestures } = game;
  const isNew = table.variant !== variant;
  if (isNew || table.seed !== seed || JSON.stringify(table.options) !== JSON.stringify(options)) {
    laying.add(table);
    const ready = new Promise((done) => table.addEventListener('patience-ready', done, { once: true }));
    applyToTable(table, settings());
    Object.assign(table, { variant, seed, options });
    if (isNew) void adviseBySolver(table, variant);
    await ready;
    // Another game may have been put there meanwhile.
    if (laidOn.get(table) !== game) return;
    laying.delete(table);
    if (gestures.length === 0) return;
  }
  table.load(game);
}

/** Lets the solver give hints in the patience on the table, which may be another one when the solver has been loaded. */
async function adviseBySolver(table: PatienceGame, variant: Variant): Promise<void> {
  const { advise } = await import('@patience/element/advice');
  await table.updateComplete;
  if (table.variant !== variant) return;
  advised.get(table)?.();
  advised.set(table, advise(table, { worker: makeSolver, data: variant }));
}
