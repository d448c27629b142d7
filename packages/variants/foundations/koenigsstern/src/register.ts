import { register } from '@patience/core';
import koenigsstern from './index.js';

register(koenigsstern);
