export { default } from './packages/tooling/src/vitest.js';
