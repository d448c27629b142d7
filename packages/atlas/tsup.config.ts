import { library } from '@patience/tooling/tsup';

export default library({ index: 'src/index.ts', count: 'src/count/index.ts' }, { platform: 'node' });
