import { register } from '@patience/core';
import bristol from './index.js';

register(bristol);
