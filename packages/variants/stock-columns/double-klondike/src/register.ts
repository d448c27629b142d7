import { register } from '@patience/core';
import doubleKlondike from './index.js';

register(doubleKlondike);
