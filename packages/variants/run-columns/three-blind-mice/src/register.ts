import { register } from '@patience/core';
import threeBlindMice from './index.js';

register(threeBlindMice);
