import { register } from '@patience/core';
import westcliff from './index.js';

register(westcliff);
