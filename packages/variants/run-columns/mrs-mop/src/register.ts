import { register } from '@patience/core';
import mrsMop from './index.js';

register(mrsMop);
