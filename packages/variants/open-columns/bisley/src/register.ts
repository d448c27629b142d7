import { register } from '@patience/core';
import bisley from './index.js';

register(bisley);
