import { register } from '@patience/core';
import gaps from './index.js';

register(gaps);
