import { register } from '@patience/core';
import pyramid from './index.js';

register(pyramid);
