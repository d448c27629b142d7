import { register } from '@patience/core';
import americanToad from './index.js';

register(americanToad);
