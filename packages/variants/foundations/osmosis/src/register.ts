import { register } from '@patience/core';
import osmosis from './index.js';

register(osmosis);
