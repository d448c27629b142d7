import { register } from '@patience/core';
import shamrocks from './index.js';

register(shamrocks);
