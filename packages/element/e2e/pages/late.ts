import { register } from '@patience/core';

/** A variant that is announced before or after the element, and loaded when it is asked for. */
const { src = '', variant = '' } = document.body.dataset;
register({ id: variant, from: src, load: () => import(src) as never });
