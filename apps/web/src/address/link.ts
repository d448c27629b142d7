import type { Here } from './site.js';

/** The target of a pasted link: the table of the current variant, another page of this site, or another site. */
export type LinkTarget = 'here' | 'site' | 'elsewhere';

/**
 * Tells where a pasted link leads. A link from another host counts as `here` when it has the form of this site's links and names the
 * variant and a deal: a copy of the site deals the same cards.
 */
export function linkTarget({ origin, pathname, searchParams }: URL, { root }: Pick<Here, 'root'>, variant: string): LinkTarget {
  const path = /\/[a-z]{2,8}(?:-[a-z0-9]{1,8})*\/(?:play\/(?:([a-z0-9-]+)\/)?)?(?:index\.html)?$/i.exec(pathname);
  const named = path && (path[1] ?? searchParams.get('variant'));
  if (named === variant && (searchParams.has('seed') || searchParams.has('deck'))) return 'here';
  return origin === root.origin && pathname.startsWith(root.pathname) ? 'site' : 'elsewhere';
}
