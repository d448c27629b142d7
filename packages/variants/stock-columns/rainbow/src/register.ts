import { register } from '@patience/core';
import rainbow from './index.js';

register(rainbow);
