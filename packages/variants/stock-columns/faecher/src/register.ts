import { register } from '@patience/core';
import faecher from './index.js';

register(faecher);
