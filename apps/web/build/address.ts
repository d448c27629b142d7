/** The absolute address of the site with a slash at its end, for what must name it; undefined when it is not known. */
export const address = process.env['PATIENCE_SITE']?.replace(/\/*$/, '/');

/** The path of the site from the root of its server. */
export const basePath = address === undefined ? '/' : new URL(address).pathname;
