import { register } from '@patience/core';
import foreCell from './index.js';

register(foreCell);
