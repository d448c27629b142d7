import { register } from '@patience/core';
import parliament from './index.js';

register(parliament);
