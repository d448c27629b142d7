import { register } from '@patience/core';
import fortress from './index.js';

register(fortress);
