import '../../styles/page.css';
import '../../styles/settings.css';
import { SUIT_SHAPES } from '@patience/element/drawing';
import { Sounds } from '@patience/element/sounds';
import { html, nothing, render, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import { applyColours } from '../../settings/apply.js';
import { change, CHOICES, resetSettings, settings, type Settings } from '../../settings/settings.js';
import { stopWatchingOffline } from '../../offline/register.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { clearSiteData } from '../../store/clear-site-data.js';
import { deleteAll, exportAll, readPlayerFile } from '../../store/transfer.js';
import { canUndo, undoImport } from '../../store/undo.js';
import { Importer } from '../../components/importer.js';
import { WorkQueue } from '../../components/work-queue.js';
import { languages } from '../../words/load.js';

const shell = await start();
const words = shell.words.settings;
const view = document.getElementById('view')!;
const store = await openStore(shell);
let undoable = await canUndo(store);
let asking = false;
const queue = new WorkQueue(draw, words.failed);
const importer = new Importer(shell, store, queue, 'import', (offered) => (undoable = offered));

type Switch = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings] & string;

const set = (changed: Partial<Settings>): void => {
  applyColours(document.documentElement, change(changed));
  draw();
};

const check = (name: Switch, label: string): TemplateResult =>
  html`<label class="check"
    ><input
      type="checkbox"
      .checked=${settings()[name]}
      @change=${({ target }: Event) => set({ [name]: (target as HTMLInputElement).checked })}
    /><span>${label}</span>${SAMPLES[name]}</label
  >`;

const choice = (
  name: keyof typeof CHOICES,
  label: string,
  texts: Readonly<Record<string, string>>,
  run = (value: string) => set({ [name]: value }),
): TemplateResult =>
  html`<label class="field"
    >${label}<select @change=${({ target }: Event) => run((target as HTMLSelectElement).value)}>
      ${CHOICES[name].map((value) => html`<option value=${value} .selected=${settings()[name] === value}>${texts[value]}</option>`)}
    </select></label
  >`;

/** Draws a choice among pictures: radio buttons with a swatch and its name. The style sheet draws the swatches. */
const pictures = (name: 'table' | 'faces' | 'back', label: string, texts: Readonly<Record<string, string>>): TemplateResult =>
  html`<fieldset class="swatches" @change=${({ target }: Event) => set({ [name]: (target as HTMLInputElement).value })}>
    <legend>${label}</legend>
    ${CHOICES[name].map(
      (value) =>
        html`<label
          ><input type="radio" name=${name} value=${value} .checked=${settings()[name] === value} /><i class="${name} ${value}">${
            name === 'faces' ? SUITS[value as Settings['faces']] : nothing
          }</i
          ><span>${texts[value]}</span></label
        >`,
    )}
  </fieldset>`;

/** A spade and a heart, and an acorn: the pictures of the decks. */
const SUITS = {
  french: html`<svg viewBox="0 0 48 24" aria-hidden="true">
    <path d="M13 3c3 4 6.5 6 6.5 9.5a3.5 3.5 0 0 1-5.5 2.5l1.5 5h-5L12 15a3.5 3.5 0 0 1-5.5-2.5C6.5 9 10 7 13 3z" />
    <path class="red" d="M35 20c-3-4-7-6.5-7-11a3.7 3.7 0 0 1 7-1.5A3.7 3.7 0 0 1 42 9c0 4.5-4 7-7 11z" />
  </svg>`,
  german: html`<svg viewBox="0 0 48 24" aria-hidden="true">
    <path class="nut" d="M17 10h14c0 5-3 8.5-7 11-4-2.5-7-6-7-11z" />
    <path class="leaf" d="M15.5 10c0-4 3.5-6 7.5-6V2h2v2c4 0 7.5 2 7.5 6z" />
  </svg>`,
};

/** Draws a suit in the size of the text: some fonts lack the signs of suits, and some systems show a picture of their own for them. */
const suit = (name: keyof typeof SUIT_SHAPES, colour: string): TemplateResult =>
  html`<svg class=${colour} viewBox="-40 -41 80 82"><path d=${SUIT_SHAPES[name]} /></svg>`;

/** Samples of cards that a switch changes. */
const SAMPLES: Partial<Record<Switch, TemplateResult>> = {
  fourColours: html`<span class="sample" aria-hidden="true"
    >${suit('S', '')}${suit('H', 'red')}${suit('D', 'blue')}${suit('C', 'green')}</span
  >`,
  largeIndex: html`<span class="sample large" aria-hidden="true">7${suit('H', 'red')}</span>`,
  contrast: html`<span class="sample strong" aria-hidden="true">7${suit('S', '')}</span>`,
};

