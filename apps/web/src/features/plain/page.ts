import '../../styles/page.css';
import '../../styles/missing.css';
import '../../styles/previews.css';
import { start } from '../../app-shell/start.js';

const { page, root, lang } = await start();

// Show the language of the address first: some hosts have a single 404 page for all addresses.
const [asked = ''] = location.pathname.slice(root.pathname.length).toLowerCase().split('/', 1);
const part = asked === lang || asked === '' ? null : document.querySelector(`section[lang="${CSS.escape(asked)}"]`);
if (page === 'missing' && part) {
  part.parentElement!.prepend(part);
  document.title = part.querySelector('h1, h2')!.textContent;
  for (const [level, section] of [...document.querySelectorAll('main > section')].entries()) {
    const heading = section.querySelector('h1, h2')!;
    heading.replaceWith(Object.assign(document.createElement(level === 0 ? 'h1' : 'h2'), { textContent: heading.textContent }));
  }
}
