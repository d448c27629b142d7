import { register } from '@patience/core';
import gayGordons from './index.js';

register(gayGordons);
