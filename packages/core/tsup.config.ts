import { library } from '@patience/tooling/tsup';

export default library({
  index: 'src/index.ts',
  testing: 'src/testing/index.ts',
  installed: 'src/installed.ts',
});
