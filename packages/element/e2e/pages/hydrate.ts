import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page, type PageProps } from './served.js';

/** Makes the page that the server rendered alive. */
hydrateRoot(document.getElementById('root')!, h(Page, JSON.parse(document.body.dataset['props']!) as PageProps));
