import '../styles/page.css';
import '../styles/settings.css';
import '../styles/workshop.css';
import '@patience/element/define';
import { start } from '../shell/start.js';
import { openWorkshop } from '../workshop/workshop.js';

await openWorkshop(await start(), document.getElementById('view')!);
