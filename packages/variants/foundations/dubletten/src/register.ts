import { register } from '@patience/core';
import dubletten from './index.js';

register(dubletten);
