import { register } from '@patience/core';
import scorpion from './index.js';

register(scorpion);
