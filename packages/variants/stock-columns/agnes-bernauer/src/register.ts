import { register } from '@patience/core';
import agnesBernauer from './index.js';

register(agnesBernauer);
