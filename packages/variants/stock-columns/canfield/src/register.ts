import { register } from '@patience/core';
import canfield from './index.js';

register(canfield);
