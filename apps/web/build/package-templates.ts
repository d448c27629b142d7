import { recipeTemplates } from 'create-patience-variant/templates';

/** Returns the source of the module with the templates of a package of recipes, which `create-patience-variant` writes too; undefined for any other id. */
export const packageTemplatesModule = (id: string): string | undefined =>
  id === 'virtual:patience-package-templates' ? `export const templates = ${JSON.stringify(recipeTemplates())};` : undefined;
