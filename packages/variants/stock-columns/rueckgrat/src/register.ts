import { register } from '@patience/core';
import rueckgrat from './index.js';

register(rueckgrat);
