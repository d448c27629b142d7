import { library } from '@patience/tooling/tsup';

export default library({
  index: 'src/index.ts',
  testing: 'src/testing/index.ts',
  internals: 'src/internals.ts',
  data: 'src/data/index.ts',
  installed: 'src/registry/installed.ts',
  'rules-page': 'src/words/rules-page.ts',
});
