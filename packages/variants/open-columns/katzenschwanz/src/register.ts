import { register } from '@patience/core';
import katzenschwanz from './index.js';

register(katzenschwanz);
