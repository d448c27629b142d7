import { html, type TemplateResult } from 'lit/html.js';
import type { TableSession } from '../../game/table-session.js';
import { findCard } from '../announcements/answer.js';
import { menuOf, type MenuGroup } from './menu.js';
import { newGameTemplate } from './new-game.js';
import { rulesTemplate } from './rules.js';
import { featureWords, type FeatureWords } from '../../words/features/index.js';
import type { MenuItem } from '../../menu-item.js';
import { plainTemplate } from '../../view/tools.js';
import type { TableActions } from '../../state/table-actions.js';
import { usualCommand, type Shortcuts } from '../../table/shortcuts.js';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** Renders the open sheet, if any. A menu item closes the sheet before it runs; a setting leaves it open, as the pictures beside it do. */
export function sheetTemplate(actions: TableActions, session: TableSession): TemplateResult | undefined {
  const { describer } = session;
  const words = featureWords(describer.locale);
  const closed = (): void => actions.open(undefined);
  // The close event comes late: the same dialog may show another sheet by then.
  const ended = ({ target }: Event): void => {
    const { open, isConnected } = target as HTMLDialogElement;
    if (isConnected && !open) closed();
  };
  const sheet = (title: string, content: TemplateResult, where = ''): TemplateResult =>
    dialogTemplate({ title, close: words.close, where, ended }, html`${content}${liveTemplate(actions.state.announcement)}`);
  const closing = (item: MenuItem): MenuItem => ({
    ...item,
    run: () => {
      if (item.on === undefined) closed();
      item.run();
      actions.requestUpdate();
    },
  });
  switch (actions.state.sheet?.name) {
    case 'new':
      return sheet(describer.words.fresh, newGameTemplate(actions, session, closing), 'beside short');
    case 'deal':
      return sheet(words.chooseDeal, dealTemplate(actions, session, closed));
    case 'more':
      return sheet(
        describer.words.more,
        menuTemplate(menuOf(actions, session).map((group) => ({ ...group, items: group.items.map(closing) }))),
        'beside',
      );
    case 'find':
      return sheet(words.find, findTemplate(session, closed));
    case 'help':
      return sheet(words.help, helpTemplate(words, actions.element.keys));
    case 'rules':
      return sheet(describer.variant.name, rulesTemplate(actions, session));
    default:
      return undefined;
  }
}

/** Renders the live region of a sheet: while a modal dialog is open, screen readers do not hear the one beside it. */
const liveTemplate = (text: string): TemplateResult => html`<div class="sr" role="status">${text}</div>`;

/** Title and close button around the content of a sheet. */
interface SheetFrame {
  readonly title: string;
  /** Label of the close button. */
  readonly close: string;
  /** Class names: `beside` its button, `short`. */
  readonly where: string;
  readonly ended: (event: Event) => void;
}

/** Renders a sheet in a dialog: heading, close button and content. */
const dialogTemplate = ({ title, close, where, ended }: SheetFrame, content: TemplateResult): TemplateResult =>
  // eslint-disable-next-line lit-a11y/click-events-have-key-events -- Escape closes a dialog by itself
  html`<dialog part="sheet" class=${where} tabindex="-1" aria-labelledby="title" @close=${ended} @click=${closeOutside}>
    <header>
      <h2 id="title">${title}</h2>
      <form method="dialog">
        <button class="plain cross" part="close" aria-label=${close}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${CROSS} /></svg>
        </button>
      </form>
    </header>
    ${content}
  </dialog>`;

/** Closes the dialog on a click on its backdrop. */
const closeOutside = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
};

/** Renders the form for a deal number. */
function dealTemplate(actions: TableActions, session: TableSession, closed: () => void): TemplateResult {
  const words = featureWords(session.describer.locale);
  const options = actions.state.nextRules;
  const deal = (event: Event): void => {
    event.preventDefault();
    const { value } = (event.target as HTMLFormElement).elements.namedItem('seed') as HTMLInputElement;
    closed();
    const seed = value.trim();
    actions.newGame({ ...(seed && { seed }), ...(options && { options }) });
  };
  /* eslint-disable lit-a11y/no-autofocus -- this field is what the sheet was opened for */
  return html`<form class="find" @submit=${deal}>
    <label>${words.dealNumber} <input name="seed" autocomplete="off" maxlength="200" aria-describedby="deal-help" autofocus /></label>
    <p id="deal-help">${words.dealHelp}</p>
    <button class="plain" part="button">${words.deal}</button>
  </form>`;
  /* eslint-enable lit-a11y/no-autofocus */
}

