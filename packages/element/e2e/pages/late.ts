import { register } from '@patience/core';

/** Registers a variant before or after the element is defined, and loads it on demand. */
const { src = '', variant = '' } = document.body.dataset;
register({ id: variant, from: src, load: () => import(src) as never });
