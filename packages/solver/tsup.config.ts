import { library } from '@patience/tooling/tsup';

export default library({ index: 'src/index.ts', reasons: 'src/reasons/index.ts', worker: 'src/protocol/worker.ts' });
