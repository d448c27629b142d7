import { register } from '@patience/core';
import spider from './index.js';

register(spider);
