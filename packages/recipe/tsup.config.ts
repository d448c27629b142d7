import { library } from '@patience/tooling/tsup';

export default library({ index: 'src/index.ts', describe: 'src/describe/index.ts', solvitaire: 'src/solvitaire/index.ts' });
