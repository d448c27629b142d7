import { register } from '@patience/core';
import congress from './index.js';

register(congress);
