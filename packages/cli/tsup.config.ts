import { library } from '@patience/tooling/tsup';

export default library({ cli: 'src/cli.ts', worker: 'src/worker.ts', confined: 'src/confined.ts' }, { platform: 'node' });
