export { default } from '@patience/tooling/eslint';
