/** @param {string} id */
const entryOf = (id) => ({ types: './dist/variant.d.ts', default: `./dist/${id}.js` });

/**
 * Returns the fields of package.json that name the patiences of a package of recipes.
 * @param {readonly { readonly id: string, readonly names: Readonly<Record<string, unknown>> }[]} patiences names: by language
 */
export const announced = (patiences) => ({
  exports: {
    ...Object.fromEntries(patiences.slice(0, patiences.length === 1 ? 1 : 0).map(({ id }) => ['.', entryOf(id)])),
    ...Object.fromEntries(patiences.map(({ id }) => [`./${id}`, entryOf(id)])),
    './package.json': './package.json',
  },
  patience: {
    api: 1,
    variants: Object.fromEntries(patiences.map(({ id, names }) => [id, { module: `./dist/${id}.js`, names }])),
  },
});
