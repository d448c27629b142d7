import { register } from '@patience/core';
import numberTen from './index.js';

register(numberTen);
