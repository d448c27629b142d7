import { register } from '@patience/core';
import trefoil from './index.js';

register(trefoil);
