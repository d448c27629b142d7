import { register } from '@patience/core';
import fortunes from './index.js';

register(fortunes);
