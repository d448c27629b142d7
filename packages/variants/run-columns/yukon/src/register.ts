import { register } from '@patience/core';
import yukon from './index.js';

register(yukon);
