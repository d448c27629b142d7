import { register } from '@patience/core';
import clock from './index.js';

register(clock);
