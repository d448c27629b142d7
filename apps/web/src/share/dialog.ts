import { wordsOf as variantWords } from '@patience/core';
import type { GameSnapshot } from '@patience/element';
import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress, tablePath } from '../address/site.js';
import type { AddedSource, Source } from '../catalogue/entry.js';
import { openDialog } from '../components/dialog.js';
import type { TableShell } from '../app-shell/start.js';
import { forceAnnounce } from '../text/force-announce.js';
import { dealQuery } from '../table/address.js';
import { dropRedo } from './drop-redo.js';
import { encodeGame } from './code.js';
import { joinCodes } from './watch-code.js';
import { copyText } from './copy.js';

/** Opens the dialog with links to a deal and to the game played on it. */
export async function openShare(shell: TableShell, entry: Source | AddedSource, game: GameSnapshot): Promise<void> {
  const { words } = shell;
  const save = dropRedo(game.save());
  const recipe = entry.added && entry.recipe ? await (await import('@patience/recipe')).packRecipe(entry.source) : undefined;
  const deal =
    recipe === undefined
      ? pageAddress(shell, tablePath(entry, dealQuery(game)))
      : `${pageAddress(shell, `add/?${dealQuery(game)}`)}#recipe=${recipe}`;
  const whole = save.gestures.length > 0 ? `${pageAddress(shell, 'watch/')}#${joinCodes(await encodeGame(save), recipe)}` : undefined;
  let message = '';
  let failed = false;

  const link = (id: string, label: string, help: string, address: string, copied: string): TemplateResult =>
    html`<section>
      <h3 id=${id}>${label}</h3>
      <p class="help">${help}</p>
      <input
        class="link"
        readonly
        aria-labelledby=${id}
        .value=${address}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      />
      <div class="buttons">
        <button type="button" class="button" aria-label=${`${words.share.copy}: ${label}`} @click=${() => void copy(address, copied)}>
          ${words.share.copy}
        </button>
        ${
          'share' in navigator
            ? html`<button type="button" class="plain" aria-label=${`${words.share.send} ${label}`} @click=${() => send(address)}>
              ${words.share.send}
            </button>`
            : nothing
        }
      </div>
    </section>`;

  const dialog = openDialog(
    words.share.title,
    words.close,
    () =>
      html`${link('share-deal', words.share.deal, recipe === undefined ? words.share.dealHelp : words.share.recipeHelp, deal, words.share.copiedDeal)}
        ${whole === undefined ? nothing : link('share-game', words.share.game, words.share.gameHelp, whole, words.share.copiedGame)}
        <p class=${failed ? 'wrong' : 'said'} role="status">${message}</p>`,
  );

  const tell = (text: string, bad = false): void => {
    message = forceAnnounce(text, message);
    failed = bad;
    dialog.refresh();
  };
  const copy = async (address: string, success: string): Promise<void> => {
    const copied = await copyText(address);
    tell(copied ? success : words.share.failed, !copied);
  };
  const send = (url: string): void =>
    void navigator.share({ title: variantWords(game.variant, shell.lang).name, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell(words.share.notSent, true); // Report a failure, unless the player closed the browser's share sheet.
    });
}
