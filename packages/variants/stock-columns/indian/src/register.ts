import { register } from '@patience/core';
import indian from './index.js';

register(indian);
