import { register } from '@patience/core';
import simpleSimon from './index.js';

register(simpleSimon);
