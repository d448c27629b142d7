import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { Page, type PageProps } from './served.js';

/** Renders the page without a server. */
createRoot(document.getElementById('root')!).render(h(Page, JSON.parse(document.body.dataset['props']!) as PageProps));
