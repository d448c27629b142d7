import { register } from '@patience/core';
import freecell from './index.js';

register(freecell);
