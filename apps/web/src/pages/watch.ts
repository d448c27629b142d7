import '../styles/page.css';
import { start } from '../shell/start.js';

await start();
