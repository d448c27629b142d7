import { register } from '@patience/core';
import thumbAndPouch from './index.js';

register(thumbAndPouch);
