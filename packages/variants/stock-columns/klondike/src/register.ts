import { register } from '@patience/core';
import klondike from './index.js';

register(klondike);
