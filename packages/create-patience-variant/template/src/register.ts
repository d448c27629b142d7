import { register } from '@patience/core';
import myPatience from './index.js';

register(myPatience);
