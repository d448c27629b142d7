import type { WatchedSite } from './site.js';
import type { Visit } from './visit.js';

/** A check that every engine must pass. */
export interface Check {
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  /** The check needs touch input, which not every driver has. */
  readonly touch?: true;
  run(visit: Visit, site: WatchedSite): Promise<void>;
}
