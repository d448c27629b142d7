import { register } from '@patience/core';
import cruel from './index.js';

register(cruel);
