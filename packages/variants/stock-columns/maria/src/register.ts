import { register } from '@patience/core';
import maria from './index.js';

register(maria);
