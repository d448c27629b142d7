import { register } from '@patience/core';
import flowerGarden from './index.js';

register(flowerGarden);
