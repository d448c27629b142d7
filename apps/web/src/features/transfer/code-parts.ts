import { html, nothing, svg, type TemplateResult } from 'lit';
import { copyText } from '../../share/copy.js';
import type { AppWords } from '../../words/types.js';
import type { QrCode } from './qr-code.js';
import type { Words } from './words.js';

/** Separates the parts of a link to this page: `#offer=` and `#data=`. */
const PART = /#(offer|data)=([\w.-]+)\s*$/;

/** Returns what the player scanned, opened or pasted: data in a link, or the code of a page, bare or in a link. */
export function readInput(text: string): { readonly kind: 'offer' | 'data' | 'code'; readonly text: string } {
  const [, kind, part = ''] = PART.exec(text) ?? [];
  return kind === 'offer' || kind === 'data' ? { kind, text: part } : { kind: 'code', text: text.trim() };
}

/** Draws a QR code, black on white in every theme. */
const qrView = ({ size, path }: QrCode, label: string): TemplateResult =>
  html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;

/** Draws a code to scan or to copy. @param tell receives a sentence about the copy, and whether it failed */
export function codeView(
  { transfer: words, share }: AppWords & Words,
  id: string,
  label: string,
  text: string,
  qr: QrCode | undefined,
  tell: (text: string, wrong: boolean) => void,
): TemplateResult {
  const copy = async (): Promise<void> => {
    const copied = await copyText(text);
    tell(copied ? share.copied : share.notCopied, !copied);
  };
  return html`<div class="code">
    ${qr ? qrView(qr, words.qr) : nothing}
    <label class="field"
      >${label}<input
        id=${id}
        class="link"
        readonly
        .value=${text}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    /></label>
    <div class="buttons">
      <button type="button" class="plain" aria-label=${`${share.copyText}: ${label}`} @click=${() => void copy()}>${share.copyText}</button>
    </div>
  </div>`;
}

/** Draws the form for the code of the other page: pasted, or photographed. */
export function codeForm(
  { transfer: words }: Words,
  { id, label, go, busy }: { readonly id: string; readonly label: string; readonly go: string; readonly busy: boolean },
  actions: { text(text: string): void; photo(file: Blob): void },
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    actions.text(new FormData(event.target as HTMLFormElement).get('code') as string);
  };
  const choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) actions.photo(file);
    input.value = '';
  };
  return html`<form class="form" @submit=${submit}>
    <label class="field"
      >${label}<textarea translate="no" id=${id} name="code" rows="3" required autocomplete="off" autocapitalize="off" spellcheck="false"></textarea></label
    >
    <div class="buttons">
      <button type="submit" class="button" ?disabled=${busy}>${go}</button>
      <label class="plain file"
        >${words.photo}<input type="file" class="sr" accept="image/*" capture="environment" ?disabled=${busy} @change=${choose}
      /></label>
    </div>
  </form>`;
}
