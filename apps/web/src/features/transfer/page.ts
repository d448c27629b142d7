import '../../styles/page.css';
import '../../styles/settings.css';
import './style.css';
import { html, render } from 'lit';
import { pageAddress } from '../../address/site.js';
import { openStore } from '../../app-shell/open.js';
import { start } from '../../app-shell/start.js';
import { Importer } from '../../components/importer.js';
import { Receiver } from './receiver.js';
import { Sender } from './sender.js';
import { Talk } from './talk.js';
import { WorkQueue } from '../../components/work-queue.js';

const shell = await start();
const words = shell.words.transfer;
const view = document.getElementById('view')!;
const store = await openStore(shell);
const queue = new WorkQueue(draw, shell.words.settings.failed);
const talk = new Talk(words, queue, draw);
const importer = new Importer(shell, store, queue, 'receive-title');
const sender = new Sender(shell, store, talk);
const receiver = new Receiver(shell, queue, importer, talk);
/** Whether a link of another device was opened: the page then begins with the half that receives. */
let opened = false;

function draw(): void {
  const halves = [sender.view(), receiver.view()];
  render(
    html`<p class="lead">${words.lead}</p>
      <p class=${queue.wrong ? 'wrong' : 'said'} role="status">${queue.message}</p>
      ${opened ? halves.reverse() : halves}
      <section class="half" aria-labelledby="file-title">
        <h2 id="file-title">${words.file}</h2>
        <p>${words.fileHelp}</p>
        <p><a href=${pageAddress(shell, 'settings/#data')}>${words.toFile}</a></p>
      </section>`,
    view,
  );
}

/** Reads the code or the data in the address, and removes them from it, so that they do not stay in the history. */
function readAddress(): void {
  if (!/^#(offer|data)=/.test(location.hash)) return;
  const given = location.hash;
  history.replaceState(null, '', location.pathname);
  opened = true;
  draw();
  void receiver.read(given);
}

draw();
readAddress();
addEventListener('hashchange', readAddress);
