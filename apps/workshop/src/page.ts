import '@patience/web/styles/page.css';
import '@patience/web/styles/settings.css';
import './workshop.css';
import { start } from '@patience/web/app-shell/start.js';

/** Longest wait for the first paint, in milliseconds: a page in the background is not painted. */
const LONGEST_WAIT = 200;

// The document says what the page is for. Paint it before the scripts of the form and the table, which are large.
const painted = new Promise<void>((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, LONGEST_WAIT);
});
const [shell] = await Promise.all([start(), painted]);
const [{ openWorkshop }] = await Promise.all([import('./open.js'), import('@patience/element/define')]);
document.getElementById('view')!.append(await openWorkshop(shell));
