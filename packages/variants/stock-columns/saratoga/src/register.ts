import { register } from '@patience/core';
import saratoga from './index.js';

register(saratoga);
