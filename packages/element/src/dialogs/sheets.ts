import { rulesBlocks } from '@patience/core/rules-page';
import { html, type TemplateResult } from 'lit/html.js';
import type { TableSession } from '../game/table-session.js';
import { findCard } from '../announcements/answer.js';
import { menuOf, type MenuGroup } from './menu.js';
import { newGameTemplate } from './new-game.js';
import { chosenRules, forgetRules } from './chosen-rules.js';
import { lazyWords, type LazyWords } from '../words/lazy/index.js';
import type { MenuItem } from '../menu-item.js';
import { plainTemplate } from '../view/tools.js';
import type { GameController } from '../controllers/game-controller.js';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** The open sheet, if any. A line of the menu closes it before it does what it says. */
export function sheetTemplate(controller: GameController, session: TableSession): TemplateResult | undefined {
  const { describer } = session;
  const words = lazyWords(describer.locale);
  const closed = (): void => controller.open(undefined);
  // The event comes late: another sheet may be open by then in the same dialog.
  const ended = ({ target }: Event): void => {
    const { open, isConnected } = target as HTMLDialogElement;
    if (isConnected && !open) closed();
  };
  const sheet = (title: string, content: TemplateResult, where = ''): TemplateResult =>
    dialogTemplate({ title, close: words.close, where, ended }, content);
  const closing = (item: MenuItem): MenuItem => ({
    ...item,
    run: () => {
      closed();
      item.run();
    },
  });
  switch (controller.sheet) {
    case 'new':
      if (controller.sheetOpens) forgetRules(session);
      return sheet(describer.words.fresh, newGameTemplate(controller, session, closing), 'beside short');
    case 'deal':
      return sheet(words.chooseDeal, dealTemplate(controller, session, closed));
    case 'more':
      return sheet(
        describer.words.more,
        menuTemplate(menuOf(controller, session).map(({ title, items }) => ({ title, items: items.map(closing) }))),
        'beside',
      );
    case 'find':
      return sheet(words.find, findTemplate(session, closed));
    case 'help':
      return sheet(words.help, helpTemplate(words, !controller.element.withoutLetterKeys));
    case 'rules':
      return sheet(describer.variant.name, rulesTemplate(describer.variant.rules));
    default:
      return undefined;
  }
}

/** What stands around the content of a sheet. */
interface SheetFrame {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  /** Class names: `beside` its button, `short`. */
  readonly where: string;
  readonly ended: (event: Event) => void;
}

/** A sheet: a heading, a way out, and what it holds. */
const dialogTemplate = ({ title, close, where, ended }: SheetFrame, content: TemplateResult): TemplateResult =>
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- Escape closes a dialog by itself
  html`<dialog part="sheet" class=${where} aria-labelledby="title" @close=${ended} @click=${closeOutside}>
    <header>
      <h2 id="title">${title}</h2>
      <form method="dialog">
        <button class="tool" part="tool" aria-label=${close}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${CROSS} /></svg>
        </button>
      </form>
    </header>
    ${content}
  </dialog>`;

/** A click on the backdrop closes. */
const closeOutside = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
};

/** Which deal it is to be. */
function dealTemplate(controller: GameController, session: TableSession, closed: () => void): TemplateResult {
  const words = lazyWords(session.describer.locale);
  const options = chosenRules(session);
  const deal = (event: Event): void => {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('seed') as HTMLInputElement;
    closed();
    const seed = value.trim();
    controller.newGame({ ...(seed && { seed }), ...(options && { options }) });
  };
  /* eslint-disable lit-a11y/no-autofocus -- this field is what the sheet was opened for */
  return html`<form class="find" @submit=${deal}>
    <label>${words.dealNumber} <input name="seed" autocomplete="off" maxlength="200" aria-describedby="deal-help" autofocus /></label>
    <p id="deal-help">${words.dealHelp}</p>
    <button class="plain" part="button">${words.deal}</button>
  </form>`;
  /* eslint-enable lit-a11y/no-autofocus */
}

