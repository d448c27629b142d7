import { register } from '@patience/core';
import grandfathersClock from './index.js';

register(grandfathersClock);
