import { library } from '@patience/tooling/tsup';

export default library({ cli: 'src/cli.ts' }, { platform: 'node', dts: false });
