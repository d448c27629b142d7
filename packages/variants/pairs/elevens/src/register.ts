import { register } from '@patience/core';
import elevens from './index.js';

register(elevens);
