export { default } from './packages/tooling/src/eslint.js';
