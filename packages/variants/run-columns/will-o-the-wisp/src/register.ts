import { register } from '@patience/core';
import willOTheWisp from './index.js';

register(willOTheWisp);
