import { register } from '@patience/core';
import zopf from './index.js';

register(zopf);
