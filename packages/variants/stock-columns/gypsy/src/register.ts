import { register } from '@patience/core';
import gypsy from './index.js';

register(gypsy);
