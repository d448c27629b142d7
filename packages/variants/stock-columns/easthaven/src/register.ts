import { register } from '@patience/core';
import easthaven from './index.js';

register(easthaven);
