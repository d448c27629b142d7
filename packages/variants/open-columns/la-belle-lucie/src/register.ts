import { register } from '@patience/core';
import laBelleLucie from './index.js';

register(laBelleLucie);
