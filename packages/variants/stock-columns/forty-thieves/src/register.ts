import { register } from '@patience/core';
import fortyThieves from './index.js';

register(fortyThieves);
