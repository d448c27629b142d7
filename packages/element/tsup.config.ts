import { cdn, library } from '@patience/tooling/tsup';

export default [
  library({ index: 'src/index.ts', define: 'src/define.ts', advice: 'src/advice/index.ts' }),
  cdn({ 'patience-game.cdn': 'src/define.ts' }),
];
