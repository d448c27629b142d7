import { register } from '@patience/core';
import blackHole from './index.js';

register(blackHole);
