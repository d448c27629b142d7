/** Minimal projects around the file of a quick start, one for each framework, as the framework's own starter would write them. */

/** A project for one framework. */
export interface Project {
  /** Heading of the quick start in the element's documents. */
  readonly heading: string;
  /** Name of the file in the quick start that uses the element. */
  readonly component: string;
  /** Packages that npm installs besides those of the quick start. */
  readonly packages: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** Program and arguments of the framework's type checker. */
  readonly types: readonly string[];
  readonly build: readonly string[];
  /** Folder to serve; or program and arguments of a server, to which the port is appended. */
  readonly site: string | readonly string[];
}

const TYPESCRIPT = 'typescript@5.9';

const tsconfig = (more: object): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      ...more,
    },
    include: ['*', 'app/*'],
  });

const page = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Game</title><div id="root"></div><script type="module" src="/${script}"></script></html>`;

const config = (plugin: string, call: string): string => `import ${call} from '${plugin}';\nexport default { plugins: [${call}()] };\n`;

export const projects: Readonly<Record<string, Project>> = {
  React: {
    heading: 'React 19, with Next or without',
    component: 'Game.tsx',
    packages: ['react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', 'vite@8', '@vitejs/plugin-react@6', TYPESCRIPT],
    files: {
      'index.html': page('main.tsx'),
      'main.tsx':
        "import { StrictMode } from 'react';\nimport { createRoot } from 'react-dom/client';\nimport Game from './Game';\n" +
        "createRoot(document.getElementById('root')!).render(<StrictMode><Game /></StrictMode>);\n",
      'vite.config.js': config('@vitejs/plugin-react', 'react'),
      'tsconfig.json': tsconfig({ jsx: 'react-jsx' }),
    },
    types: ['tsc'],
    build: ['vite', 'build', '--logLevel', 'error'],
    site: 'dist',
  },
  Next: {
    heading: 'React 19, with Next or without',
    component: 'Game.tsx',
    packages: ['next@16', 'react@19', 'react-dom@19', '@types/react@19', '@types/react-dom@19', '@types/node@20', TYPESCRIPT],
    files: {
      'app/layout.tsx':
        "import type { ReactNode } from 'react';\nexport default function Layout({ children }: { children: ReactNode }) {\n" +
        '  return <html lang="en"><body>{children}</body></html>;\n}\n',
      'app/page.tsx': "import Game from '../Game';\nexport default function Page() {\n  return <Game />;\n}\n",
      'tsconfig.json': tsconfig({
        jsx: 'react-jsx',
        incremental: true,
        isolatedModules: true,
        esModuleInterop: true,
        resolveJsonModule: true,
      }),
    },
    types: ['tsc'],
    build: ['next', 'build'],
    site: ['next', 'start', '--hostname', '127.0.0.1', '--port'],
  },
  Vue: {
    heading: 'Vue 3',
    component: 'Game.vue',
    packages: ['vue@3', 'vue-tsc@3', 'vite@8', '@vitejs/plugin-vue@6', TYPESCRIPT],
    files: {
      'index.html': page('main.ts'),
      'main.ts': "import { createApp } from 'vue';\nimport Game from './Game.vue';\ncreateApp(Game).mount('#root');\n",
      'tsconfig.json': tsconfig({}).replace(/}$/, ',"vueCompilerOptions":{"strictTemplates":true}}'),
    },
    types: ['vue-tsc'],
    build: ['vite', 'build', '--logLevel', 'error'],
    site: 'dist',
  },
  Svelte: {
    heading: 'Svelte 5 and SvelteKit',
    component: 'Game.svelte',
    packages: ['svelte@5', 'svelte-check@4', 'vite@8', '@sveltejs/vite-plugin-svelte@7', TYPESCRIPT],
    files: {
      'index.html': page('main.ts'),
      'main.ts':
        "import { mount } from 'svelte';\nimport Game from './Game.svelte';\nmount(Game, { target: document.getElementById('root')! });\n",
      'vite.config.js': config('@sveltejs/vite-plugin-svelte', '{ svelte }').replace('[{ svelte }()]', '[svelte()]'),
      'tsconfig.json': tsconfig({}),
    },
    types: ['svelte-check', '--fail-on-warnings', '--output', 'human'],
    build: ['vite', 'build', '--logLevel', 'error'],
    site: 'dist',
  },
};
