/** Written by build/package-templates.ts: the templates of a package of recipes. */
declare module 'virtual:patience-package-templates' {
  export const templates: import('create-patience-variant/recipe-package').Templates;
}
