import { register } from '@patience/core';
import hochzeitszug from './index.js';

register(hochzeitszug);
