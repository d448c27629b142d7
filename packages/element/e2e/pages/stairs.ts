export { default } from '../../src/testing/stairs.js';
