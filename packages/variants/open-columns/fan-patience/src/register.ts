import { register } from '@patience/core';
import fan from './index.js';

register(fan);
