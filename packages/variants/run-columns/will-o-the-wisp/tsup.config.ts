import { variant } from '@patience/tooling/tsup';

export default variant();
