import { register } from '@patience/core';
import raglan from './index.js';

register(raglan);