/** Renders the menu. */
const menuTemplate = (groups: readonly MenuGroup[]): TemplateResult =>
  html`<div class="menu">
    ${groups.map(
      ({ title, pictures, items }, i) =>
        html`<section role="group" aria-labelledby="group-${i}"><h3 id="group-${i}">${title}</h3>${pictures}${items.map(plainTemplate)}</section>`,
    )}
  </div>`;

/** Distance between a menu and its button, and between the menu and the window's edge, in pixels. */
const MARGIN = 8;

/** Shows the dialog of a sheet that was opened. Called after each rendering. */
export function showSheet({ element, state }: TableActions): void {
  const dialog = element.renderRoot.querySelector('dialog');
  if (!dialog || !state.sheet?.opening || !element.isConnected) return;
  const button = element.renderRoot.querySelector(`[part~=tool-${state.sheet.name === 'new' ? 'newdeal' : 'more'}]`);
  state.sheetShown();
  if (!dialog.open) dialog.showModal();
  positionMenu(dialog, button);
  showBeginning(dialog);
}

/** Shows a sheet from its beginning. Where the browser scrolled to a focused button, the sheet itself gets the focus. */
function showBeginning(dialog: HTMLElement): void {
  if (dialog.scrollTop === 0) return;
  dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
}

/** Positions an open menu beside its button, inside the window and its safe area. */
function positionMenu(dialog: HTMLElement, button: Element | null): void {
  if (!button || !dialog.matches('.beside')) return;
  const { innerWidth, innerHeight } = dialog.ownerDocument.defaultView!;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = dialog;
  // CSS zoom of the page scales the pixels of the sheet but not those of the window.
  const zoom = dialog.getBoundingClientRect().width / offsetWidth;
  const [width, height] = [offsetWidth * zoom, offsetHeight * zoom];
  const rail = innerHeight < innerWidth && innerHeight < 500;
  const x = rail ? right + MARGIN : left + right > innerWidth ? right - width : left;
  const y = rail ? bottom - height : top + bottom > innerHeight ? top - MARGIN - height : bottom + MARGIN;
  const within = (at: number, size: number, before: string, after: string): string =>
    `clamp(${MARGIN}px + env(safe-area-inset-${before}), ${at / zoom}px, 100% - ${size + MARGIN}px - env(safe-area-inset-${after}))`;
  // Set the margins explicitly: without a lower edge Firefox puts the box far below a page with vertical text.
  dialog.style.margin = '0 auto auto 0';
  dialog.style.inset = `${within(y, offsetHeight, 'top', 'bottom')} 0 0 ${within(x, offsetWidth, 'left', 'right')}`;
}

/** Renders a list of the deck's cards, in which the player can find one by typing. */
function findTemplate(session: TableSession, closed: () => void): TemplateResult {
  const { game, describer } = session;
  const words = featureWords(describer.locale);
  // List each face once, by suit and rank: the list must not reveal the order of the deal.
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

/** Renders the help: taps and keys. @param letters whether single letters are commands */
/** Returns the keys of a line of the help: its letter is replaced by the chosen one, and keys that are off are left out. */
function knownKeys(keys: string, shortcuts: Shortcuts): string {
  const [letter = '', ...others] = keys.split(', ');
  const command = usualCommand(letter);
  if (!command) return keys;
  return shortcuts.has(command) ? [shortcuts.letterOf(command)?.toUpperCase() ?? [], ...others].flat().join(', ') : '';
}

const helpTemplate = (words: FeatureWords, shortcuts: Shortcuts): TemplateResult =>
  html`<h3>${words.handsTitle}</h3>
    <p>${words.hands}</p>
    <h3>${words.keysTitle}</h3>
    <dl>
      ${words.keys.map(([key, does]) => {
        const known = knownKeys(key!, shortcuts);
        return known && html`<dt>${known}</dt><dd>${does}</dd>`;
      })}
    </dl>`;
