import { register } from '@patience/core';
import bakersDozen from './index.js';

register(bakersDozen);
