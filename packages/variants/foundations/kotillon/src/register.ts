import { register } from '@patience/core';
import kotillon from './index.js';

register(kotillon);
