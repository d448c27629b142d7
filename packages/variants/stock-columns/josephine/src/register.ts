import { register } from '@patience/core';
import josephine from './index.js';

register(josephine);
