import { html, nothing, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import { settings } from '../../settings/settings.js';
import type { Shell } from '../../app-shell/start.js';
import type { Store } from '../../store/store.js';
import { exportAll } from '../../store/transfer.js';
import { sendBytes } from './channel.js';
import { codeForm, codeView, readInput } from './code-parts.js';
import { canConnect, Connection } from './connection.js';
import { linkText, packFile } from './packed-file.js';
import { decodePairing } from './pairing-code.js';
import type { QrCode } from './qr-code.js';
import type { Talk } from './talk.js';
import type { Words } from './words.js';

/** A code with its picture, if it is short enough for one. */
interface Shown {
  readonly text: string;
  readonly qr: QrCode | undefined;
}

/** Sends the player's data to a page on another device: over a connection, or in a link if they are small. */
export class Sender {
  #connection: Connection | undefined;
  #code: Shown | undefined;
  #link: Shown | undefined;
  #busy = false;

  constructor(
    private readonly shell: Shell<Words>,
    private readonly store: Store,
    private readonly talk: Talk,
  ) {}

  view(): TemplateResult {
    const { transfer: words } = this.shell.words;
    return html`<section class="half" aria-labelledby="send-title">
      <h2 id="send-title">${words.send}</h2>
      <p>${words.sendLead}</p>
      ${this.#code ? this.#steps(this.#code) : this.#start()}
      ${
        this.#link
          ? html`<h3 id="link-title" tabindex="-1">${words.direct}</h3>
            <p>${words.directHelp}</p>
            ${codeView(this.shell.words, 'data-link', words.dataLink, this.#link.text, this.#link.qr, this.talk.tell)}`
          : nothing
      }
    </section>`;
  }

  #start(): TemplateResult {
    const { transfer: words } = this.shell.words;
    return html`<div class="buttons">
      <button type="button" class="button" id="send" ?disabled=${this.#busy} @click=${() => void this.#begin()}>${words.begin}</button>
    </div>`;
  }

  #steps(code: Shown): TemplateResult {
    const { words: all } = this.shell;
    const words = all.transfer;
    return html`<h3 id="offer-title" tabindex="-1">${words.stepOffer}</h3>
      <p>${words.offerHelp}</p>
      ${codeView(all, 'offer', words.offer, code.text, code.qr, this.talk.tell)}
      <h3>${words.stepAnswer}</h3>
      <p>${words.answerHelp}</p>
      ${codeForm(
        all,
        { id: 'answer-code', label: words.answer, go: words.connect, busy: this.#busy },
        {
          text: (text) => void this.#finish(text),
          photo: (file) => void this.talk.photo(file).then((text) => (text === undefined ? undefined : this.#finish(text))),
        },
      )}`;
  }

  async #begin(): Promise<void> {
    const { words: all } = this.shell;
    this.#busy = true;
    this.talk.tell(all.transfer.preparing);
    try {
      const packed = await packFile(await exportAll(this.store, settings()));
      const { qrCode, LONGEST_QR } = await import('./qr-code.js');
      const shown = (text: string): Shown => ({ text, qr: text.length <= LONGEST_QR ? qrCode(text) : undefined });
      const data = linkText(packed);
      const page = pageAddress(this.shell, 'transfer/');
      this.#link = data === undefined ? undefined : shown(`${page}#data=${data}`);
      if (canConnect()) {
        const [connection, code] = await Connection.offer();
        this.#connection = connection;
        this.#code = shown(`${page}#offer=${code}`);
      }
      this.#busy = false;
      this.talk.tell(this.#code ? '' : all.transfer.bad.unsupported, !this.#code);
      this.talk.focus(this.#code ? 'offer-title' : this.#link ? 'link-title' : 'send');
    } catch (error) {
      this.#busy = false;
      this.talk.fail(error);
      this.talk.focus('send');
    }
  }

  async #finish(text: string): Promise<void> {
    const { transfer: words } = this.shell.words;
    const decoded = decodePairing(readInput(text).text);
    if (!decoded.ok) return this.talk.tell(words.bad[decoded.reason], true);
    if (decoded.pairing.kind !== 'answer') return this.talk.tell(words.bad.offerAgain, true);
    const connection = this.#connection;
    if (!connection) return;
    this.#busy = true;
    this.talk.tell(words.connecting);
    try {
      const channel = await connection.accept(decoded.pairing);
      const packed = await packFile(await exportAll(this.store, settings()));
      await sendBytes(channel, packed, this.talk.progress(words.sending));
      this.talk.tell(words.sent);
    } catch (error) {
      this.talk.fail(error);
    }
    // A code works once: the next attempt begins with a new one.
    connection.close();
    this.#connection = this.#code = undefined;
    this.#busy = false;
    this.talk.draw();
    this.talk.focus('send');
  }
}
