import { cdn, library } from '@patience/tooling/tsup';

export default [
  library({ index: 'src/index.ts', define: 'src/define.ts' }),
  cdn({ 'patience-game.cdn': 'src/define.ts' }),
];
