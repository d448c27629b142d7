import { register } from '@patience/core';
import penguin from './index.js';

register(penguin);
