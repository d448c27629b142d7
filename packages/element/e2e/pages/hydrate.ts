import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page, type PageProps } from './served.js';

/** Hydrates the page that the server rendered. */
hydrateRoot(document.getElementById('root')!, h(Page, JSON.parse(document.body.dataset['props']!) as PageProps));
