export { default } from '@patience/tooling/vitest';
