import '../styles/page.css';
import { start } from '../shell/start.js';

const { page, root, lang } = await start();

// Some hosts know only one page for whatever is missing: for an address in German its German part comes first.
const german = document.querySelector('section[lang=de]');
if (page === 'missing' && lang !== 'de' && german && location.pathname.startsWith(`${root.pathname}de/`)) {
  german.parentElement!.prepend(german);
  document.title = german.querySelector('h2')!.textContent;
  for (const [level, section] of [...document.querySelectorAll('main > section')].entries()) {
    const heading = section.querySelector('h1, h2')!;
    heading.replaceWith(Object.assign(document.createElement(level === 0 ? 'h1' : 'h2'), { textContent: heading.textContent }));
  }
}
