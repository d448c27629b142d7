import { register } from '@patience/core';
import rankAndFile from './index.js';

register(rankAndFile);
