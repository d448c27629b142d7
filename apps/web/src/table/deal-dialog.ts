import { completeOptions, say, type Game, type Options, type Variant } from '@patience/core';
import { html, nothing, type TemplateResult } from 'lit';
import type { DealAddress } from '../address/deal.js';
import type { Shell } from '../shell/start.js';
import { openDialog } from '../shell/dialog.js';
import { notice } from '../shell/notices.js';

/** Asks which deal and which rules. The running game is kept, and the dialog says so. */
export function openDeal(shell: Shell, game: Game, deal: (wanted: DealAddress) => Promise<boolean>): void {
  const { words } = shell;
  const { variant } = game;
  let searching: AbortController | undefined;
  let chosen: Record<string, string> = Object.fromEntries(Object.entries(game.options).map(([name, value]) => [name, String(value)]));

  const content = (close: () => void): TemplateResult => {
    const problem = completeOptions(variant, chosen);
    return html`<form method="dialog" class="form" @submit=${submit(close)}>
      ${Object.keys(variant.options).length > 0
        ? html`<fieldset><legend>${words.deal.options}</legend>${Object.entries(variant.options).map(([name, values]) => choice(name, values))}</fieldset>`
        : nothing}
      ${problem.ok ? nothing : html`<p class="wrong" role="alert">${say(problem.error, shell.lang, variant)}</p>`}
      <label class="field">${words.deal.number}<input name="seed" autocomplete="off" maxlength="200" spellcheck="false" aria-describedby="seed-help" /></label>
      <p id="seed-help" class="help">${words.deal.numberHelp}</p>
      <label class="check"><input type="checkbox" name="winnable" />${words.deal.winnable}</label>
      ${game.cursor > 0 && game.status === 'playing' ? html`<p class="note">${words.deal.kept}</p>` : nothing}
      <p class="said" role="status">${searching ? words.deal.searching : nothing}</p>
      <div class="buttons"><button type="submit" class="button" ?disabled=${!problem.ok || searching !== undefined}>${words.deal.start}</button><button type="button" class="plain" @click=${close}>${words.deal.cancel}</button></div>
    </form>`;
  };

  const choice = (name: string, values: readonly (string | number)[]): TemplateResult => {
    const said = optionWords(variant, shell.lang, name);
    return html`<label class="field">${said.name}<select name=${name} @change=${choose}>${values.map(
      (value) => html`<option value=${String(value)} ?selected=${chosen[name] === String(value)}>${said.values[String(value)] ?? String(value)}</option>`,
    )}</select></label>`;
  };

  const choose = ({ target }: Event): void => {
    const { name, value } = target as HTMLSelectElement;
    chosen = { ...chosen, [name]: value };
    dialog.refresh();
  };

  const submit = (close: () => void) => async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const seed = ((form.get('seed') as string | null) ?? '').trim();
    let wanted: DealAddress | undefined = { options: chosen, ...(seed && { seed }) };
    if (form.has('winnable') && !seed) {
      searching = new AbortController();
      dialog.refresh();
      wanted = await (await import('./adviser.js')).findDeal(game, chosen, searching.signal);
      if (searching.signal.aborted) return;
      if (!wanted) notice(words.deal.notFound, [], words.notices.ok);
    }
    close();
    await deal(wanted ?? { options: chosen });
  };

  const dialog = openDialog(words.deal.title, words.close, content, () => searching?.abort());
}

/** What a variant calls an option and its values. */
function optionWords(variant: Variant<Options>, lang: Shell['lang'], name: string): { name: string; values: Readonly<Record<string, string>> } {
  return variant.strings[lang].options?.[name] ?? { name, values: {} };
}

