import { register } from '@patience/core';
import storehouse from './index.js';

register(storehouse);
