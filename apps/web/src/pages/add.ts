import '../styles/page.css';
import '../styles/settings.css';
import { html, nothing, render } from 'lit';
import { pageAddress, tablePath } from '../address/site.js';
import { addVariant, deleteGames, removeVariant } from '../added/add.js';
import { nameOf } from '../catalogue/names.js';
import { openStore } from '../shell/open.js';
import { start } from '../shell/start.js';
import type { AddedRecord } from '../store/records.js';
import { counted, fill } from '../text/fill.js';

const shell = await start();
const { lang, root, words: all } = shell;
const words = all.add;
const view = document.getElementById('view')!;
const store = await openStore(shell);
let records: readonly AddedRecord[] = await store.all('added');
let said = '';
let wrong = false;
let busy = false;
/** The variant that was removed last, where games of it are left. */
let leftOver: { readonly id: string; readonly games: number } | undefined;

function draw(): void {
  render(
    html`<p class="lead">${words.lead}</p>
      <form class="form" @submit=${submit}>
        <p class="note">${words.trust}</p>
        <label class="field"
          >${words.address}<input
            name="address"
            type="url"
            inputmode="url"
            required
            autocomplete="off"
            spellcheck="false"
            placeholder="https://"
        /></label>
        <label class="check"><input type="checkbox" name="agree" required />${words.agree}</label>
        <div class="buttons"><button type="submit" class="button" ?disabled=${busy}>${words.add}</button></div>
        <p class=${wrong ? 'wrong' : 'said'} role="status">${said}</p>
        ${
          leftOver
            ? html`<div class="buttons">
                <button type="button" class="plain danger" @click=${removeGames}>${counted(words.deleteGames, leftOver.games, lang)}</button>
              </div>`
            : nothing
        }
      </form>
      <h2>${words.list}</h2>
      ${
        records.length === 0
          ? html`<p>${words.none}</p>`
          : html`<ul class="own">
              ${records.map(
                (record) =>
                  html`<li>
                    <strong>${nameOf(record.facts, lang)}</strong> <small>${record.from}</small>
                    <div class="buttons">
                      <a class="button" href=${pageAddress(shell, tablePath({ id: record.id, added: true }))}
                        >${words.play}<span class="sr"> ${nameOf(record.facts, lang)}</span></a
                      >
                      <button type="button" class="plain danger" @click=${() => remove(record)}>
                        ${words.remove}<span class="sr"> ${nameOf(record.facts, lang)}</span>
                      </button>
                    </div>
                  </li>`,
              )}
            </ul>`
      }`,
    view,
  );
}

/** @param bad it did not work */
function tell(text: string, bad = false): void {
  said = text;
  wrong = bad;
  draw();
}

async function submit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  busy = true;
  leftOver = undefined;
  tell(words.busy);
  const added = await addVariant(root, store, new FormData(form).get('address') as string);
  busy = false;
  if (!added.ok) {
    const { reason, why } = added.refused;
    return tell(fill(words.bad[reason], { why, id: why, n: why }), true);
  }
  form.reset();
  records = await store.all('added');
  tell(fill(words.done, { name: nameOf(added.record.facts, lang) }));
}

async function remove(record: AddedRecord): Promise<void> {
  const games = await removeVariant(store, record.id);
  records = await store.all('added');
  leftOver = games > 0 ? { id: record.id, games } : undefined;
  tell(fill(leftOver ? words.removed : words.removedAll, { name: nameOf(record.facts, lang) }));
}

async function removeGames(): Promise<void> {
  if (!leftOver) return;
  const count = await deleteGames(store, leftOver.id);
  leftOver = undefined;
  tell(counted(words.gamesDeleted, count, lang));
}

draw();
