import { register } from '@patience/core';
import italiensKoenigin from './index.js';

register(italiensKoenigin);
