import { register } from '@patience/core';
import eightOff from './index.js';

register(eightOff);
