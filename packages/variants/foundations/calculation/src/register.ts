import { register } from '@patience/core';
import calculation from './index.js';

register(calculation);
