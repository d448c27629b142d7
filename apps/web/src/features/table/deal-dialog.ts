import type { GivenOptions } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { letters, numberWords } from 'virtual:patience-deal-habits';
import type { DealAddress } from '../../address/deal.js';
import { pageAddress } from '../../address/site.js';
import type { TableShell } from '../../app-shell/start.js';
import { openDialog } from '../../components/dialog.js';
import { settings } from '../../settings/settings.js';
import { DEALS, type WinnableDeals } from '../../table/winnable.js';
import { cut } from '../../text/cut.js';
import { fill } from '../../text/fill.js';
import { DealChoice } from './deal-choice.js';
import type { Words as FirstWords } from './first-words.js';

/**
 * Opens the dialog for choosing a deal. The running game is kept, and the dialog says so. The sheet behind New, which opens the dialog,
 * has the choices of rules; the dialog names the chosen ones.
 * @param options rules that were chosen in the sheet; absent: those on the table
 * @param winnable finds winnable deals; absent: the games are not won or lost
 * @param deal deals the chosen deal, or returns the reason why it cannot be dealt
 */
export function openDealDialog(
  shell: TableShell<FirstWords>,
  game: GameSnapshot,
  options: GivenOptions | undefined,
  winnable: WinnableDeals | undefined,
  deal: (wanted: DealAddress) => Promise<string | undefined>,
): void {
  // The reader's own language comes first: a letter on the cards means what it means there.
  const habits = { numberWords, letters: [letters[shell.lang] ?? '', ...Object.values(letters)] };
  const actions = { deal, open: (address: URL) => location.assign(address) };
  const choice = new DealChoice(shell, game, options, winnable, habits, actions, () => dialog.refresh());
  const { words } = shell;
  const dialog = openDialog(
    words.deal.title,
    words.close,
    (close) => form(shell, choice, close),
    () => choice.stop(),
  );
}

function form(shell: TableShell<FirstWords>, choice: DealChoice, close: () => void): TemplateResult {
  const { deal: words } = shell.words;
  const { game, problem, rules, isSearching } = choice;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get('seed') as string | null;
    void choice.submit(text ?? '', close);
  };
  return html`<form method="dialog" class="form" @submit=${submit}>
    ${'seed' in game.source ? html`<p class="help">${fill(words.now, { n: cut(String(game.source.seed)) })}</p>` : nothing}
    ${rules.length > 0 ? html`<p class="help">${words.options}: ${rules.join(' · ')}</p>` : nothing}
    ${problem === undefined ? nothing : html`<p class="wrong" role="alert">${problem}</p>`}
    ${choice.winnable ? onlyWinnable(words.winnable, choice) : nothing}
    <label class="field"
      >${words.number}<input
        name="seed"
        autocomplete="off"
        spellcheck="false"
        aria-describedby="seed-help"
        ?autofocus=${true}
        ?disabled=${isSearching}
        @input=${({ target }: Event) => choice.write((target as HTMLInputElement).value)}
    /></label>
    <p class="took" role="status">${choice.reading} ${choice.warning}</p>
    <p id="seed-help" class="help">${asText(words.numberHelp)} ${choice.finder ? words.emptyWinnable : words.emptyAny}</p>
    ${game.cursor > 0 && game.status === 'playing' ? html`<p class="note">${words.kept}</p>` : nothing}
    <p class="said" role="status">${isSearching ? words.searching : choice.message}</p>
    ${isSearching ? html`<p class="search"><progress max=${DEALS} .value=${choice.tried} aria-label=${words.searching}></progress> ${fill(words.tried, { n: choice.tried, of: DEALS })}</p>` : nothing}
    <div class="buttons">
      ${
        isSearching
          ? html`<button type="button" class="button" @click=${() => choice.stop()}>${words.giveUp}</button>`
          : html`<button type="submit" class="button" ?disabled=${problem !== undefined}>${words.start}</button>`
      }
      <button type="button" class="plain" @click=${close}>${words.cancel}</button>
      <a class="plain" href=${pageAddress(shell, 'daily/')}>${words.daily}</a>
    </div>
  </form>`;
}

/** Asks for the signs of suits in the form of letters: a system that draws them as pictures may have none in the colour of the text. */
const asText = (text: string): string => text.replace(/[♠♥♦♣]/g, '$&\uFE0E');

function onlyWinnable(label: string, choice: DealChoice): TemplateResult {
  return html`<label class="check"
    ><input
      type="checkbox"
      name="winnable"
      .checked=${settings().winnable}
      ?disabled=${choice.isSearching}
      @change=${({ target }: Event) => choice.prefer((target as HTMLInputElement).checked)}
    />${label}</label
  >`;
}
