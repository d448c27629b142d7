import '@patience/web/styles/page.css';
import '@patience/web/styles/settings.css';
import './workshop.css';
import { start } from '@patience/web/app-shell/start.js';
import { painted } from '@patience/web/app-shell/tasks.js';

// The document says what the page is for. Paint it before the scripts of the form and the table, which are large.
const [shell] = await Promise.all([start(), painted()]);
const { openWorkshop } = await import('./open.js');
document.querySelector('#view')!.append(await openWorkshop(shell));
