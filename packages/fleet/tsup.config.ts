import { library } from '@patience/tooling/tsup';

export default library({ cli: 'src/cli.ts', decide: 'src/decide.ts' }, { platform: 'node' });
