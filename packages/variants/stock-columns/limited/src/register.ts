import { register } from '@patience/core';
import limited from './index.js';

register(limited);
