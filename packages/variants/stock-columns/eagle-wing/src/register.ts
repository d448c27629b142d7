import { register } from '@patience/core';
import eagleWing from './index.js';

register(eagleWing);
