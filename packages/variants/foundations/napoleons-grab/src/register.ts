import { register } from '@patience/core';
import napoleonsGrab from './index.js';

register(napoleonsGrab);
