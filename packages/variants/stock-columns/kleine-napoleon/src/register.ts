import { register } from '@patience/core';
import kleineNapoleon from './index.js';

register(kleineNapoleon);
