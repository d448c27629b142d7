import { register } from '@patience/core';
import { rotUndSchwarz1, rotUndSchwarz2, rotUndSchwarz3 } from './index.js';

for (const variant of [rotUndSchwarz1, rotUndSchwarz2, rotUndSchwarz3]) register(variant);
