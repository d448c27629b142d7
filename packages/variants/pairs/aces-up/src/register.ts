import { register } from '@patience/core';
import acesUp from './index.js';

register(acesUp);
