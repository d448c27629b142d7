import { register } from '@patience/core';
import teppich from './index.js';

register(teppich);
