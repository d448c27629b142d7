import { register } from '@patience/core';
import triPeaks from './index.js';

register(triPeaks);
