import { register } from '@patience/core';
import harem from './index.js';

register(harem);
