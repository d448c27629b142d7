import { registerLanguage } from '@patience/element/define';

const address = '/lang-fr.js';
registerLanguage('fr', async () => ((await import(/* @vite-ignore */ address)) as { readonly default: object }).default as never);
