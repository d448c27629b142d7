import { register } from '@patience/core';
import diplomat from './index.js';

register(diplomat);
