import type { InputOptions, Plugin } from 'rolldown';
import { transform } from 'esbuild';

/** Resolves our packages to their sources, so that no build waits for another one. */
export const resolve = {
  conditionNames: ['@patience/source', 'browser', 'import', 'default'],
  extensionAlias: { '.js': ['.ts', '.js'] },
} satisfies InputOptions['resolve'];

/** Removes white space from the style sheets. */
export const minifiedStyles: Plugin = {
  name: 'minified-styles',
  transform: {
    filter: { id: /[\\/]element[\\/]src[\\/]styles[\\/]\w+\.ts$/ },
    async handler(code) {
      const [before = '', sheet, after = ''] = code.split('`');
      if (sheet === undefined) return undefined;
      const { code: css } = await transform(sheet, { loader: 'css', minify: true, target: 'es2022', charset: 'utf8' });
      return { code: `${before}\`${css.trim().replaceAll('\\', '\\\\')}\`${after}`, map: null };
    },
  },
};
