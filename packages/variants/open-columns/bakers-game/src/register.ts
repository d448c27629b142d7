import { register } from '@patience/core';
import bakersGame from './index.js';

register(bakersGame);
