import { register } from '@patience/core';
import grosseHarfe from './index.js';

register(grosseHarfe);
