import { register } from '@patience/core';
import monteCarlo from './index.js';

register(monteCarlo);
