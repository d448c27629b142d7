import { register } from '@patience/core';
import streets from './index.js';

register(streets);
