/** @param {string} file in `dist`, without its extension @param {string} types */
const entryOf = (file, types = 'variant') => ({ types: `./dist/${types}.d.ts`, default: `./dist/${file}.js` });

/**
 * Returns the fields of package.json that name the patiences of a package of recipes. The main export is a patience that was it before, or
 * the only one: pages may import it by the name of the package.
 * @param {readonly { readonly id: string, readonly names: Readonly<Record<string, unknown>> }[]} patiences names: by language
 * @param {{ readonly exports?: Readonly<Record<string, any>> }} [before] package.json as it is
 */
export const announced = (patiences, before = {}) => {
  const main = before.exports?.['.']?.default;
  const isMain = /** @param {{ readonly id: string }} one */ ({ id }) => patiences.length === 1 || main === entryOf(id).default;
  return {
    exports: {
      ...Object.fromEntries(patiences.filter(isMain).map(({ id }) => ['.', entryOf(id)])),
      ...Object.fromEntries(patiences.map(({ id }) => [`./${id}`, entryOf(id)])),
      './register': entryOf('register', 'register'),
      './package.json': './package.json',
    },
    patience: {
      api: 1,
      variants: Object.fromEntries(patiences.map(({ id, names }) => [id, { module: `./dist/${id}.js`, names }])),
    },
  };
};
