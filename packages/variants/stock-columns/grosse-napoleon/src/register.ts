import { register } from '@patience/core';
import grosseNapoleon from './index.js';

register(grosseNapoleon);
