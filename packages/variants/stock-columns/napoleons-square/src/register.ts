import { register } from '@patience/core';
import napoleonsSquare from './index.js';

register(napoleonsSquare);
