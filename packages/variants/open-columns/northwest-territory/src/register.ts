import { register } from '@patience/core';
import northwestTerritory from './index.js';

register(northwestTerritory);
