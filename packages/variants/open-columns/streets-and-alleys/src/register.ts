import { register } from '@patience/core';
import streetsAndAlleys from './index.js';

register(streetsAndAlleys);
