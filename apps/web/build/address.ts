/** Absolute address of the site with a slash at its end, from `PATIENCE_SITE`; undefined when the build is given none. */
export const address = process.env['PATIENCE_SITE']?.replace(/(?<!\/)\/*$/, '/');

/** Path of the site's root on its server; "/" when the address of the site is not set. */
export const basePath = address === undefined ? '/' : new URL(address).pathname;
