import { register } from '@patience/core';
import emperor from './index.js';

register(emperor);
