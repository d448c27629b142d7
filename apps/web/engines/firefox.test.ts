import { tryEngine } from './engine.js';

await tryEngine('firefox');
