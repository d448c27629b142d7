import '../../styles/page.css';
import '../../styles/settings.css';
import './style.css';
import { html, type TemplateResult } from 'lit';
import { pageAddress } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { Page } from '../../app-shell/page.js';
import type { Shell } from '../../app-shell/start.js';
import { Importer } from '../../components/importer.js';
import { Receiver } from './receiver.js';
import { Sender } from './sender.js';
import { Talk } from './talk.js';
import type { Words } from './words.js';

/** The two halves of the page. Both write into one message. */
interface Halves {
  readonly talk: Talk;
  readonly sender: Sender;
  readonly receiver: Receiver;
  /** Whether a link of another device was opened: the page then begins with the half that receives. */
  opened: boolean;
}

/** The page that sends the player's data to another device, and receives them. */
class TransferPage extends Page<Halves, Words> {
  protected async open(shell: Shell<Words>, changed: () => void): Promise<Halves> {
    const store = await openStore(shell);
    const { transfer, importing } = shell.words;
    const talk = new Talk(transfer, changed, importing.failed, (id) => void this.focusOn(`#${id}`));
    const importer = new Importer(shell, store, talk, 'receive-title');
    const receiver = new Receiver(shell, importer, talk);
    const halves = { talk, sender: new Sender(shell, store, talk), receiver, opened: false };
    this.#readAddress(halves);
    addEventListener('hashchange', () => this.#readAddress(halves));
    return halves;
  }

  protected override render(): TemplateResult {
    const { talk, sender, receiver, opened } = this.model;
    const words = this.shell.words.transfer;
    const halves = [sender.view(), receiver.view()];
    return html`<p class="lead">${words.lead}</p>
      <p class=${talk.wrong ? 'wrong' : 'said'} role="status">${talk.message}</p>
      ${opened ? halves.reverse() : halves}
      <section class="half" aria-labelledby="file-title">
        <h2 id="file-title">${words.file}</h2>
        <p>${words.fileHelp}</p>
        <p><a href=${pageAddress(this.shell, 'settings/#data')}>${words.toFile}</a></p>
      </section>`;
  }

  /** Reads the code or the data in the address, and removes them from it, so that they do not stay in the history. */
  #readAddress(halves: Halves): void {
    if (!/^#(offer|data)=/.test(location.hash)) return;
    const given = location.hash;
    history.replaceState(null, '', location.pathname);
    halves.opened = true;
    this.requestUpdate();
    void halves.receiver.read(given);
  }
}

customElements.define('transfer-page', TransferPage);
