import { register } from '@patience/core';
import kleineBildergalerie from './index.js';

register(kleineBildergalerie);
