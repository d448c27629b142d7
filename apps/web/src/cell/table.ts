import { advise } from '@patience/element/advice';
import { runCell } from '@patience/element/inside';
import { Client, type Position, type SearchOptions } from '@patience/solver';

/** What the page asks this cell for, beyond what every cell can do. */
interface Asked {
  readonly solve?: Position & { readonly search: SearchOptions };
  /** Whether a word of the page lies over the way back to the game that was left. */
  readonly covered?: boolean;
}

/** What a word of the page lies over is hidden, as on a table without a cell. */
const COVERED = 'patience-game::part(notice-left) { visibility: hidden }';

/** The table of an added game, in its cell: the element, the variant, and the solver in a worker of the cell. */
void runCell(({ element, module, more, tell }) => {
  const solver = URL.createObjectURL(new Blob([(more as { readonly solver: string }).solver], { type: 'text/javascript' }));
  const worker = (): Worker => new Worker(solver);
  advise(element, { worker, module });
  const { adviser } = element;
  element.adviser = (game) => {
    tell({ is: 'asks', what: 'hint' });
    return adviser!(game);
  };
  const client = new Client(worker);
  const hidden = new CSSStyleSheet();
  document.adoptedStyleSheets.push(hidden);
  return async (what) => {
    const { solve, covered } = what as Asked;
    if (covered !== undefined) {
      hidden.replaceSync(covered ? COVERED : '');
      return true;
    }
    if (!solve) {
      client.stop();
      return true;
    }
    const { search, ...position } = solve;
    const { verdict } = await client.ask({ module }, { ask: 'solve', position, search });
    return verdict.verdict === 'solved';
  };
});
