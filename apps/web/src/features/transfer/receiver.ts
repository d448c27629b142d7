import { html, nothing, type TemplateResult } from 'lit';
import type { Shell } from '../../app-shell/start.js';
import { receiveBytes } from './channel.js';
import { codeForm, codeView, readInput } from './code-parts.js';
import { canConnect, Connection } from './connection.js';
import type { Importer } from '../../components/importer.js';
import { readLinkText, unpackFile } from './packed-file.js';
import { decodePairing, type Pairing } from './pairing-code.js';
import type { QrCode } from './qr-code.js';
import type { Talk } from './talk.js';
import type { Words } from './words.js';

/** Receives a player's data from a page on another device, or from a link, and shows them before anything is written. */
export class Receiver {
  #connection: Connection | undefined;
  /** Offer of the other page, from a link that was opened; the player is asked before it is answered. */
  #offer: Pairing | undefined;
  #answer: { readonly text: string; readonly qr: QrCode } | undefined;

  constructor(
    private readonly shell: Shell<Words>,
    private readonly importer: Importer,
    private readonly talk: Talk,
  ) {}

  view(): TemplateResult {
    const { words: all } = this.shell;
    const words = all.transfer;
    return html`<section class="half" aria-labelledby="receive-title">
      <h2 id="receive-title" tabindex="-1">${words.receive}</h2>
      ${this.importer.view()}
      ${
        this.#answer
          ? html`<h3 id="answer-title" tabindex="-1">${words.stepShow}</h3>
            <p>${words.waiting}</p>
            ${codeView(all, 'answer', words.answerHere, this.#answer.text, this.#answer.qr, this.talk.tell)}`
          : this.#offer
            ? html`<p id="incoming">${words.incoming}</p>
              <div class="buttons">
                <button type="button" class="button" id="show-answer" aria-describedby="incoming" @click=${() => void this.#reply()}>
                  ${words.showAnswer}
                </button>
                <button type="button" class="plain" @click=${() => this.#refuse()}>${all.importing.preview.cancel}</button>
              </div>`
            : nothing
      }
      ${
        this.#answer || this.#offer
          ? nothing
          : html`<p>${words.receiveLead}</p>
            ${codeForm(
              all,
              { id: 'receive-code', label: words.code, go: words.read, busy: this.talk.busy },
              {
                text: (text) => void this.read(text, true),
                photo: (file) => void this.talk.photo(file).then((text) => (text === undefined ? undefined : this.read(text, true))),
              },
            )}`
      }
    </section>`;
  }

  /** Reads a code or link of another page. @param pasted whether the player gave it here, so that no question is needed */
  async read(given: string, pasted = false): Promise<void> {
    const { transfer: words, importing } = this.shell.words;
    const { kind, text } = readInput(given);
    if (kind === 'data')
      return this.talk.enqueue(importing.reading, 'receive-code', async () => this.importer.show(await readLinkText(text)));
    const decoded = decodePairing(text);
    if (!decoded.ok) return this.talk.tell(words.bad[decoded.reason], true);
    if (decoded.pairing.kind !== 'offer') return this.talk.tell(words.bad.answerAgain, true);
    if (!canConnect()) return this.talk.tell(words.bad.unsupported, true);
    // A newer code replaces one that was answered.
    this.#connection?.close();
    this.#connection = this.#answer = undefined;
    this.#offer = decoded.pairing;
    if (pasted) return this.#reply();
    this.talk.tell('');
    this.talk.focus('show-answer');
  }

  #refuse(): void {
    this.#offer = undefined;
    this.talk.tell('');
    this.talk.focus('receive-code');
  }

  async #reply(): Promise<void> {
    const { words: all } = this.shell;
    const words = all.transfer;
    const offer = this.#offer!;
    const isCurrent = (): boolean => this.#offer === offer;
    this.talk.tell(words.preparing);
    try {
      const [connection, text] = await Connection.answer(offer);
      const { qrCode } = await import('./qr-code.js');
      // The button may be pressed twice, or another code be opened meanwhile.
      if (!isCurrent() || this.#answer) return connection.close();
      this.#connection = connection;
      this.#answer = { text, qr: qrCode(text) };
      this.talk.tell('');
      this.talk.focus('answer-title');
      const channel = await connection.channel;
      const bytes = await receiveBytes(channel, this.talk.progress(words.receiving));
      if (isCurrent()) this.#end();
      this.talk.enqueue(all.importing.reading, 'receive-title', async () => this.importer.show(await unpackFile(bytes)));
    } catch (error) {
      if (!isCurrent()) return;
      this.#end();
      this.talk.fail(error);
      this.talk.focus('receive-title');
    }
  }

  #end(): void {
    const connection = this.#connection;
    this.#connection = this.#offer = this.#answer = undefined;
    // Let the message that everything has arrived leave first: closing at once would drop it.
    if (connection) void connection.channel.then((channel) => channel.addEventListener('close', () => connection.close()));
  }
}
