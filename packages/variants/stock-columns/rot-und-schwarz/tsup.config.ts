import { variant } from '@patience/tooling/tsup';

export default variant({ 1: 'src/1.ts', 2: 'src/2.ts', 3: 'src/3.ts' });
