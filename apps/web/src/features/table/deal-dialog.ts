import { completeOptions, say, type GivenOptions, type Options } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { optionTexts, readDeal, type DealAddress } from '../../address/deal.js';
import { pageAddress } from '../../address/site.js';
import { linkTarget } from '../../address/link.js';
import { letters, numberWords } from 'virtual:patience-deal-habits';
import { LONGEST_WORD, readWritten, type DealHabits, type Written } from '../../address/written.js';
import { optionWords } from '../../catalogue/options.js';
import { change, settings } from '../../settings/settings.js';
import type { TableShell } from '../../app-shell/start.js';
import { openDialog } from '../../components/dialog.js';
import { fill } from '../../text/fill.js';
import { cut } from '../../text/cut.js';
import { DEALS, type WinnableDeals } from '../../table/winnable.js';

/**
 * Opens the dialog for choosing a deal. The running game is kept, and the dialog says so. The sheet behind New, which opens the dialog,
 * has the choices of rules; the dialog names the chosen ones.
 * @param options rules that were chosen in the sheet; absent: those on the table
 * @param winnable finds winnable deals; absent: the games are not won or lost
 * @param deal deals the chosen deal, or returns the reason why it cannot be dealt
 */
export function openDealDialog(
  shell: TableShell,
  game: GameSnapshot,
  options: GivenOptions | undefined,
  winnable: WinnableDeals | undefined,
  deal: (wanted: DealAddress) => Promise<string | undefined>,
): void {
  const { words } = shell;
  const { variant } = game;
  let searching: AbortController | undefined;
  let tried = 0;
  let message = '';
  let chosen = { ...optionTexts(game.options), ...optionTexts((options ?? {}) as Options) };
  let written: Written = { kind: 'any' };

  /** Returns what searches a winnable deal if the player names none; undefined if any deal will do. */
  const searched = (): WinnableDeals | undefined => (settings().winnable ? winnable : undefined);

  const content = (close: () => void): TemplateResult => {
    const problem = completeOptions(variant, chosen);
    const rules = Object.keys(variant.options).map((name) => {
      const option = optionWords(variant, shell.lang, name);
      const value = chosen[name] ?? '';
      return `${option.name}: ${option.values[value] ?? value}`;
    });
    return html`<form method="dialog" class="form" @submit=${submit(close)}>
      ${'seed' in game.source ? html`<p class="help">${fill(words.deal.now, { n: cut(String(game.source.seed)) })}</p>` : nothing}
      ${rules.length > 0 ? html`<p class="help">${words.deal.options}: ${rules.join(' · ')}</p>` : nothing}
      ${problem.ok ? nothing : html`<p class="wrong" role="alert">${say(problem.error, shell.lang, variant)}</p>`}
      ${
        winnable
          ? html`<label class="check"
              ><input
                type="checkbox"
                name="winnable"
                .checked=${settings().winnable}
                ?disabled=${searching !== undefined}
                @change=${prefer}
              />${words.deal.winnable}</label
            >`
          : nothing
      }
      <label class="field"
        >${words.deal.number}<input
          name="seed"
          autocomplete="off"
          spellcheck="false"
          aria-describedby="seed-help"
          ?autofocus=${true}
          ?disabled=${searching !== undefined}
          @input=${write}
      /></label>
      <p class="took" role="status">${took()}</p>
      <p id="seed-help" class="help">${words.deal.numberHelp} ${searched() ? words.deal.emptyWinnable : words.deal.emptyAny}</p>
      ${game.cursor > 0 && game.status === 'playing' ? html`<p class="note">${words.deal.kept}</p>` : nothing}
      <p class="said" role="status">${searching ? words.deal.searching : message}</p>
      ${searching ? html`<p class="search"><progress max=${DEALS} .value=${tried} aria-label=${words.deal.searching}></progress> ${fill(words.deal.tried, { n: tried, of: DEALS })}</p>` : nothing}
      <div class="buttons">
        ${
          searching
            ? html`<button type="button" class="button" @click=${giveUp}>${words.deal.giveUp}</button>`
            : html`<button type="submit" class="button" ?disabled=${!problem.ok}>${words.deal.start}</button>`
        }
        <button type="button" class="plain" @click=${close}>${words.deal.cancel}</button>
        <a class="plain" href=${pageAddress(shell, 'daily/')}>${words.deal.daily}</a>
      </div>
    </form>`;
  };

  // The reader's own language comes first: a letter on the cards means what it means there.
  const habits: DealHabits = { numberWords, letters: [letters[shell.lang] ?? '', ...Object.values(letters)] };

  const write = ({ target }: Event): void => {
    written = readWritten((target as HTMLInputElement).value, habits);
    const link = linkHere();
    const rules = link && completeOptions(variant, link.options);
    // A link sets its rules too; options that it does not name get their defaults.
    if (rules?.ok) chosen = optionTexts(rules.value);
    message = '';
    dialog.refresh();
  };

  /** Returns the deal of a link to this variant. */
  const linkHere = (): DealAddress | undefined =>
    written.kind === 'link' && linkTarget(written.url, shell, variant.id) === 'here'
      ? readDeal(written.url.searchParams, variant.options)
      : undefined;

  /** Returns a sentence about how the text in the field is read, unless it is taken as it is. */
  const took = (): string => {
    switch (written.kind) {
      case 'any':
        return '';
      case 'number':
        return fill(words.deal.tookNumber, { n: cut(written.seed) });
      case 'word':
        return fill(words.deal.tookWord, { word: cut(written.seed) });
      case 'cards':
        return fill(words.deal.tookCards, { n: written.count });
      case 'long':
        return fill(words.deal.tooLong, { n: written.length, most: LONGEST_WORD });
      case 'link':
        return tookLink(written.url);
    }
  };

  const tookLink = (url: URL): string => {
    const here = linkHere();
    if (here) return here.seed === undefined ? words.deal.tookLink : fill(words.deal.tookLinkNumber, { n: cut(here.seed) });
    return linkTarget(url, shell, variant.id) === 'site' ? words.deal.otherGame : words.deal.foreignLink;
  };

  const prefer = ({ target }: Event): void => {
    change({ winnable: (target as HTMLInputElement).checked });
    dialog.refresh();
  };

  const giveUp = (): void => {
    searching?.abort();
    searching = undefined;
    dialog.refresh();
  };

  const submit =
    (close: () => void) =>
    async (event: SubmitEvent): Promise<void> => {
      event.preventDefault();
      written = readWritten((new FormData(event.target as HTMLFormElement).get('seed') as string | null) ?? '', habits);
      const finder = searched();
      if (written.kind === 'any' && finder) return searchAndDeal(finder);
      if (written.kind === 'link' && linkTarget(written.url, shell, variant.id) === 'site') return location.assign(written.url);
      const wanted = wantedOf(written);
      if (!wanted) return dialog.refresh();
      const why = await deal({ options: chosen, ...wanted });
      if (why === undefined) return close();
      message = why;
      dialog.refresh();
    };

  /** Returns the deal that the field names; undefined for an invalid one, which {@link took} reports. */
  const wantedOf = (written: Written): Pick<DealAddress, 'seed' | 'deck'> | undefined => {
    if (written.kind === 'any') return {};
    if (written.kind === 'number' || written.kind === 'word') return { seed: written.seed };
    if (written.kind === 'cards') return { deck: written.deck };
    const { seed, deck } = linkHere() ?? {};
    return deck !== undefined ? { deck } : seed !== undefined ? { seed } : undefined;
  };

  const searchAndDeal = async (finder: WinnableDeals): Promise<void> => {
    const wanted = await search(finder);
    if (!wanted) return;
    dialog.close();
    await deal(wanted);
  };

  /** Searches for a winnable deal; undefined when the search was cancelled or found none. */
  const search = async (finder: WinnableDeals): Promise<DealAddress | undefined> => {
    const mine = (searching = new AbortController());
    [tried, message] = [0, ''];
    dialog.refresh();
    const found = await finder.find(chosen, mine.signal, (now) => {
      if (searching !== mine) return;
      tried = now;
      dialog.refresh();
    });
    if (mine.signal.aborted) return undefined;
    searching = undefined;
    if (found === 'none') message = words.deal.notFound;
    dialog.refresh();
    return typeof found === 'string' ? undefined : found;
  };

  const dialog = openDialog(words.deal.title, words.close, content, () => searching?.abort());
}