/** More to do. */
const menuTemplate = (groups: readonly MenuGroup[]): TemplateResult =>
  html`<div class="menu">
    ${groups.map(
      ({ title, items }, i) =>
        html`<section role="group" aria-labelledby="group-${i}"><h3 id="group-${i}">${title}</h3>${items.map(plainTemplate)}</section>`,
    )}
  </div>`;

/** Margin between a menu and its button, and the edge of the window, in pixels. */
const MARGIN = 8;

/** Puts an open menu beside its button, where the thumb is that opened it, and inside of the window and its safe area. */
export function positionMenu(dialog: HTMLElement, button: Element | null): void {
  if (!button || !dialog.matches('.beside')) return;
  const { innerWidth, innerHeight } = dialog.ownerDocument.defaultView!;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  // A CSS zoom of the page counts for the pixels of the sheet, and not for those of the window.
  const zoom = dialog.getBoundingClientRect().width / offsetWidth;
  const [width, height] = [offsetWidth * zoom, offsetHeight * zoom];
  const rail = innerHeight < innerWidth && innerHeight < 500;
  const x = rail ? right + MARGIN : left + right > innerWidth ? right - width : left;
  const y = rail ? bottom - height : top + bottom > innerHeight ? top - MARGIN - height : bottom + MARGIN;
  const within = (at: number, size: number, before: string, after: string): string =>
    `clamp(${MARGIN}px + env(safe-area-inset-${before}), ${at / zoom}px, 100% - ${size + MARGIN}px - env(safe-area-inset-${after}))`;
  // Margins take the rest of the window: Firefox puts a box without a lower edge far below a page whose text is vertical.
  dialog.style.margin = '0 auto auto 0';
  dialog.style.inset = `${within(y, offsetHeight, 'top', 'bottom')} 0 0 ${within(x, offsetWidth, 'left', 'right')}`;
}

/** Every card of the deck in a list to choose from: a letter or two finds one. */
function findTemplate(session: TableSession, closed: () => void): TemplateResult {
  const { game, describer } = session;
  const words = lazyWords(describer.locale);
  // By suit and rank, each once: nothing here may tell in which order the cards were dealt.
  const faces = new Map(game.table.cards.map((card) => [card.suit + String(card.rank).padStart(2, '0'), card]));
  const find = (event: Event): void => {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('card') as HTMLSelectElement;
    closed();
    const { text, at } = findCard(session, faces.get(value)!);
    if (at) session.view.focus(at);
    session.announce(text);
    session.note(text, at?.pile);
  };
  /* eslint-disable lit-a11y/no-autofocus -- this field is what the sheet was opened for */
  return html`<form class="find" @submit=${find}>
    <label>${words.which} <select name="card" autofocus>
      ${[...faces.keys()].sort().map((face) => html`<option value=${face}>${describer.card(faces.get(face)!)}</option>`)}
    </select></label>
    <button class="plain" part="button">${words.find}</button>
  </form>`;
  /* eslint-enable lit-a11y/no-autofocus */
}

/** What hands and keys do. @param letters single letters are commands too */
const helpTemplate = (words: LazyWords, letters: boolean): TemplateResult =>
  html`<h3>${words.handsTitle}</h3>
    <p>${words.hands}</p>
    <h3>${words.keysTitle}</h3>
    <dl>
      ${words.keys.map(([key, does]) => {
        const known = letters ? key : key!.replace(/^[A-Z?](, |$)/, '');
        return known && html`<dt>${known}</dt><dd>${does}</dd>`;
      })}
    </dl>`;

/** A variant's rules page. */
const rulesTemplate = (text: string): TemplateResult =>
  html`${rulesBlocks(text).map(({ kind, texts }) => {
    if (kind === 'list') return html`<ul>${texts.map((item) => html`<li>${item}</li>`)}</ul>`;
    return kind === 'heading' ? html`<h3>${texts}</h3>` : html`<p>${texts}</p>`;
  })}`;
