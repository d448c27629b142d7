import { register } from '@patience/core';
import golf from './index.js';

register(golf);
