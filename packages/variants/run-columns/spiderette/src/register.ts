import { register } from '@patience/core';
import spiderette from './index.js';

register(spiderette);
