import { register } from '@patience/core';
import missMilligan from './index.js';

register(missMilligan);