/** Draws the choice of languages, each by its own name. */
const languageChoice = (): TemplateResult =>
  html`<label class="field"
    >${words.language}<select @change=${({ target }: Event) => speak((target as HTMLSelectElement).value)}>
      ${Object.entries(languages).map(([tag, name]) => html`<option value=${tag} lang=${tag} .selected=${tag === shell.lang}>${name}</option>`)}
    </select></label
  >`;

function draw(): void {
  const { sound, volume } = settings();
  const { busy } = queue;
  render(
    html`<fieldset ?disabled=${busy}>
        <legend>${words.look}</legend>
        <div class="pair">
          ${languageChoice()} ${choice('theme', words.theme, words.themes)}
        </div>
        ${pictures('table', words.table, words.tables)} ${pictures('back', words.back, words.backs)}
        ${pictures('faces', words.faces, words.decks)}
        ${check('fourColours', words.fourColours)} ${check('largeIndex', words.largeIndex)} ${check('contrast', words.contrast)}
      </fieldset>
      <fieldset ?disabled=${busy}>
        <legend>${words.play}</legend>
        <div class="pair">
          ${choice('taps', words.taps, words.tapKinds)} ${choice('motion', words.motion, words.motions)}
          ${choice('speech', words.speech, words.speeches)}
        </div>
        ${check('leftHanded', words.leftHanded)} ${check('clock', words.clock)} ${check('score', words.score)}
        ${check('outlook', words.outlook)} ${check('winnable', words.winnable)} ${check('letters', words.letters)}
        ${check('sound', words.sound)}
        ${
          sound
            ? html`<label class="field narrow"
                >${words.volume}<input type="range" min="0" max="1" step="0.05" .value=${String(volume)} @change=${loud}
              /></label>`
            : nothing
        }
      </fieldset>
      <fieldset id="data" ?disabled=${busy} aria-busy=${busy}>
        <legend>${words.data}</legend>
        <p class="help">${words.dataLead}</p>
        <p><a href=${pageAddress(shell, 'transfer/')}>${words.transfer}</a></p>
        <div class="buttons">
          <button type="button" class="plain" @click=${save}>${words.export}</button>
          <label class="plain file"
            >${words.import}<input type="file" id="import" class="sr" accept="application/json,.json" @change=${read}
          /></label>
          ${undoable ? html`<button type="button" class="plain" @click=${undo}>${words.undoImport}</button>` : nothing}
        </div>
        ${importer.view()}
        <div class="buttons">
          ${
            asking
              ? html`<p class="wrong" role="alert">${words.deleteSure}</p>
                  <button type="button" class="button danger" @click=${remove}>${words.deleteYes}</button
                  ><button type="button" class="plain" id="delete-no" @click=${() => ask(false)}>${words.deleteNo}</button>`
              : html`<button type="button" class="plain danger" id="delete" @click=${() => ask(true)}>${words.delete}</button>`
          }
        </div>
        <p class=${queue.wrong ? 'wrong' : 'said'} role="status">${queue.message}</p>
        <p><a href=${pageAddress(shell, 'add/')}>${words.added}</a></p>
      </fieldset>`,
    view,
  );
}

function ask(now: boolean): void {
  asking = now;
  queue.tell('');
  document.getElementById(now ? 'delete-no' : 'delete')?.focus();
}

function speak(language: string): void {
  set({ language });
  location.assign(pageAddress({ root: shell.root, lang: language }, 'settings/'));
}

function loud({ target }: Event): void {
  set({ volume: Number((target as HTMLInputElement).value) });
  new Sounds().play('card', settings().volume, true);
}

async function save(): Promise<void> {
  const file = await exportAll(store, settings());
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `patience-${file.written.slice(0, 10)}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function read({ target }: Event): void {
  const input = target as HTMLInputElement;
  const file = input.files?.[0];
  if (!file) return;
  queue.enqueue(words.reading, 'import', async () => importer.show(await readPlayerFile(file)));
  input.value = '';
}

const undo = (): void =>
  queue.enqueue('', 'import', async () => {
    const before = await undoImport(store, settings());
    if (before) applyColours(document.documentElement, change(before));
    undoable = false;
    importer.reset();
    return { text: words.undone };
  });

const remove = (): void =>
  queue.enqueue(words.deleting, 'delete-no', async () => {
    await deleteAll(store);
    await stopWatchingOffline();
    await clearSiteData(shell.root);
    resetSettings();
    applyColours(document.documentElement, settings());
    asking = undoable = false;
    importer.reset();
    return { text: words.deleted, focus: 'delete' };
  });

draw();
