import { register } from '@patience/core';
import agnesSorel from './index.js';

register(agnesSorel);
