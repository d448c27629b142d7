import { register } from '@patience/core';
import halbmond from './index.js';

register(halbmond);
