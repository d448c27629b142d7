import { register } from '@patience/core';
import curdsAndWhey from './index.js';

register(curdsAndWhey);
