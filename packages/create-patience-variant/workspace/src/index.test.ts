import { conformance } from '@patience/core/testing';
import { describe, test } from 'vitest';
import myPatience from '../../template/src/index.js';

conformance(myPatience, { describe, test });
