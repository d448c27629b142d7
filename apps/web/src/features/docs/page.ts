import '../../styles/page.css';
import '../../styles/embed.css';
import './style.css';
import { start, type Shell } from '../../app-shell/start.js';
import { copyText } from '../../share/copy.js';
import { startSearch } from './search.js';
import type { Words } from './words.js';

const { words } = (await start()) as Shell<Words>;
const { copyText: copyLabel, copied, notCopied } = words.share;

for (const button of document.querySelectorAll<HTMLButtonElement>('.code-block > .copy')) {
  button.textContent = copyLabel;
  button.lang = document.documentElement.lang;
  button.hidden = false;
  button.addEventListener('click', () => {
    void copyText(button.previousElementSibling!.textContent).then((done) => {
      button.textContent = done ? copied : notCopied;
    });
  });
  button.addEventListener('blur', () => {
    button.textContent = copyLabel;
  });
}

const place = document.querySelector<HTMLElement>('.try');
if (place) (await import('./playground.js')).startPlayground(place);

startSearch(document.querySelector('.docs-search')!, words.inDocs);
