import { tryHosts } from './engine.js';

await tryHosts('firefox');
