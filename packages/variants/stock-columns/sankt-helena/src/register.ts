import { register } from '@patience/core';
import sanktHelena from './index.js';

register(sanktHelena);
