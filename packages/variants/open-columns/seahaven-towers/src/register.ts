import { register } from '@patience/core';
import seahavenTowers from './index.js';

register(seahavenTowers);
