import { register } from '@patience/core';
import nestor from './index.js';

register(nestor);
