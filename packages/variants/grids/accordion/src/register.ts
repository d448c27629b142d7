import { register } from '@patience/core';
import accordion from './index.js';

register(accordion);
