import { register } from '@patience/core';
import whitehead from './index.js';

register(whitehead);
