import { register } from '@patience/core';
import fourteenOut from './index.js';

register(fourteenOut);
