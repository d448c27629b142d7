import { register } from '@patience/core';
import beleagueredCastle from './index.js';

register(beleagueredCastle);
