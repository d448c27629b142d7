import { register } from '@patience/core';
import lucas from './index.js';

register(lucas);
