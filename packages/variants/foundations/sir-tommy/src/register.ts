import { register } from '@patience/core';
import sirTommy from './index.js';

register(sirTommy);
