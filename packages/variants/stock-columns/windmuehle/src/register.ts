import { register } from '@patience/core';
import windmuehle from './index.js';

register(windmuehle);
