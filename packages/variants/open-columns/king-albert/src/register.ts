import { register } from '@patience/core';
import kingAlbert from './index.js';

register(kingAlbert);
