import { register } from '@patience/core';
import tenAcross from './index.js';

register(tenAcross);
