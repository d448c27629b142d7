import { library } from '@patience/tooling/tsup';

export default library({ cli: 'src/cli.ts', worker: 'src/worker.ts' }, { platform: 'node' });
